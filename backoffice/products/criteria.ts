import type { Kysely } from 'kysely';
import type { Schema } from '#backoffice/database/schema.ts';
import type { Scope } from '#backoffice/http/scope.ts';
import type { ProductListQuery } from '#shared/contract/product-list.ts';
import { searchProductIds } from '#backoffice/search/search-products.ts';
import { addTo, emptySet, isIn, keepOnly, unionOf, type BitSet } from './bit-set.ts';
import { orderKey, type Catalogue } from './catalogue.ts';
import { toCentsWithTax } from './plan-price.ts';

/** Which products a list is about, in the database's own units. */
export type Criteria = {
  planId: number;
  categories?: number[];
  /** Products found by text, best first. */
  ids?: number[];
  price: { min?: number; max?: number };
  attributes: Record<string, string[]>;
};

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
    price: toCentsWithTax(scope, query.price ?? {}),
    attributes: query.attributes ?? {},
  };
}

/** The places of the products that fit. */
export function matchingPlaces(catalogue: Catalogue, criteria: Criteria): BitSet {
  const size = catalogue.ids.length;
  const matching = unionOf(size, setsOf(catalogue.plans, [criteria.planId]));
  if (criteria.categories)
    keepOnly(matching, unionOf(size, setsOf(catalogue.categories, criteria.categories)));
  if (criteria.ids) keepOnly(matching, placesOf(catalogue, criteria.ids));
  for (const [code, values] of Object.entries(criteria.attributes)) {
    const facet = catalogue.facets.get(code) ?? new Map<string, BitSet>();
    keepOnly(matching, unionOf(size, setsOf(facet, values)));
  }
  const { min, max } = criteria.price;
  if (min !== undefined || max !== undefined) keepOnly(matching, placesInRange(catalogue, min, max));
  return matching;
}

/** Places in the order asked for; found by text and not asked otherwise, the best hit comes first. */
export function orderedPlaces(
  catalogue: Catalogue,
  criteria: Criteria,
  orderBy: ProductListQuery['orderBy'],
  lang: string,
): number[] {
  if (orderBy === 'position' && criteria.ids) {
    return criteria.ids.flatMap((id) => catalogue.placeOf.get(id) ?? []);
  }
  return catalogue.orders.get(orderKey(orderBy, lang)) ?? [];
}

/** Some of the places in order that are in the set: `size` of them, the first `from` left out. */
export function windowOf(ordered: readonly number[], matching: BitSet, from: number, size: number): number[] {
  const chosen: number[] = [];
  let seen = 0;
  for (const place of ordered) {
    if (!isIn(matching, place)) continue;
    if (seen >= from) chosen.push(place);
    seen += 1;
    if (chosen.length === size) break;
  }
  return chosen;
}

/** The same criteria with one facet's own choices set aside. */
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

function placesOf(catalogue: Catalogue, ids: readonly number[]): BitSet {
  const set = emptySet(catalogue.ids.length);
  for (const id of ids) {
    const place = catalogue.placeOf.get(id);
    if (place !== undefined) addTo(set, place);
  }
  return set;
}

function placesInRange(catalogue: Catalogue, min = 0, max = Infinity): BitSet {
  const set = emptySet(catalogue.ids.length);
  for (const [place, price] of catalogue.prices.entries()) {
    if (price !== null && price >= min && price <= max) addTo(set, place);
  }
  return set;
}
