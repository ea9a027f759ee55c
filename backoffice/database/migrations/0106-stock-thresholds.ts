import { sql, type Kysely } from 'kysely';

/** Stock at and below which an article is low; `null` for the number of the shop. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table variant add column low_stock integer check (low_stock >= 0)`.execute(db);
  await sql`alter table part add column low_stock integer check (low_stock >= 0)`.execute(db);
}
