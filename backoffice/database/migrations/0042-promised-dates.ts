import { sql, type Kysely } from 'kysely';

/** Promised delivery dates of orders, additional days to Corsica, and suspended promotion codes. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table carrier add column corsica_days integer not null default 0`.execute(db);
  // Existing orders have no promise.
  await sql`alter table shop_order add column promise jsonb`.execute(db);
  // Refusal that the buyer has seen; `null` while the code applies.
  await sql`alter table cart_promotion add column told text`.execute(db);
}
