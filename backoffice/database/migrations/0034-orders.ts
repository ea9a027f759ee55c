import { sql, type Kysely } from 'kysely';

/**
 * Records how many pieces of a line were taken from the stock, to return exactly those when an order is not paid. A
 * cart may be deleted while its order stays. An index finds payments with a refund due.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table shop_order_line add column taken integer not null default 0 check (taken >= 0)`.execute(
    db,
  );
  await sql`
    alter table shop_order
      drop constraint shop_order_cart_id_fkey,
      add constraint shop_order_cart_id_fkey foreign key (cart_id) references cart (id) on delete set null`.execute(
    db,
  );
  await sql`create index payment_refund_due on payment (created_at) where state = 'refund_due'`.execute(db);
}
