import { sql, type Kysely } from 'kysely';

/** Votes on after-sales pages, one per visitor. Visitor and, for one day, address are stored as hashes. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table sav_vote (
      sav_id integer not null references content (id) on delete cascade,
      visitor text not null,
      address text not null,
      vote smallint not null check (vote in (1, -1)),
      comment text check (length(comment) <= 300),
      voted_at timestamptz not null default now(),
      primary key (sav_id, visitor)
    )`.execute(db);
  await sql`create index sav_vote_by_address on sav_vote (address)`.execute(db);
}
