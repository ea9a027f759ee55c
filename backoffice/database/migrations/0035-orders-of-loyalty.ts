import { sql, type Kysely } from 'kysely';

/**
 * Loyalty reads the orders of the shop, and its own table is dropped. Used points are stored with their order;
 * deliveries and returns are order events.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    alter table shop_order
      add column points_used integer not null default 0 check (points_used >= 0)`.execute(db);
  await sql`drop table past_order`.execute(db);
  await createLetters(db);
}

/** Outbox of order e-mails: a row names the order and the kind, and the e-mail is written later. */
async function createLetters(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table order_letter (
      id serial primary key,
      order_id integer not null references shop_order (id) on delete cascade,
      kind text not null
    )`.execute(db);
}
