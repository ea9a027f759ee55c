import { sql, type Kysely } from 'kysely';

/**
 * Throttled attempts, by a hash of the client and the target: their number, when the next is allowed, and when the
 * row expires. Replaces a table that counted by e-mail address only.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`drop table account_try`.execute(db);
  await sql`
    create table attempt (
      hash text primary key,
      attempts integer not null,
      free_at timestamptz not null,
      ends_at timestamptz not null
    )`.execute(db);
  await sql`create index attempt_end on attempt (ends_at)`.execute(db);
}
