import { sql, type Kysely, type RawBuilder } from 'kysely';
import type { PlanPrice } from '#backoffice/database/price-columns.ts';
import type { Schema } from '#backoffice/database/schema.ts';
import { invalidRequest } from '#backoffice/http/failure.ts';
import { recordChanged } from '#backoffice/writes/record-tag.ts';
import type { Scope } from '#backoffice/http/scope.ts';
import { logChanges, type Author } from '#backoffice/operators/operator-log.ts';
import { refreshProducts } from '#backoffice/shop/catalogue/refresh-products.ts';
import { findPriceErrors } from './check-plan-prices.ts';

type Prices = readonly PlanPrice[];
type Values = {
  price: number | null;
  plan_prices: Prices | null;
  eco: number;
  stock: number;
  next_arrival: string | null;
  low_stock: number | null;
};
type Given = {
  reference: string;
  /** Values that the change is based on. */
  expected?: Expected | undefined;
  price?: number | null;
  plan_prices?: Prices | undefined;
  eco?: number | undefined;
  stock?: number | undefined;
  next_arrival?: string | null | undefined;
  low_stock?: number | null | undefined;
};

type Expected = {
  price?: number | null;
  stock?: number | undefined;
  next_arrival?: string | null | undefined;
  low_stock?: number | null | undefined;
};

const COLUMNS = ['price', 'plan_prices', 'eco', 'stock', 'next_arrival', 'low_stock'] as const;
const EXPECTED = ['price', 'stock', 'next_arrival', 'low_stock'] as const;

/**
 * Writes values of many variants, all or nothing. Equal values are not written; the log has each variant that changes.
 * @throws Failure 400 with each unknown or repeated reference, and prices that contradict each other; 412 when a value is
 * another than the expected one
 */
export async function changeVariants(
  db: Kysely<Schema>,
  { operation, ...author }: Author & { scope: Scope; operation: string },
  items: readonly Given[],
): Promise<{ changed: number }> {
  const references = items.map(({ reference }) => reference);
  return db.transaction().execute(async (trx) => {
    const rows = await trx
      .selectFrom('variant')
      .innerJoin('product', 'product.id', 'product_id')
      .where('site_id', '=', author.scope.siteId)
      .where('variant.reference', 'in', references)
      .select([
        'variant.reference',
        'price',
        'variant.plan_prices',
        'variant.eco',
        'variant.stock',
        'variant.next_arrival',
        'variant.low_stock',
      ])
      .forUpdate('variant')
      .execute();
    const before = new Map(rows.map(({ reference, ...values }) => [reference, values]));
    const errors = items.flatMap(({ reference, plan_prices: prices }, index): [string, string][] => {
      if (!before.has(reference)) return [[`items.${index}.reference`, 'unknown']];
      if (references.indexOf(reference) < index) return [[`items.${index}.reference`, 'repeated']];
      return Object.entries(findPriceErrors(`items.${index}.plan_prices`, prices));
    });
    if (errors.length > 0) throw invalidRequest(Object.fromEntries(errors));
    for (const item of items) requireExpected(item, before.get(item.reference));
    const changed = await writeValues(
      trx,
      items.map(({ expected: _expected, ...item }) => item),
    );
    const owners = [...new Set(changed.map(({ product_id: id }) => id))];
    await refreshProducts(trx, sql`product_id = any(${owners}::integer[])`);
    await logChanges(
      trx,
      author,
      changed.map(({ id, reference, product_id: _owner, ...after }) => ({
        operation,
        record: `variant ${id}`,
        before: before.get(reference) ?? null,
        after,
      })),
    );
    return { changed: changed.length };
  });
}

/** A change that has been made already changes nothing. @throws Failure 412 */
function requireExpected({ expected = {}, ...item }: Given, stored: Expected = {}): void {
  const isOutdated = EXPECTED.some(
    (name) => expected[name] !== undefined && stored[name] !== expected[name] && stored[name] !== item[name],
  );
  if (isOutdated) throw recordChanged();
}

/** Returns the variants that had other values. */
async function writeValues(trx: Kysely<Schema>, items: readonly Given[]) {
  const columns = COLUMNS.filter((name) => items.some((item) => name in item));
  const { rows } = await sql<Values & { id: number; reference: string; product_id: number }>`
    update variant set ${sql.join(columns.map((name) => sql`${sql.id(name)} = ${givenOf(name)}`))}
    from jsonb_to_recordset(${JSON.stringify(items.map(markStated))}::jsonb)
      as given (reference text, price integer, plan_prices jsonb, eco integer, stock integer, next_arrival text,
        low_stock integer, states_arrival boolean, states_threshold boolean)
    where variant.reference = given.reference
      and (${sql.join(columns.map((name) => sql.id('variant', name)))})
        is distinct from (${sql.join(columns.map(givenOf))})
    returning variant.id, variant.reference, product_id, variant.price, variant.plan_prices, variant.eco,
      variant.stock, variant.next_arrival, variant.low_stock`.execute(trx);
  return rows;
}

/** In a record set, a day or a threshold that is not stated looks like none. */
function markStated(item: Given): Given & { states_arrival: boolean; states_threshold: boolean } {
  return {
    ...item,
    states_arrival: item.next_arrival !== undefined,
    states_threshold: item.low_stock !== undefined,
  };
}

/** A price may be set to none, and an empty list is stored as none; what is not stated stays. */
function givenOf(name: (typeof COLUMNS)[number]): RawBuilder<unknown> {
  if (name === 'price') return sql`given.price`;
  if (name === 'plan_prices')
    return sql`case when given.plan_prices is null then variant.plan_prices
      else nullif(given.plan_prices, '[]') end`;
  if (name === 'next_arrival')
    return sql`case when given.states_arrival then given.next_arrival else variant.next_arrival end`;
  if (name === 'low_stock')
    return sql`case when given.states_threshold then given.low_stock else variant.low_stock end`;
  return sql`coalesce(${sql.id('given', name)}, ${sql.id('variant', name)})`;
}
