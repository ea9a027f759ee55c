import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { issueInvoice } from '#backoffice/invoices/issue-invoice.ts';
import { matchPath } from '#routes/match-path.ts';
import type { RouteName } from '#routes/paths.ts';
import { PAGE_KINDS } from '#scripts/examples/page-kinds.ts';
import { readPlaced } from '#tests/support/checkout.ts';
import { findDemoTraces } from '#tests/support/demo-traces.ts';
import type { LoggedVisitor } from '#tests/support/logged-visitor.ts';
import { readPdfLines } from '#tests/support/pdf-text.ts';
import { joinSecondShop, startSecondShop, type SecondShop } from '#tests/support/second-shop.ts';

const TIMEOUT_MS = 600_000;
const PAGES_OF_A_KIND = 2;
const ORIGIN = 'http://localhost:3000';
/** Functions of the heating trade, which no page of this shop links to but the site map and the account. */
const HEATING: ReadonlySet<RouteName> = new Set<RouteName>([
  'power-calculator',
  'landing',
  'landing-heating',
  '{product}-contacts',
  'contact-form',
  'contact',
]);
/** Pages that link to them: their addresses are words of the trade. */
const LINKING: ReadonlySet<RouteName> = new Set<RouteName>(['sitemap', 'worksites', 'my-account']);

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
const nameOf = (path: string) => matchPath(new URL(path, ORIGIN).pathname)?.match?.name;
const tracesOn = (path: string, text: string) => {
  const name = nameOf(path);
  if (name && HEATING.has(name)) return [];
  const withTrade = !name || !LINKING.has(name);
  return findDemoTraces(text, { withTrade }).map((words) => `${path}: ${words}`);
};

/** Some pages of every kind in both languages for both audiences, from the site map and the route table. */
async function listPaths(): Promise<string[]> {
  const { text } = await read('/sitemap-1.xml');
  const listed = [...text.matchAll(/<loc>(.*?)<\/loc>/g)].map(
    ([, url = '']) => url.replace(ORIGIN, '') || '/',
  );
  const counts = new Map<string, number>();
  const sampled = listed.filter((path) => {
    const match = matchPath(path)?.match;
    const kind = [match?.name, match?.locale, match?.urlTarget].join(' ');
    counts.set(kind, (counts.get(kind) ?? 0) + 1);
    return (counts.get(kind) ?? 0) <= PAGES_OF_A_KIND;
  });
  const fixed = PAGE_KINDS.map(({ pattern }) => pattern).filter((pattern) => !pattern.includes('{'));
  return [...new Set([...sampled, ...fixed])];
}

describe('a shop of another trade, imported into an empty database', () => {
  it(
    'pages of every kind, in both languages, for visitors: no trace of the demo shop',
    async () => {
      const paths = [
        ...(await listPaths()),
        '/recherche?q=lampe',
        '/en/search?q=lamp',
        '/recherche?q=zzzz',
        '/nowhere',
        '/en/nowhere',
      ];
      expect(paths.length).toBeGreaterThan(100);
      const findings: string[] = [];
      for (const path of paths) {
        const { status, text } = await read(path);
        if (status >= 500) findings.push(`${status} ${path}`);
        findings.push(...tracesOn(path, text));
      }
      expect(findings).toEqual([]);
    },
    TIMEOUT_MS,
  );

  it('a product: its own name, photographs, price and attributes', async () => {
    const { text } = await read('/produit/corolle');
    for (const words of ['Corolle', 'Quinquelune', '169', 'Corail', 'E27']) expect(text).toContain(words);
  });

  it('files for machines: no trace of the demo shop', async () => {
    const paths = ['/robots.txt', '/sitemap.xml', '/sitemap-1.xml'];
    const { text } = await read('/');
    const linked = [...text.matchAll(/<link[^>]*href="(\/[^"]*(?:manifest|theme)[^"]*)"/g)];
    expect(linked.length).toBeGreaterThan(0);
    for (const path of [...paths, ...linked.map(([, href = '']) => href)]) {
      const file = await read(path);
      expect([path, file.status]).toEqual([path, 200]);
      // Addresses of functions of the heating trade.
      expect([path, findDemoTraces(file.text, { withTrade: false })]).toEqual([path, []]);
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
      ]);
      await shop.backoffice.db
        .transaction()
        .execute((trx) => issueInvoice(trx, { siteId: 1, orderId: order.id }));
      for (const kind of ['order', 'invoice'])
        for (const lang of ['fr', 'en']) {
          const lines = await readPdfLines(await readFile(`${order.id}/document/${kind}/pdf`, lang));
          expect(lines.join('\n')).toContain('Quinquelune SARL');
          expect(findDemoTraces(lines.join('\n'))).toEqual([]);
        }
      const xml = Buffer.from(await readFile(`${order.id}/document/invoice/xml`, 'fr')).toString();
      for (const words of ['FR88210009940', 'FR7600000000009876543210118']) expect(xml).toContain(words);
      expect(findDemoTraces(xml)).toEqual([]);
      const list = await (await fetch(`${shop.backoffice.url}/mailbox`)).text();
      const mails = [...list.matchAll(/href="(\/mailbox\/\d+)"/g)].map(([, path = '']) => path);
      expect(mails.length).toBeGreaterThanOrEqual(3);
      for (const path of mails) {
        const mail = await (await fetch(shop.backoffice.url + path)).text();
        expect(mail).toContain('Quinquelune');
        expect(findDemoTraces(mail)).toEqual([]);
      }
    },
    TIMEOUT_MS,
  );
});

async function expectNoTraces(visitor: LoggedVisitor, paths: readonly string[]): Promise<void> {
  for (const path of paths) {
    const { status, text } = await visitor.get(path);
    expect([path, status]).toEqual([path, 200]);
    // The account's menu links to functions of the heating trade.
    expect([path, findDemoTraces(text, { withTrade: false })]).toEqual([path, []]);
  }
}

async function readFile(path: string, lang: string): Promise<Uint8Array> {
  const url = `${shop.backoffice.url}/api/v1/order/${path}?site_id=1&lang=${lang}&sales_plan_id=3`;
  const response = await fetch(url, { headers: { authorization: `Bearer ${buyer.api.token}` } });
  expect([path, response.status]).toEqual([path, 200]);
  return new Uint8Array(await response.arrayBuffer());
}
