import { sql, type Kysely } from 'kysely';

/** Pages that operators are typing, for the preview: one for each author, page and language. Retention removes them. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table page_draft (
      id integer generated always as identity primary key,
      site_id integer not null references site (id) on delete cascade,
      author text not null,
      page_id integer not null,
      lang text not null,
      record jsonb not null,
      updated_at timestamptz not null default now(),
      unique (site_id, author, page_id, lang)
    )`.execute(db);
}
