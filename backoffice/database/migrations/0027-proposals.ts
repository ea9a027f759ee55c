import { sql, type Kysely } from 'kysely';

/** Proposals of installers and their shared links: a hash of the token, and the shared document. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table proposal (
      project_id integer primary key references project (id) on delete cascade,
      company text not null,
      client text not null,
      margin integer not null,
      valid_until text not null,
      note text not null,
      rates jsonb not null
    )`.execute(db);
  await sql`
    create table proposal_share (
      hash text primary key,
      project_id integer not null references project (id) on delete cascade,
      documents jsonb not null,
      expires_at timestamptz not null
    )`.execute(db);
  await sql`create index proposal_share_project on proposal_share (project_id)`.execute(db);
}
