import { sql, type Kysely } from 'kysely';

/** References of the buyer: the order number in the buyer's books and the site of the delivery. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    alter table shop_order
      add column buyer_order_number text not null default '',
      add column site_reference text not null default ''`.execute(db);
}
