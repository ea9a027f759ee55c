import { sql, type Kysely } from 'kysely';

/** Categories of the signature line, as for products. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table category add column signature boolean not null default false`.execute(db);
}
