import type { Kysely } from 'kysely';
import type { Schema } from '#backoffice/database/schema.ts';
import type { Scope } from '#backoffice/http/scope.ts';
import type { ProductListQuery } from '#shared/contract/product-list.ts';
import { searchProductIds } from '#backoffice/search/search-products.ts';
import { addTo, emptySet, isIn, intersect, unionOf, type BitSet } from './bit-set.ts';
import { orderKey, type Catalogue } from './catalogue.ts';
import { netRate, toListedCents } from './plan-price.ts';

/** Filters of a product list, in the database's units. */
export type Criteria = {
  planId: number;
  categories?: number[];
  /** Products found by text, best match first. */
  ids?: number[];
  price: { min?: number; max?: number };
  /** Prices include VAT. */
  includesTax: boolean;
  /** Share of the listed price that the buyer pays, if his company has a discount. */
  rate?: number | undefined;
  attributes: Record<string, string[]>;
};

/** Keeps the price of a whole discount finite. */
const MIN_RATE = 1e-6;

export async function readCriteria(
  db: Kysely<Schema>,
  scope: Scope,
  query: ProductListQuery,
): Promise<Criteria> {
  const planId = query.saleplan_id ?? scope.plan.id;
  return {
    planId,
    ...(query.categories && { categories: query.categories }),
    ...(query.text && {
      ids: await searchProductIds(
        db,
        { ...scope, planIds: [planId], productPlanIds: [planId] },
        query.text,
        query.spelling === 'exact',
      ),
    }),
    price: toListedCents(scope, query.price ?? {}),
    includesTax: scope.plan.target === 'part',
    rate: netRate(scope),
    attributes: query.attributes ?? {},
  };
}

/** Positions of the matching products. */
export function matchingPositions(catalogue: Catalogue, criteria: Criteria): BitSet {
  const size = catalogue.ids.length;
  const matching = unionOf(size, setsOf(catalogue.plans, [criteria.planId]));
  if (criteria.categories)
    intersect(matching, unionOf(size, setsOf(catalogue.categories, criteria.categories)));
  if (criteria.ids) intersect(matching, positionsOf(catalogue, criteria.ids));
  for (const [code, values] of Object.entries(criteria.attributes)) {
    const facet = catalogue.facets.get(code) ?? new Map<string, BitSet>();
    intersect(matching, unionOf(size, setsOf(facet, values)));
  }
  const { min, max } = criteria.price;
  if (min !== undefined || max !== undefined)
    intersect(matching, positionsInRange(listedPrices(catalogue, criteria), min, max));
  return matching;
}

/** Positions in the requested order; a text search without an order puts the best match first. */
export function orderedPositions(
  catalogue: Catalogue,
  criteria: Criteria,
  orderBy: ProductListQuery['orderBy'],
  lang: string,
): number[] {
  if (orderBy === 'position' && criteria.ids) {
    return criteria.ids.flatMap((id) => catalogue.positionOf.get(id) ?? []);
  }
  const positions = catalogue.orders.get(orderKey(orderBy, lang)) ?? [];
  const isByPrice = orderBy === 'price_asc' || orderBy === 'price_desc';
  if (!isByPrice || criteria.includesTax || !catalogue.hasPlanPrices) return positions;
  const prices = listedPrices(catalogue, criteria);
  const sign = orderBy === 'price_asc' ? 1 : -1;
  // Products on quotation come last either way.
  const priceOf = (position: number) => prices[position] ?? sign * Infinity;
  return positions.toSorted((a, b) => (priceOf(a) === priceOf(b) ? 0 : sign * (priceOf(a) - priceOf(b))));
}

/** One page of the ordered positions that are in the set: `size` of them, after skipping `from`. */
export function pageOf(ordered: readonly number[], matching: BitSet, from: number, size: number): number[] {
  const chosen: number[] = [];
  let seen = 0;
  for (const position of ordered) {
    if (!isIn(matching, position)) continue;
    if (seen >= from) chosen.push(position);
    seen += 1;
    if (chosen.length === size) break;
  }
  return chosen;
}

/** The criteria without the choices of one facet. */
export function withoutAttribute(criteria: Criteria, code: string): Criteria {
  const { [code]: _dropped, ...attributes } = criteria.attributes;
  return { ...criteria, attributes };
}

export function withoutChoices(criteria: Criteria): Criteria {
  return { ...criteria, attributes: {}, price: {} };
}

function setsOf<Key>(sets: Map<Key, BitSet>, keys: readonly Key[]): BitSet[] {
  return keys.flatMap((key) => sets.get(key) ?? []);
}

function positionsOf(catalogue: Catalogue, ids: readonly number[]): BitSet {
  const set = emptySet(catalogue.ids.length);
  for (const id of ids) {
    const position = catalogue.positionOf.get(id);
    if (position !== undefined) addTo(set, position);
  }
  return set;
}

/**
 * Listed prices by position, in the unit of the plan. For an article of the net price list it is the price that would
 * give the net price after the discount of the buyer.
 */
export function listedPrices(
  { prices, professionalPrices, netLists }: Pick<Catalogue, 'prices' | 'professionalPrices' | 'netLists'>,
  { includesTax, rate }: Pick<Criteria, 'includesTax' | 'rate'>,
): readonly (number | null)[] {
  if (includesTax) return prices;
  if (rate === undefined || netLists.size === 0) return professionalPrices;
  const listed = [...professionalPrices];
  for (const [position, list] of netLists)
    listed[position] = Math.min(list.listed, list.net / Math.max(rate, MIN_RATE));
  return listed;
}

function positionsInRange(prices: readonly (number | null)[], min = 0, max = Infinity): BitSet {
  const set = emptySet(prices.length);
  for (const [position, price] of prices.entries()) {
    if (price !== null && price >= min && price <= max) addTo(set, position);
  }
  return set;
}
