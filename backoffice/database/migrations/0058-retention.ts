import { sql, type Kysely } from 'kysely';

/**
 * Last use of each account, from which its retention counts, and the consent ledger: one row per choice, under a
 * random number that the browser stores.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table account add column seen_at timestamptz not null default now()`.execute(db);
  await sql`
    create table consent_choice (
      id bigint primary key generated always as identity,
      site_id integer not null references site (id) on delete cascade,
      receipt text not null,
      version text not null,
      lang text not null,
      asked text[] not null,
      accepted text[] not null,
      decided_at timestamptz not null default now()
    )`.execute(db);
  await sql`create index consent_choice_by_receipt on consent_choice (receipt)`.execute(db);
  await sql`create index consent_choice_by_time on consent_choice (decided_at)`.execute(db);
}
