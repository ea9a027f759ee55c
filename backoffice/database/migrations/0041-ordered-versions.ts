import { sql, type Kysely } from 'kysely';

/** Binds an order to the cart version that its buyer saw. Existing orders have neither value. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table shop_order add column cart_version text, add column request_hash text`.execute(db);
  await sql`create index shop_order_cart_version on shop_order (customer_id, cart_version)`.execute(db);
}
