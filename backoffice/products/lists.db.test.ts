import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import {
  assert as assertAlways,
  asyncProperty,
  constant,
  constantFrom,
  integer,
  record,
  tuple,
  uniqueArray,
  type Arbitrary,
} from 'fast-check';
import { readDemoCatalogue } from '#backoffice/demo/demo-catalogue.ts';
import { plansOf } from '#backoffice/shop/audiences.ts';
import { facetsOf } from '#backoffice/shop/catalogue/product-facets.ts';
import { FIRST_PLANS } from '#backoffice/sites/ensure-site.ts';
import type { ProductRecord } from '#shared/contract/shop/product-record.ts';
import { category, type Category } from '#shared/contract/category.ts';
import { listOf } from '#shared/contract/common.ts';
import type { ProductCard } from '#shared/contract/product.ts';
import { productList, type ProductList } from '#shared/contract/product-list.ts';
import { PRODUCT_ORDERS } from '#shared/domain/product-order.ts';
import { searchKey } from '#shared/domain/text-keys.ts';
import { startTestApi, type TestApi } from '#tests/support/test-api.ts';

const { products: PRODUCTS, variants: VARIANTS, vocabulary } = await readDemoCatalogue();

type Filters = { attributes: Record<string, string[]>; min?: number; max?: number; plan: '1' | '2' | '3' };

const RUNS = 40;
const ORDERS: Record<(typeof PRODUCT_ORDERS)[number], (a: ProductCard, b: ProductCard) => number> = {
  position: (a, b) => positionOf(a) - positionOf(b),
  price_asc: (a, b) => priceOf(a, Infinity) - priceOf(b, Infinity) || a.id - b.id,
  price_desc: (a, b) => priceOf(b, -Infinity) - priceOf(a, -Infinity) || a.id - b.id,
  newest: (a, b) => Number(b.is_new) - Number(a.is_new) || b.id - a.id,
  name: (a, b) => compare(searchKey(a.name), searchKey(b.name)),
};
const FACETS = new Map<ProductRecord, Map<string, Set<string>>>(
  PRODUCTS.map((product) => [product, groupFacets(product)]),
);
const CODES = new Set([...FACETS.values()].flatMap((facets) => [...facets.keys()]));

let api: TestApi;
beforeAll(async () => {
  api = await startTestApi();
});
afterAll(() => api.close());

describe('lists and facets against a plain count over the catalogue', () => {
  it('[AP-07] product list: total and products match any combination of filters', async () => {
    await assertAlways(
      asyncProperty(filters(), async (chosen) => {
        const list = await ask(chosen);
        const expected = PRODUCTS.filter((product) => fits(product, chosen));
        expect(list.total).toBe(expected.length);
        expect(list.items.map((card) => card.reference).sort()).toEqual(
          expected
            .map((product) => product.reference)
            .sort()
            .slice(0, expected.length),
        );
      }),
      { numRuns: RUNS },
    );
  });

  it('[AP-07] facet: each option counts its result, ignoring choices of its own facet', async () => {
    await assertAlways(
      asyncProperty(filters(), async (chosen) => {
        const list = await ask(chosen);
        for (const facet of list.filters.filter((candidate) => candidate.type !== 'range')) {
          const { [facet.code]: _own, ...others } = chosen.attributes;
          const left = PRODUCTS.filter((product) => fits(product, { ...chosen, attributes: others }));
          expect([facet.code, facet.total_without]).toEqual([facet.code, left.length]);
          for (const option of facet.options) {
            const count = left.filter((product) => has(product, facet.code, option.value)).length;
            expect([facet.code, option.value, option.count]).toEqual([facet.code, option.value, count]);
          }
        }
      }),
      { numRuns: RUNS },
    );
  });

  it('facet: lists every option that some product of the plan has, with a count of zero when none remains', async () => {
    const list = await ask({ attributes: { TYPE: ['thermostat'] }, plan: '2' });
    const offered = (code: string) =>
      list.filters.find((facet) => facet.code === code)?.options.map((option) => option.value) ?? [];
    for (const code of ['TYPE', 'COLOR', 'POWER', 'MOUNTING']) {
      expect([code, new Set(offered(code))]).toEqual([code, optionsOf(code)]);
    }
    expect(
      list.filters.find((facet) => facet.code === 'VOLUME')?.options.every(({ count }) => count === 0),
    ).toBe(true);
  });

  it('price facet: spans the whole list, ignoring the chosen range, and includes both ends', async () => {
    const plain = await ask({ attributes: { TYPE: ['inertie-seche'] }, plan: '1' });
    const prices = plain.items.flatMap((card) => card.price?.value ?? []);
    const narrow = await ask({ attributes: { TYPE: ['inertie-seche'] }, plan: '1', min: 700, max: 701 });
    for (const list of [plain, narrow]) {
      const range = list.filters.find((facet) => facet.type === 'range');
      expect([range?.min, range?.max]).toEqual([
        Math.floor(Math.min(...prices)),
        Math.ceil(Math.max(...prices)),
      ]);
    }
    const exact = prices[0] ?? 0;
    const only = await ask({ attributes: {}, plan: '1', min: exact, max: exact });
    expect(only.total).toBeGreaterThan(0);
    expect(only.items.every((card) => card.price?.value === exact)).toBe(true);
  });

  it('category counts: follow the tree, products of lower categories included', async () => {
    const roots = listOf(category).parse((await api.get('/category', { sales_plan_id: '2' })).body).items;
    for (const root of roots) {
      const list = await ask({ attributes: {}, plan: '2' }, { categories: String(root.id) });
      const below = root.childs.length === 0 ? [root] : leaves(root);
      const parts = await Promise.all(
        below.map((leaf) => ask({ attributes: {}, plan: '2' }, { categories: String(leaf.id) })),
      );
      const references = new Set(parts.flatMap((part) => part.items.map((card) => card.reference)));
      expect([root.name, new Set(list.items.map((card) => card.reference))]).toEqual([root.name, references]);
    }
  });
});

describe('a change of the catalogue', () => {
  it('catalogue change: appears in the next list', async () => {
    const roots = listOf(category).parse((await api.get('/category', { sales_plan_id: '2' })).body).items;
    const last = roots.at(-1);
    const query = { categories: String(last?.id) };
    const before = await ask({ attributes: {}, plan: '2' }, query);
    expect(before.total).toBeGreaterThan(0);
    const removal = await api.operate('DELETE', `/category/${last?.id}`);
    expect([removal.status, removal.body]).toMatchObject([
      409,
      { code: 'in_use', params: { resource: 'product' } },
    ]);
    await api.db
      .deleteFrom('category')
      .where('id', '=', last?.id ?? 0)
      .execute();
    expect((await ask({ attributes: {}, plan: '2' }, query)).total).toBe(0);
    expect((await ask({ attributes: {}, plan: '2' })).total).toBe(PRODUCTS.length);
  });
});

describe('orders and pages', () => {
  it.each(PRODUCT_ORDERS)(
    '[AP-07] %s: is in order, and its pages hold every product once',
    async (orderBy) => {
      const cards: ProductCard[] = [];
      const first = await ask({ attributes: {}, plan: '1' }, { orderBy, perPage: '13' });
      for (let page = 1; page <= Math.ceil(first.total / 13) + 1; page += 1) {
        const list = await ask({ attributes: {}, plan: '1' }, { orderBy, perPage: '13', page: String(page) });
        cards.push(...list.items);
      }
      expect(cards).toHaveLength(first.total);
      expect(new Set(cards.map((card) => card.id)).size).toBe(first.total);

      expect(cards.map((card) => card.name)).toEqual(
        [...cards].sort(ORDERS[orderBy]).map((card) => card.name),
      );
    },
  );

  it('[PR-01] filter by colour: every card has its drawing and picture in that colour, in the size of its price', async () => {
    const list = await ask({ attributes: { COLOR: ['anthracite'] }, plan: '1' });
    expect(list.items.length).toBeGreaterThan(20);
    for (const { reference, cover, drawing, price } of list.items) {
      expect([reference, drawing.colour, cover?.colour]).toEqual([reference, 'anthracite', 'anthracite']);
      // The middle size, on quotation.
      if (!price) continue;
      const product = PRODUCTS.find((one) => one.reference === reference);
      const cheapest = (VARIANTS.get(product?.key ?? '') ?? []).filter(
        (variant) => variant.price === Math.round(price.value * 100),
      );
      const sizes = product?.sizes.filter(({ code }) => cheapest.some(({ size }) => size === code)) ?? [];
      expect([reference, sizes.map(({ width, height }) => `${width} × ${height}`)]).toEqual([
        reference,
        expect.arrayContaining([`${drawing.width} × ${drawing.height}`]),
      ]);
    }
  });

  it('text search: lists the best matches first, and an exact reference before them', async () => {
    const list = await ask({ attributes: {}, plan: '1' }, { text: 'seche serviette chrome' });
    expect(list.total).toBeGreaterThan(0);
    expect(list.items.every((card) => card.colours.some((colour) => colour.value === 'chrome'))).toBe(true);
    const exact = await ask({ attributes: {}, plan: '1' }, { text: 'at riv' });
    expect(exact.items.map((card) => card.reference)).toEqual(['AT-RIV']);
  });
});

/** Random filters: known and unknown facets and values, sometimes a price range, and a plan. */
function filters(): Arbitrary<Filters> {
  const choice = constantFrom(...CODES).chain((code) =>
    tuple(
      constant(code),
      uniqueArray(constantFrom(...valuesOf(code), 'unheard-of'), {
        minLength: 1,
        maxLength: 3,
      }),
    ),
  );
  return record(
    {
      attributes: uniqueArray(choice, { maxLength: 3, selector: ([code]) => code }).map((choices) =>
        Object.fromEntries(choices),
      ),
      min: integer({ min: 0, max: 1500 }),
      max: integer({ min: 300, max: 9000 }),
      plan: constantFrom('1' as const, '2' as const, '3' as const),
    },
    { requiredKeys: ['attributes', 'plan'] },
  );
}

/** Reads all pages of a list. */
async function ask(chosen: Filters, query: Record<string, string> = {}): Promise<ProductList> {
  const requested = {
    perPage: '100',
    sales_plan_id: chosen.plan,
    attributes: JSON.stringify(chosen.attributes),
    price: JSON.stringify({ min: chosen.min, max: chosen.max }),
    ...query,
  };
  const list = productList.parse((await api.get('/product', requested)).body);
  if (list.total <= 100 || query['perPage']) return list;
  const rest = productList.parse((await api.get('/product', { ...requested, page: '2' })).body);
  return { ...list, items: [...list.items, ...rest.items] };
}

/** Reference implementation: compares a product's data with the filters directly. */
function fits(product: ProductRecord, { attributes, min, max, plan }: Filters): boolean {
  if (!plansOf(product.audiences, FIRST_PLANS).includes(Number(plan))) return false;
  const chosen = Object.entries(attributes);
  if (!chosen.every(([code, values]) => values.some((candidate) => has(product, code, candidate))))
    return false;
  if (min === undefined && max === undefined) return true;
  const price = lowestPrice(product, plan);
  return price !== undefined && price >= (min ?? 0) && price <= (max ?? Infinity);
}

/** In the plan's unit: with VAT for consumers, without for professionals, to the cent. */
function lowestPrice(product: ProductRecord, plan: Filters['plan']): number | undefined {
  const prices = (VARIANTS.get(product.key) ?? []).flatMap(({ price }) => price ?? []);
  if (prices.length === 0) return undefined;
  const lowest = Math.min(...prices) / 100;
  return plan === '1' ? lowest : Math.round((lowest / 1.2) * 100) / 100;
}

function has(product: ProductRecord, code: string, candidate: string): boolean {
  return FACETS.get(product)?.get(code)?.has(candidate) ?? false;
}

function groupFacets(product: ProductRecord): Map<string, Set<string>> {
  const groups = new Map<string, Set<string>>();
  for (const { code, value } of facetsOf(vocabulary, product))
    groups.set(code, (groups.get(code) ?? new Set()).add(value));
  return groups;
}

function leaves(node: Category): Category[] {
  return node.childs.length === 0 ? [node] : node.childs.flatMap(leaves);
}

/** Values that lists offer: of a number with spans, the spans alone. */
function optionsOf(code: string): Set<string> {
  const spans = vocabulary.attributes.get(code)?.options.map(({ value }) => value) ?? [];
  const values = valuesOf(code);
  return spans.length > 0 ? new Set(spans.filter((span) => values.has(span))) : values;
}

function valuesOf(code: string): Set<string> {
  return new Set(PRODUCTS.flatMap((product) => [...(FACETS.get(product)?.get(code) ?? [])]));
}

function priceOf(card: ProductCard, otherwise: number): number {
  return card.price?.value ?? otherwise;
}

function positionOf(card: ProductCard): number {
  return PRODUCTS.findIndex((product) => product.reference === card.reference);
}

function compare(a: string, b: string): number {
  if (a === b) return 0;
  return a < b ? -1 : 1;
}
