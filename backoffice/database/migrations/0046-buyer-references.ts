import { sql, type Kysely } from 'kysely';

/** The buyer's references: number of the order in the buyer's books, and the site it is for. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    alter table shop_order
      add column buyer_order_number text not null default '',
      add column site_reference text not null default ''`.execute(db);
}
