import { sql, type Kysely } from 'kysely';

/** Version of each site's search index (search/ensure-index.ts), and an index of word prefixes. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table search_version (
      site_id integer primary key references site (id) on delete cascade,
      version integer not null
    )`.execute(db);
  await sql`
    create index search_word_by_beginning on search_word (site_id, lang, word text_pattern_ops)`.execute(db);
}
