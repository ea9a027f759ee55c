import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import request from 'supertest';
import { createExampleFinder, type ExamplePage } from '#scripts/examples/example-pages.ts';
import { PAGE_KINDS, type PageKind } from '#scripts/examples/page-kinds.ts';
import type { RouteName } from '#routes/paths.ts';
import { createBuyer } from '#tests/support/checkout.ts';
import { logInDemo } from '#tests/support/demo-login.ts';
import { logInVisitor, type LoggedVisitor } from '#tests/support/logged-visitor.ts';
import { parsePage } from '#tests/support/read-page.ts';
import { createTestClient } from '#tests/support/test-api.ts';
import { startTestBackoffice, type TestBackoffice } from '#tests/support/test-backoffice.ts';
import {
  createTestStorefront,
  PATIENT_LIMITS,
  serve,
  type TestStorefront,
} from '#tests/support/test-storefront.ts';

/** Pages whose amounts are all catalogue prices, or their sums. */
const CATALOGUE: ReadonlySet<RouteName> = new Set<RouteName>([
  'index',
  'categories',
  'product',
  'signature-product',
  'signature-category',
  'signature-landing',
  'results',
  'compare',
  'favorites',
  'accessories',
  'accessories-search',
  'accessories_schema',
  'power-calculator',
]);
/** Pages with prices among other amounts. */
const MIXED: ReadonlySet<RouteName> = new Set<RouteName>([
  'cms',
  'worksites',
  'promo_codes',
  'my-account',
  'cart',
  'order_list',
  'order',
]);
/** Renders every page of a kind, which is slow beside other tests. */
const TIMEOUT_MS = 90_000;
/** An amount in euros with its label. */
const AMOUNT = /(\d[\d ]*(?:,\d\d)?) €( TTC| HT net| HT, prix public)?/g;
/** An amount with cents, with or without label. */
const WITH_CENTS = /(\d[\d ]*,\d\d)(?!\d)( € HT net)?/g;

type Shown = { amount: number; label: string };

let backoffice: TestBackoffice;
let storefront: TestStorefront;
let site: { port: number; close: () => Promise<void> };
let professional: LoggedVisitor;
let examples: (ExamplePage & { name: RouteName; target: PageKind['target'] })[];
/** In cents, before tax. */
let publicPrices: Set<number>;
let netPrices: Set<number>;
beforeAll(async () => {
  backoffice = await startTestBackoffice();
  storefront = await createTestStorefront({ backofficeUrl: backoffice.url, limits: PATIENT_LIMITS });
  site = await serve(storefront.app);
  professional = await logInVisitor(storefront.app);
  const { discount, siteId } = await readDiscount();
  const variants = await backoffice.db
    .selectFrom('variant')
    .select('price')
    .where('price', 'is not', null)
    .execute();
  const parts = await backoffice.db
    .selectFrom('part')
    .select('price')
    .where('site_id', '=', siteId)
    .execute();
  publicPrices = new Set([
    ...variants.map(({ price }) => Math.round((price ?? 0) / 1.2)),
    ...parts.map(({ price }) => price ?? 0),
  ]);
  netPrices = new Set([...publicPrices].map((price) => Math.round((price * (100 - discount)) / 100)));
  const find = await createExampleFinder(`http://127.0.0.1:${site.port}`);
  examples = [];
  const kinds = PAGE_KINDS.filter(
    ({ locale, name }) => locale === 'fr' && (CATALOGUE.has(name) || MIXED.has(name)),
  );
  for (const kind of kinds)
    examples.push(...(await find(kind)).map((page) => ({ ...page, name: kind.name, target: kind.target })));
  examples = examples.filter(({ status, site: where }) => status === 200 && where === 'open');
});
afterAll(async () => {
  await site.close();
  await backoffice.close();
});

async function readDiscount(): Promise<{ discount: number; siteId: number }> {
  return backoffice.db
    .selectFrom('customer')
    .innerJoin('company', 'company.id', 'customer.company_id')
    .select(['company.discount', 'customer.site_id as siteId'])
    .where('customer.number', '=', 'C-004512')
    .executeTakeFirstOrThrow();
}

const textOf = async (path: string, visitor?: LoggedVisitor) => {
  const { status, text } = await (visitor ? visitor.get(path) : request(storefront.app).get(path));
  if (status !== 200) throw new Error(`${path} returns ${status}.`);
  return parsePage(text).main.text.replaceAll(/[\s\u202f]+/g, ' ');
};
const toCents = (figure: string) => Math.round(Number(figure.replaceAll(' ', '').replace(',', '.')) * 100);
/** The eco fee is not a price: it has its own tax label. */
const ECO = /éco-participation [\d,]+ € (?:HT|TTC)/g;
const amountsIn = (text: string): Shown[] =>
  [...text.replaceAll(ECO, '').matchAll(AMOUNT)].map(([, figure = '', label = '']) => ({
    amount: toCents(figure),
    label: label.trim(),
  }));

/** Amounts that contradict their label; on catalogue pages also those without a label. */
function findingsOf(text: string, isCatalogue: boolean): Shown[] {
  return amountsIn(text).filter(({ amount, label }) => {
    if (label === 'HT net') return publicPrices.has(amount) && !netPrices.has(amount);
    if (label === 'HT, prix public') return netPrices.has(amount) && !publicPrices.has(amount);
    return isCatalogue;
  });
}

/** `valueAddedTaxIncluded` of the offers in a page's structured data; undefined without offers. */
const offerOf = async (path: string, visitor?: LoggedVisitor) => {
  const { text } = await (visitor ? visitor.get(path) : request(storefront.app).get(path));
  return /"priceSpecification":\{[^}]*"valueAddedTaxIncluded":(true|false)/.exec(
    text.replaceAll('&quot;', '"'),
  )?.[1];
};

describe('price labels', () => {
  it(
    '[PR-06, PL-03] logged-in professional: every amount of every kind of page matches its label',
    async () => {
      const findings: [string, Shown[]][] = [];
      let count = 0;
      for (const { path, name, account } of examples) {
        if (account !== undefined && account !== 'pro@atre.example') continue;
        // The home page of consumers leads a professional to the other one, which has the credit of the company.
        if (path === '/') continue;
        const text = await textOf(path, professional);
        const found = findingsOf(text, CATALOGUE.has(name) && name !== 'index');
        count += amountsIn(text).filter(({ label }) => label === 'HT net').length;
        if (found.length > 0) findings.push([path, found]);
      }
      expect([findings, count > 200]).toEqual([[], true]);
    },
    TIMEOUT_MS,
  );

  it('[PR-02] logged-in professional: net prices always have their label, also in size table and comparison', async () => {
    const ids = await backoffice.db.selectFrom('product').select('id').orderBy('id').limit(3).execute();
    for (const path of [
      '/pro/produit/lame',
      '/pro/signature/produit/linteau',
      `/pro/comparer?products=${ids.map(({ id }) => id).join(',')}`,
    ]) {
      const bare = [...(await textOf(path, professional)).matchAll(WITH_CENTS)].filter(
        ([, figure = '', label]) => {
          const amount = toCents(figure);
          return label === undefined && netPrices.has(amount) && !publicPrices.has(amount);
        },
      );
      expect([path, bare.map(([figure]) => figure)]).toEqual([path, []]);
    }
  });

  it('[CK-11] professional’s cart: net and public prices of each line, each with its label', async () => {
    const client = createTestClient(backoffice.url);
    const buyer = createBuyer(client, (await logInDemo(client)).token);
    const parts = await backoffice.db
      .selectFrom('part')
      .select('id')
      .where('status', '=', 'available')
      .where('stock', '>', 5)
      .where('price', '>', 3000)
      // Heavy enough for the pallet carrier.
      .orderBy('weight', 'desc')
      .orderBy('id')
      .limit(4)
      .execute();
    // One of each, so that the public price of a line is a known price.
    for (const { id } of parts) await buyer.add(id, 1);
    await buyer.ship('transporteur');
    const cart = await textOf('/panier', professional);
    expect(findingsOf(cart, false)).toEqual([]);
    const labels = amountsIn(cart).map(({ label }) => label);
    expect(labels.filter((label) => label === 'HT, prix public')).toHaveLength(4);
    // Unit and line price.
    expect(labels.filter((label) => label === 'HT net')).toHaveLength(8);
    expect(findingsOf(await textOf('/commande/recapitulatif', professional), false)).toEqual([]);
  });

  it(
    '[PL-03, PR-06] anonymous visitors: consumers see prices with tax only, professionals public prices without',
    async () => {
      for (const [target, label] of [
        ['part', 'TTC'],
        ['pro', 'HT, prix public'],
      ] as const) {
        const pages = examples.filter(
          (page) => page.target === target && !page.account && CATALOGUE.has(page.name),
        );
        const others: [string, Shown[]][] = [];
        let count = 0;
        for (const { path } of pages) {
          const amounts = amountsIn(await textOf(path));
          count += amounts.length;
          const wrong = amounts.filter((shown) => shown.label !== label);
          if (wrong.length > 0) others.push([path, wrong]);
        }
        expect([target, others, count > 100]).toEqual([target, [], true]);
      }
    },
    TIMEOUT_MS,
  );

  it('[PR-02] structured data: public prices with their tax, no net prices', async () => {
    expect(await offerOf('/produit/lame')).toBe('true');
    expect(await offerOf('/pro/produit/lame')).toBe('false');
    expect(await offerOf('/pro/produit/lame', professional)).toBeUndefined();
  });
});
