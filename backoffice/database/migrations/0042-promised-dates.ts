import { sql, type Kysely } from 'kysely';

/** Promised delivery dates of orders, extra days to Corsica, and codes that are kept while their condition does not hold. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table carrier add column corsica_days integer not null default 0`.execute(db);
  // Orders of before have none: nothing was promised in writing.
  await sql`alter table shop_order add column promise jsonb`.execute(db);
  // The refusal the buyer has seen; null: the code applied when the cart was last changed.
  await sql`alter table cart_promotion add column told text`.execute(db);
}
