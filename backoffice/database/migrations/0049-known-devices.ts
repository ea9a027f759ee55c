import { sql, type Kysely } from 'kysely';

/** Browsers with a past login to an account, by a hash of their cookie. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table known_device (
      account_id integer not null references account (id) on delete cascade,
      hash text not null,
      seen_at timestamptz not null,
      primary key (account_id, hash)
    )`.execute(db);
  await sql`create index known_device_by_hash on known_device (hash)`.execute(db);
}
