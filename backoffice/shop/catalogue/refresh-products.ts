import { sql, type Kysely, type RawBuilder } from 'kysely';
import type { Schema } from '#backoffice/database/schema.ts';

/** Prices of the variants of a product, each combination once, if one has more than its public price. */
const PLAN_PRICES = sql`
  case when bool_or(plan_prices is not null) then jsonb_agg(distinct
    jsonb_build_object('price', price, 'eco', eco, 'plan_prices', plan_prices)) end`;

/**
 * Derives prices and stock of products from their variants. Writes only what differs.
 * @param condition on the rows of `variant`
 * @returns the number of products that differed
 */
export async function refreshProducts(db: Kysely<Schema>, condition: RawBuilder<unknown>): Promise<number> {
  const { numAffectedRows = 0n } = await sql`
    update product set price_from = own.low, price_varies = own.varies, plan_prices = own.prices, eco = own.eco,
      stock = own.stock, updated_at = now()
    from (
      select product_id, min(price) as low, count(distinct price) > 1 as varies, max(stock) as stock,
        ${PLAN_PRICES} as prices, (array_agg(eco order by price nulls last, position))[1] as eco
      from variant where ${condition} group by product_id
    ) as own
    where product.id = own.product_id
      and (price_from, price_varies, product.plan_prices, product.eco, product.stock)
        is distinct from (own.low, own.varies, own.prices, own.eco, own.stock)`.execute(db);
  return Number(numAffectedRows);
}

/** Derives the prices of plans alone, after an import that has derived all else. */
export async function refreshPlanPrices(db: Kysely<Schema>, ids: readonly number[]): Promise<void> {
  await sql`
    update product set plan_prices = own.prices, updated_at = now()
    from (
      select product_id, ${PLAN_PRICES} as prices from variant
      where product_id = any(${[...ids]}::integer[]) group by product_id
    ) as own
    where product.id = own.product_id and product.plan_prices is distinct from own.prices`.execute(db);
}
