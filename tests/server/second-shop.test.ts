import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { issueInvoice } from '#backoffice/invoices/issue-invoice.ts';
import { isRouteEnabled } from '#routes/enabled-routes.ts';
import { matchPath } from '#routes/match-path.ts';
import { PAGE_KINDS } from '#scripts/examples/page-kinds.ts';
import { readPlaced } from '#tests/support/checkout.ts';
import { crawlSite } from '#tests/support/crawl-site.ts';
import { findDemoTraces } from '#tests/support/demo-traces.ts';
import type { LoggedVisitor } from '#tests/support/logged-visitor.ts';
import { readPdfLines } from '#tests/support/pdf-text.ts';
import { joinSecondShop, startSecondShop, type SecondShop } from '#tests/support/second-shop.ts';
import { OPERATOR_TOKEN } from '#tests/support/test-backoffice.ts';

const TIMEOUT_MS = 600_000;
const ORIGIN = 'http://localhost:3000';
/** Telephone numbers of this shop, of its buyer, and the example of the form. */
const OWN = /^(?:05|\+33 5) 36 49 27|^06 39 98 (?:04 12|12 34)$|^04 65 71 12 34$/;
const STARTS = [
  '/',
  '/en',
  '/pro',
  '/en/pro',
  '/recherche?q=lampe',
  '/en/results?q=lamp',
  '/recherche?q=zzzz',
];
/** Files that the program generates for products and categories of this shop. */
const DOCUMENTS = ['ql-cor-fiche', 'ql-noc-fiche', 'suspensions-depliant'];

let shop: SecondShop;
let buyer: Awaited<ReturnType<typeof joinSecondShop>>;
beforeAll(async () => {
  shop = await startSecondShop();
  buyer = await joinSecondShop(shop);
}, TIMEOUT_MS);
afterAll(() => shop.close());

const read = async (path: string) => {
  const response = await fetch(shop.url + path, { redirect: 'manual' });
  return { status: response.status, text: await response.text() };
};
const tracesIn = (text: string) => findDemoTraces(text, { own: OWN });
const tracesOn = (path: string, text: string) => tracesIn(text).map((words) => `${path}: ${words}`);
const isOn = (path: string) => {
  const name = matchPath(new URL(path, ORIGIN).pathname)?.match?.name;
  return name === undefined || isRouteEnabled(name, { cartEnabled: true, features: shop.features });
};
const fixedPaths = () => PAGE_KINDS.map(({ pattern }) => pattern).filter((pattern) => !pattern.includes('{'));

describe('a shop of another trade, imported into an empty database', () => {
  it(
    'pages that links and the site map lead to, in both languages: no trace of the demo shop, none is missing',
    async () => {
      const { text } = await read('/sitemap-1.xml');
      const listed = [...text.matchAll(/<loc>(.*?)<\/loc>/g)].map(
        ([, url = '']) => url.replace(ORIGIN, '') || '/',
      );
      expect(listed.filter((path) => !isOn(path))).toEqual([]);
      const crawled = await crawlSite(shop.url, [...STARTS, ...listed]);
      expect(crawled.size).toBeGreaterThan(100);
      const findings: string[] = [];
      for (const [path, { status, from }] of crawled) {
        if (status === 404 || status >= 500) findings.push(`${status} ${path} from ${[...from].join(' ')}`);
        if (!isOn(path)) findings.push(`${path} is off, linked from ${[...from].join(' ')}`);
        else findings.push(...tracesOn(path, (await read(path)).text));
      }
      expect(findings).toEqual([]);
    },
    TIMEOUT_MS,
  );

  it(
    'pages without links, errors: no trace of the demo shop, and a page of a feature that is off is missing',
    async () => {
      const findings: string[] = [];
      for (const path of [
        ...fixedPaths(),
        '/nowhere',
        '/en/nowhere',
        '/produit/lame',
        '/en/pro/product/none',
      ]) {
        const { status, text } = await read(path);
        if (status >= 500 || (!isOn(path) && status !== 404)) findings.push(`${status} ${path}`);
        // Its address, which the page repeats, is made of words of the trade.
        if (isOn(path)) findings.push(...tracesOn(path, text));
      }
      expect(findings).toEqual([]);
    },
    TIMEOUT_MS,
  );

  it('menus, links and the site map: nothing leads to a feature that is off', async () => {
    const { text } = await read('/plan-du-site');
    const links = [...text.matchAll(/href="(\/[^"#?]*)/g)].map(([, path = '']) => path);
    expect(links.length).toBeGreaterThan(20);
    expect(links.filter((path) => !isOn(path))).toEqual([]);
  });

  it('a product: its own name, photographs, price and attributes', async () => {
    const { text } = await read('/produit/corolle');
    for (const words of ['Corolle', 'Quinquelune', '169', 'Corail', 'E27']) expect(text).toContain(words);
  });

  it('home pages: photographs beside no door, and no font of the standard typeface', async () => {
    for (const path of ['/', '/en/pro']) {
      const { text } = await read(path);
      expect([path, text.match(/door"|[^"]*\.woff2/g)]).toEqual([path, null]);
    }
  });

  it('files for machines: no trace of the demo shop', async () => {
    const paths = ['/robots.txt', '/sitemap.xml', '/sitemap-1.xml'];
    const { text } = await read('/');
    const linked = [...text.matchAll(/<link[^>]*href="(\/[^"]*(?:manifest|theme)[^"]*)"/g)];
    expect(linked.length).toBeGreaterThan(0);
    for (const path of [...paths, ...linked.map(([, href = '']) => href)]) {
      const file = await read(path);
      expect([path, file.status]).toEqual([path, 200]);
      expect([path, tracesIn(file.text)]).toEqual([path, []]);
    }
  });

  it('documents of products and of a range: this shop’s name, seller and advisers', async () => {
    for (const code of DOCUMENTS)
      for (const lang of ['fr', 'en']) {
        const response = await fetch(`${shop.url}/media/documents/${lang}/${code}.pdf`);
        expect([code, response.status]).toEqual([code, 200]);
        const text = (await readPdfLines(new Uint8Array(await response.arrayBuffer()))).join('\n');
        expect([code, text]).toEqual([code, expect.stringContaining('36 49 27 30')]);
        expect([code, tracesIn(text)]).toEqual([code, []]);
      }
  });

  it('form of the contact page: subjects of this shop only', async () => {
    const { text } = await read('/contact');
    expect(text).toContain('subject=after-sales');
    for (const subject of ['quote', 'spare-part', 'pro-training'])
      expect(text).not.toContain(`subject=${subject}`);
    for (const subject of ['advice', 'after-sales', 'other'])
      expect(tracesIn((await read(`/contact?subject=${subject}`)).text)).toEqual([]);
  });

  it('pages of the team, set-up page: no trace of the demo shop', async () => {
    for (const path of ['/mailbox', '/reviews', '/credit', '/accounts', '/refunds', '/orders', '/setup']) {
      const page = await (await fetch(shop.backoffice.url + path)).text();
      expect([path, tracesIn(page)]).toEqual([path, []]);
    }
  });

  it(
    'an order: pages, documents and emails carry this shop’s seller, bank and telephone',
    async () => {
      const { visitor, api } = buyer;
      const { id } = await shop.backoffice.db
        .selectFrom('variant')
        .select('id')
        .where('reference', '=', 'QL-NOC-OL')
        .executeTakeFirstOrThrow();
      await api.add(id, 2, 'product');
      await api.ship();
      await expectNoTraces(visitor, ['/commande/panier', '/commande/livraison', '/en/order/summary']);
      const order = readPlaced(await api.order({ payment: 'virement' }));
      await expectNoTraces(visitor, [
        `/ma-commande/${order.reference}`,
        `/commande/confirmation?reference=${order.reference}`,
        '/mes-commandes',
        '/mon-compte',
        '/mes-adresses',
        '/pro/mes-favoris',
        '/pro/mes-codes-promo',
        '/en/my-account',
      ]);
      await shop.backoffice.db
        .transaction()
        .execute((trx) => issueInvoice(trx, { siteId: 1, orderId: order.id }));
      for (const kind of ['order', 'invoice'])
        for (const lang of ['fr', 'en']) {
          const lines = await readPdfLines(await readFile(`${order.id}/document/${kind}/pdf`, lang));
          expect(lines.join('\n')).toContain('Quinquelune SARL');
          expect(tracesIn(lines.join('\n'))).toEqual([]);
        }
      const xml = Buffer.from(await readFile(`${order.id}/document/invoice/xml`, 'fr')).toString();
      for (const words of ['FR88210009940', 'FR7600000000009876543210118']) expect(xml).toContain(words);
      expect(tracesIn(xml)).toEqual([]);
      for (const print of ['pick-list', 'labels']) {
        const text = (await readPdfLines(await readPrint(print, order.id))).join('\n');
        expect([print, text]).toEqual([print, expect.stringContaining(order.reference)]);
        expect([print, tracesIn(text)]).toEqual([print, []]);
      }
      const list = await (await fetch(`${shop.backoffice.url}/mailbox`)).text();
      const mails = [...list.matchAll(/href="(\/mailbox\/\d+)"/g)].map(([, path = '']) => path);
      expect(mails.length).toBeGreaterThanOrEqual(3);
      for (const path of mails) {
        const mail = await (await fetch(shop.backoffice.url + path)).text();
        expect(mail).toContain('Quinquelune');
        expect(tracesIn(mail)).toEqual([]);
      }
    },
    TIMEOUT_MS,
  );
});

async function expectNoTraces(visitor: LoggedVisitor, paths: readonly string[]): Promise<void> {
  for (const path of paths) {
    const { status, text } = await visitor.get(path);
    expect([path, status]).toEqual([path, 200]);
    expect([path, tracesIn(text)]).toEqual([path, []]);
  }
}

async function readFile(path: string, lang: string): Promise<Uint8Array> {
  const url = `${shop.backoffice.url}/api/v1/order/${path}?site_id=1&lang=${lang}&sales_plan_id=3`;
  const response = await fetch(url, { headers: { authorization: `Bearer ${buyer.api.token}` } });
  expect([path, response.status]).toEqual([path, 200]);
  return new Uint8Array(await response.arrayBuffer());
}

async function readPrint(name: string, orderId: number): Promise<Uint8Array> {
  const url = `${shop.backoffice.url}/api/v1/fulfilment/${name}?site_id=1&lang=fr&sales_plan_id=3`;
  const response = await fetch(`${url}&orders=${orderId}`, {
    headers: { authorization: `Bearer ${OPERATOR_TOKEN}` },
  });
  expect([name, response.status]).toEqual([name, 200]);
  return new Uint8Array(await response.arrayBuffer());
}
