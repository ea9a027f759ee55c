import { sql, type Kysely } from 'kysely';

/** Password attempts and requested e-mails by a hash of the e-mail address, within fifteen minutes. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table account_try (
      hash text primary key,
      tries integer not null,
      ends_at timestamptz not null
    )`.execute(db);
  await sql`create index account_try_end on account_try (ends_at)`.execute(db);
}
