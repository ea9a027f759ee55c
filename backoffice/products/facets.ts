import type { Kysely } from 'kysely';
import { labelOf } from '#backoffice/database/labels.ts';
import type { Schema } from '#backoffice/database/schema.ts';
import { Failure } from '#backoffice/http/failure.ts';
import type { Scope } from '#backoffice/http/scope.ts';
import { formatMessage } from '#backoffice/messages/format-message.ts';
import type { Facet } from '#shared/contract/product-list.ts';
import { PRICE_KEY } from '#shared/domain/price-range.ts';
import { countIntersection, countOf, isIn, type BitSet } from './bit-set.ts';
import type { Catalogue } from './catalogue.ts';
import {
  listedPrices,
  matchingPositions,
  withoutAttribute,
  withoutChoices,
  type Criteria,
} from './criteria.ts';
import { priceForBuyer, seesPrices } from './plan-price.ts';

/**
 * Facets of a list. Counts are disjunctive: a facet ignores its own choices. Options without products have a
 * count of zero.
 * @throws Failure 404 for an unknown facet.
 */
export async function readFacets(
  db: Kysely<Schema>,
  catalogue: Catalogue,
  scope: Scope,
  criteria: Criteria,
): Promise<Facet[]> {
  const [attributes, options] = await Promise.all([
    db.selectFrom('attribute').selectAll().orderBy('position').execute(),
    db.selectFrom('attribute_option').selectAll().orderBy('position').execute(),
  ]);
  const known = new Set(attributes.map((attribute) => attribute.code));
  if (Object.keys(criteria.attributes).some((code) => !known.has(code))) {
    throw new Failure(404, { code: 'unknown_filter', message: 'There is no such filter.' });
  }
  const offered = matchingPositions(catalogue, withoutChoices(criteria));
  const chosen = matchingPositions(catalogue, criteria);
  const facets = attributes.flatMap((attribute): Facet[] => {
    const values = catalogue.facets.get(attribute.code) ?? new Map<string, BitSet>();
    const left = criteria.attributes[attribute.code]
      ? matchingPositions(catalogue, withoutAttribute(criteria, attribute.code))
      : chosen;
    const shown = options.filter(
      ({ code, value }) => code === attribute.code && countOption(values.get(value), offered) > 0,
    );
    if (shown.length === 0) return [];
    return [
      {
        code: attribute.code,
        label: labelOf(attribute.labels, scope.lang),
        type: attribute.type as Facet['type'],
        unit: attribute.unit,
        options: shown.map((option) => ({
          value: option.value,
          label: labelOf(option.labels, scope.lang),
          count: countOption(values.get(option.value), left),
        })),
        min: null,
        max: null,
        total_without: countOf(left),
      },
    ];
  });
  const price = priceFacet(catalogue, scope, criteria);
  return price ? [...facets, price] : facets;
}

function countOption(set: BitSet | undefined, among: BitSet): number {
  return set ? countIntersection(set, among) : 0;
}

/** Price range of the list, ignoring the chosen range; none when the plan shows no prices. */
function priceFacet(catalogue: Catalogue, scope: Scope, criteria: Criteria): Facet | undefined {
  if (!seesPrices(scope)) return undefined;
  const matching = matchingPositions(catalogue, { ...criteria, price: {} });
  let lowest: number | null = null;
  let highest: number | null = null;
  for (const [position, price] of listedPrices(catalogue, criteria).entries()) {
    if (price === null || !isIn(matching, position)) continue;
    if (lowest === null || price < lowest) lowest = price;
    if (highest === null || price > highest) highest = price;
  }
  // Listed prices have no tax left to remove.
  const shown = (price: number | null) => priceForBuyer(scope, { price, eco: 0, vatRate: 0, from: true });
  const min = shown(lowest);
  const max = shown(highest);
  if (!min || !max) return undefined;
  return {
    code: PRICE_KEY,
    label: formatMessage(scope.lang, `products.price.${min.tax === 'included' ? 'included' : min.kind}`),
    type: 'range',
    unit: scope.plan.currency.symbol,
    options: [],
    min: Math.floor(min.value),
    max: Math.ceil(max.value),
    total_without: countOf(matching),
  };
}
