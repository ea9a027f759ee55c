import { sql, type Kysely } from 'kysely';
import type { Schema } from '#backoffice/database/schema.ts';

/** Derives price and stock of products from their variants, as an import does. Writes only what differs. */
export async function refreshProducts(db: Kysely<Schema>, ids: readonly number[]): Promise<void> {
  await sql`
    update product set price_from = own.low, price_varies = own.varies, eco = own.eco, stock = own.stock,
      updated_at = now()
    from (
      select product_id, min(price) as low, count(distinct price) > 1 as varies, max(stock) as stock,
        (array_agg(eco order by price nulls last, position))[1] as eco
      from variant where product_id = any(${[...ids]}::integer[]) group by product_id
    ) as own
    where product.id = own.product_id
      and (price_from, price_varies, product.eco, product.stock)
        is distinct from (own.low, own.varies, own.eco, own.stock)`.execute(db);
}
