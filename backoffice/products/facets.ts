import { sql, type Kysely } from 'kysely';
import { labelOf } from '#backoffice/database/labels.ts';
import type { Schema } from '#backoffice/database/schema.ts';
import { Failure } from '#backoffice/http/failure.ts';
import type { Scope } from '#backoffice/http/scope.ts';
import type { Facet } from '#shared/contract/product-list.ts';
import { PRICE_KEY } from '#shared/domain/price-range.ts';
import { selectMatching, withoutAttribute, withoutChoices, type Criteria } from './criteria.ts';
import { priceForPlan, seesPrices } from './plan-price.ts';

/** code → value → number of products */
type Counts = Map<string, Map<string, number>>;

/**
 * The facets of a list. Counts are disjunctive: a facet ignores its own choices. Options nothing is left of keep
 * a count of zero. @throws Failure 404 when a chosen key is no facet at all.
 */
export async function readFacets(db: Kysely<Schema>, scope: Scope, criteria: Criteria): Promise<Facet[]> {
  const attributes = await db.selectFrom('attribute').selectAll().orderBy('position').execute();
  const known = new Set(attributes.map((attribute) => attribute.code));
  if (Object.keys(criteria.attributes).some((code) => !known.has(code))) {
    throw new Failure(404, { code: 'unknown_filter', message: 'There is no such filter.' });
  }
  const [offered, options, counts, price] = await Promise.all([
    countValues(db, withoutChoices(criteria)),
    db.selectFrom('attribute_option').selectAll().orderBy('position').execute(),
    countDisjunctively(db, criteria),
    readPriceFacet(db, scope, criteria),
  ]);
  const facets = attributes.flatMap((attribute): Facet[] => {
    const values = offered.get(attribute.code);
    if (!values) return [];
    return [
      {
        code: attribute.code,
        label: labelOf(attribute.labels, scope.lang),
        type: attribute.type as Facet['type'],
        unit: attribute.unit,
        options: options
          .filter((option) => option.code === attribute.code && values.has(option.value))
          .map((option) => ({
            value: option.value,
            label: labelOf(option.labels, scope.lang),
            count: counts.get(attribute.code)?.get(option.value) ?? 0,
          })),
        min: null,
        max: null,
      },
    ];
  });
  return price ? [...facets, price] : facets;
}

async function countDisjunctively(db: Kysely<Schema>, criteria: Criteria): Promise<Counts> {
  const counts = await countValues(db, criteria);
  for (const code of Object.keys(criteria.attributes)) {
    const own = await countValues(db, withoutAttribute(criteria, code), code);
    counts.set(code, own.get(code) ?? new Map());
  }
  return counts;
}

async function countValues(db: Kysely<Schema>, criteria: Criteria, code?: string): Promise<Counts> {
  const rows = await db
    .selectFrom('product_facet')
    .where('product_id', 'in', selectMatching(db, criteria).select('product.id'))
    .$if(code !== undefined, (query) => query.where('code', '=', code ?? ''))
    .groupBy(['code', 'value'])
    .select(['code', 'value', sql<number>`count(*)::integer`.as('count')])
    .execute();
  const counts: Counts = new Map();
  for (const row of rows) {
    const values = counts.get(row.code) ?? new Map<string, number>();
    counts.set(row.code, values.set(row.value, row.count));
  }
  return counts;
}

/** Lowest and highest price of the list whatever range is chosen; none when the plan sees no price. */
async function readPriceFacet(
  db: Kysely<Schema>,
  scope: Scope,
  criteria: Criteria,
): Promise<Facet | undefined> {
  if (!seesPrices(scope.plan)) return undefined;
  const row = await selectMatching(db, { ...criteria, price: {} })
    .select(({ fn }) => [fn.min('price_from').as('min'), fn.max('price_from').as('max')])
    .executeTakeFirst();
  const min = priceForPlan(scope.plan, { price: row?.min ?? null, eco: 0, from: true });
  const max = priceForPlan(scope.plan, { price: row?.max ?? null, eco: 0, from: true });
  if (!min || !max) return undefined;
  const label = { fr: 'Prix', en: 'Price' }[scope.lang];
  return {
    code: PRICE_KEY,
    label,
    type: 'range',
    unit: scope.plan.currency.symbol,
    options: [],
    min: Math.floor(min.value),
    max: Math.ceil(max.value),
  };
}
