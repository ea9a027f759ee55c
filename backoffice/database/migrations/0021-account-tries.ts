import { sql, type Kysely } from 'kysely';

/** Passwords tried and letters asked for under an e-mail, of which a hash is kept, until the quarter of an hour ends. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table account_try (
      hash text primary key,
      tries integer not null,
      ends_at timestamptz not null
    )`.execute(db);
  await sql`create index account_try_end on account_try (ends_at)`.execute(db);
}
