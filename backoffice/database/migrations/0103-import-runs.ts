import { sql, type Kysely } from 'kysely';

/** Imports with their errors and warnings, for the team. `findings` has the first of them. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table import_run (
      id integer generated always as identity primary key,
      site_id integer not null references site on delete cascade,
      source text not null,
      name text not null,
      ended_at timestamptz not null default now(),
      errors integer not null,
      warnings integer not null,
      changed integer not null,
      findings jsonb not null
    )`.execute(db);
  await sql`create index import_run_site on import_run (site_id, id desc)`.execute(db);
}
