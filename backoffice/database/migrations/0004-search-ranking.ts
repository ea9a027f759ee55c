import { sql, type Kysely } from 'kysely';

/**
 * Data for the ranking of hits: stems of the title, words of title, subtitle and keywords, and the position in the
 * catalogue. An existing database gets approximate values until its documents are indexed again.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    alter table search_document
      add column head tsvector, add column title_stems text, add column place integer not null default 0`.execute(
    db,
  );
  await createStems(db);
  await createPrefixQuery(db);
  await sql`
    update search_document set head = vector, title_stems = search_stems(lang::regconfig, title)`.execute(db);
  await sql`
    alter table search_document
      alter column head set not null, alter column title_stems set not null`.execute(db);
  // The planner chooses the index by the frequency of a word, so it must know many words.
  await sql`alter table search_document alter column vector set statistics 1000`.execute(db);
  await sql`
    create index search_document_by_title on search_document (lang, title_stems)`.execute(db);
  await sql`
    create index search_document_by_place on search_document (lang, entity_type, place)`.execute(db);
}

/** The stems of a text in alphabetical order: equal for `Radiateur vertical` and `radiateurs verticaux`. */
async function createStems(db: Kysely<unknown>): Promise<void> {
  await sql`
    create function search_stems(lang regconfig, content text) returns text
    language sql immutable strict parallel safe as
    $$ select array_to_string(tsvector_to_array(to_tsvector(lang, content)), ' ') $$`.execute(db);
}

/**
 * Matches a word and every word with this prefix. The prefix is not stemmed, because a stem would match too much
 * (`lame` has the stem of the first characters of `lambris`). Stop words match nothing.
 */
async function createPrefixQuery(db: Kysely<unknown>): Promise<void> {
  await sql`
    create function search_prefix(lang regconfig, word text) returns tsquery
    language sql immutable strict parallel safe as
    $$ select case when numnode(to_tsquery(lang, word)) = 0 then to_tsquery(lang, word)
       else to_tsquery(lang, word) || to_tsquery('simple', word || ':*') end $$`.execute(db);
}
