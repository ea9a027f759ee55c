import { sql, type Kysely } from 'kysely';

/** Number of a payment at its provider, for providers that number payments themselves. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table payment add column provider_id text`.execute(db);
}
