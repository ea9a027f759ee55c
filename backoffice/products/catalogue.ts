import { sql, type Kysely } from 'kysely';
import { todayInParis } from '#backoffice/calendar.ts';
import { cacheUntilChanged } from '#backoffice/database/cache-until-changed.ts';
import type { VariantPrices } from '#backoffice/database/price-columns.ts';
import type { Schema } from '#backoffice/database/schema.ts';
import type { ProductOrder } from '#shared/domain/product-order.ts';
import { searchKey } from '#shared/domain/text-keys.ts';
import { addTo, emptySet, type BitSet } from './bit-set.ts';
import { pricesInForce } from './price-in-force.ts';
import { PRODUCT_VAT } from './vat-rate.ts';

/**
 * Index of a site's products for lists and facets: products have positions (in the catalogue's order),
 * everything else is a set of positions. Fifty thousand products take about twenty megabytes.
 */
export type Catalogue = {
  ids: number[];
  positionOf: Map<number, number>;
  references: string[];
  /** Lowest public price in cents with VAT, `null` on quotation. */
  prices: (number | null)[];
  /** Lowest price of professional visitors, without VAT. */
  professionalPrices: (number | null)[];
  /** Prices without VAT of the variants that the net price list has, and those of the other ones, by position. */
  netLists: Map<number, NetList>;
  /** Some prices of professionals are not the public price without VAT. */
  hasPlanPrices: boolean;
  variantCounts: number[];
  signature: BitSet;
  plans: Map<number, BitSet>;
  categories: Map<number, BitSet>;
  /** code → value → products */
  facets: Map<string, Map<string, BitSet>>;
  /** Positions in each sort order, by `order` or, for names, `name` and the language. */
  orders: Map<string, number[]>;
};

/** Lowest prices in cents; infinite without any. */
type NetList = { net: number; listed: number };

export type CatalogueReader = (siteId: number) => Promise<Catalogue>;

/** Returns the current catalogue, cached until the data changes. */
export function createCatalogueReader(db: Kysely<Schema>): CatalogueReader {
  const cached = cacheUntilChanged<Catalogue>(db);
  // Prices change with the day.
  return (siteId) => cached(`${siteId} ${todayInParis()}`, () => readCatalogue(db, siteId));
}

export function orderKey(order: ProductOrder, lang: string): string {
  return order === 'name' ? `name ${lang}` : order;
}

async function readCatalogue(db: Kysely<Schema>, siteId: number): Promise<Catalogue> {
  const products = await db
    .selectFrom('product')
    .where('site_id', '=', siteId)
    .orderBy('position')
    .orderBy('id')
    .select([
      'id',
      'reference',
      'price_from',
      'plan_prices',
      PRODUCT_VAT.as('vat'),
      'sales_plan_ids',
      'signature',
      'is_new',
    ])
    .execute();
  const [variants, categories, facets, names] = await Promise.all([
    sql<{ id: number; count: number }>`
      select product_id as id, count(*)::integer as count from variant group by product_id`.execute(db),
    sql<{ id: number; ids: number[] }>`
      select category_id as id, array_agg(product_id) as ids from product_category group by category_id`.execute(
      db,
    ),
    sql<{ code: string; value: string; ids: number[] }>`
      select code, value, array_agg(product_id) as ids from product_facet group by code, value`.execute(db),
    db.selectFrom('product_translation').select(['product_id', 'lang', 'name']).execute(),
  ]);
  const ids = products.map((product) => product.id);
  const positionOf = new Map(ids.map((id, position) => [id, position]));
  const setOf = (members: Iterable<number>) => {
    const set = emptySet(ids.length);
    for (const id of members) {
      const position = positionOf.get(id);
      if (position !== undefined) addTo(set, position);
    }
    return set;
  };
  const counts = new Map(variants.rows.map((row) => [row.id, row.count]));
  const values = new Map<string, Map<string, BitSet>>();
  for (const row of facets.rows) {
    values.set(row.code, (values.get(row.code) ?? new Map<string, BitSet>()).set(row.value, setOf(row.ids)));
  }
  const prices = products.map(lowestPrices);
  const planIds = new Set(products.flatMap((product) => product.sales_plan_ids));
  return {
    ids,
    positionOf,
    references: products.map((product) => product.reference),
    prices: prices.map((one) => one.public),
    professionalPrices: prices.map(({ professional }) => professional),
    netLists: new Map(prices.flatMap(({ netList }, position) => (netList ? [[position, netList]] : []))),
    hasPlanPrices: products.some(({ plan_prices: others }) => others !== null),
    variantCounts: ids.map((id) => counts.get(id) ?? 0),
    signature: setOf(products.filter((product) => product.signature).map((product) => product.id)),
    plans: new Map(
      [...planIds].map((plan) => [
        plan,
        setOf(
          products.filter((product) => product.sales_plan_ids.includes(plan)).map((product) => product.id),
        ),
      ]),
    ),
    categories: new Map(categories.rows.map((row) => [row.id, setOf(row.ids)])),
    facets: values,
    orders: sortPositions(
      products.map((product, index) => ({ ...product, price: prices[index]?.public ?? null })),
      names,
      positionOf,
    ),
  };
}

type Priced = { price_from: number | null; plan_prices: readonly VariantPrices[] | null; vat: number };

/** Lowest prices of a product today. */
function lowestPrices({ price_from: price, plan_prices: variants, vat }: Priced) {
  const prices = (variants ?? [{ price }]).map((variant) => pricesInForce(variant, vat));
  const net = lowest(prices.map((one) => one.net));
  const others = lowest(prices.filter((one) => one.net === null).map((one) => one.professional));
  return {
    public: lowest(prices.map((one) => one.public)),
    professional: lowest(prices.map((one) => one.professional)),
    netList: net === null ? undefined : { net, listed: others ?? Infinity },
  };
}

function lowest(values: readonly (number | null)[]): number | null {
  const known = values.filter((value) => value !== null);
  return known.length > 0 ? Math.min(...known) : null;
}

type Sortable = { id: number; price: number | null; is_new: boolean };
type Name = { product_id: number; lang: string; name: string };

/** Ties are broken by id, so that pages are stable. */
function sortPositions(
  products: Sortable[],
  names: Name[],
  positionOf: Map<number, number>,
): Map<string, number[]> {
  const positions = products.map((_product, position) => position);
  const by = (compare: (a: Sortable, b: Sortable) => number) =>
    positions.toSorted((a, b) => compare(products[a] as Sortable, products[b] as Sortable));
  const price = (product: Sortable, otherwise: number) => product.price ?? otherwise;
  const orders = new Map([
    ['position', positions],
    [
      'price_asc',
      by((a, b) => price(a, Number.MAX_SAFE_INTEGER) - price(b, Number.MAX_SAFE_INTEGER) || a.id - b.id),
    ],
    ['price_desc', by((a, b) => price(b, -1) - price(a, -1) || a.id - b.id)],
    ['newest', by((a, b) => Number(b.is_new) - Number(a.is_new) || b.id - a.id)],
  ]);
  for (const lang of new Set(names.map((row) => row.lang))) {
    const keys = new Map(
      names
        .filter((row) => row.lang === lang)
        .map((row) => [positionOf.get(row.product_id), searchKey(row.name)]),
    );
    const key = (position: number) => keys.get(position) ?? '';
    orders.set(
      orderKey('name', lang),
      positions.toSorted((a, b) => (key(a) < key(b) ? -1 : Number(key(a) > key(b)))),
    );
  }
  return orders;
}
