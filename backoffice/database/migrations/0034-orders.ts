import { sql, type Kysely } from 'kysely';

/**
 * How many pieces of a line were taken from the stock, so that exactly those go back when an order is not paid. A cart
 * may go while its order stays; payments that a refund is due for are found at once.
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
