import { sql, type Kysely } from 'kysely';

/**
 * Attempts at what could be guessed, counted by a hash of who tries what: how many there were, when the next is free, and
 * when they are forgotten. It takes the place of a table that counted by e-mail alone, whose rows lived for minutes.
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
