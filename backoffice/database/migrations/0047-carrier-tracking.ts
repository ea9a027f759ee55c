import { sql, type Kysely } from 'kysely';

/** The page on which a carrier shows a parcel: an address with `{number}` for its number; none leads to the order. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table carrier add column tracking_url text`.execute(db);
}
