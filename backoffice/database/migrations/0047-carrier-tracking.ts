import { sql, type Kysely } from 'kysely';

/** Tracking page of a carrier, with `{number}` for the parcel number. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table carrier add column tracking_url text`.execute(db);
}
