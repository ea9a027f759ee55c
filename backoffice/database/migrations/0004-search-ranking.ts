import { sql, type Kysely } from 'kysely';

/**
 * What hits are ranked by, apart from the long texts: the stems of the title, the words of title, subtitle and
 * keywords, and the place a thing has in the catalogue. A database filled before gets plain values, good
 * enough until its documents are written anew.
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
  // How common a word is decides by which index its documents are found: the planner should know many words.
  await sql`alter table search_document alter column vector set statistics 1000`.execute(db);
  await sql`
    create index search_document_by_title on search_document (lang, title_stems)`.execute(db);
  await sql`
    create index search_document_by_place on search_document (lang, entity_type, place)`.execute(db);
}

/** The stems of a text in alphabetical order: the same for `Radiateur vertical` and `radiateurs verticaux`. */
async function createStems(db: Kysely<unknown>): Promise<void> {
  await sql`
    create function search_stems(lang regconfig, content text) returns text
    language sql immutable strict parallel safe as
    $$ select array_to_string(tsvector_to_array(to_tsvector(lang, content)), ' ') $$`.execute(db);
}

/**
 * A word and everything that begins with it. The beginning is compared as it was typed: its stem would find too
 * much (`lame` has the stem of `lambris`'s first letters). Words without meaning ask for nothing.
 */
async function createPrefixQuery(db: Kysely<unknown>): Promise<void> {
  await sql`
    create function search_prefix(lang regconfig, word text) returns tsquery
    language sql immutable strict parallel safe as
    $$ select case when numnode(to_tsquery(lang, word)) = 0 then to_tsquery(lang, word)
       else to_tsquery(lang, word) || to_tsquery('simple', word || ':*') end $$`.execute(db);
}
