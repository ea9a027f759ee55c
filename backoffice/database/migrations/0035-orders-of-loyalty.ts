import { sql, type Kysely } from 'kysely';

/**
 * Loyalty reads the shop's own orders: the table it had for itself goes. Points that were used stand on the order they
 * were taken off; what was delivered and what came back are events of it.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    alter table shop_order
      add column points_used integer not null default 0 check (points_used >= 0)`.execute(db);
  await sql`drop table past_order`.execute(db);
  await createLetters(db);
}

/** Letters that are due: noted with what they are about, written afterwards. */
async function createLetters(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table order_letter (
      id serial primary key,
      order_id integer not null references shop_order (id) on delete cascade,
      kind text not null
    )`.execute(db);
}
