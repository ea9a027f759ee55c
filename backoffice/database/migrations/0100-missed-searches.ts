import { sql, type Kysely } from 'kysely';

/** Searches that found nothing, by day and words as they are compared, for the team's home page. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table missed_search (
      site_id integer not null references site on delete cascade,
      lang text not null,
      words text not null,
      day date not null,
      searches integer not null default 1,
      primary key (site_id, lang, day, words)
    )`.execute(db);
}
