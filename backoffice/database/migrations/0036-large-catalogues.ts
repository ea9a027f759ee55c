import { sql, type Kysely, type RawBuilder } from 'kysely';

/**
 * The kinds that grow with the catalogue have one partition per language; the others, a few hundred rows, share one.
 */
const LARGE_KINDS = ['product', 'notice'];
const LANGUAGES = ['fr', 'en'];
/** The planner chooses the index by the frequency of a word, so it must know many words. */
const WORDS_KNOWN = 1000;

/**
 * Partitions the search index by kind and language. A word can occur in a third of the French products and in no
 * English article. Statistics over the whole index hid this, so searches of one kind read documents of all kinds.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table search_document rename to former_search_document`.execute(db);
  await sql`
    create table search_document (
      site_id integer not null references site (id) on delete cascade,
      lang text not null,
      entity_type text not null,
      entity_id integer not null,
      sales_plan_ids integer[] not null,
      title text not null,
      title_key text not null,
      words text not null,
      boost real not null,
      vector tsvector not null,
      head tsvector not null,
      title_stems text not null,
      place integer not null default 0
    ) partition by list (entity_type)`.execute(db);
  await createParts(db);
  await moveRows(db);
  await createIndexes(db);
  // File requests name only the code, without the site.
  await sql`create index document_by_code on document (code)`.execute(db);
}

async function createParts(db: Kysely<unknown>): Promise<void> {
  for (const kind of LARGE_KINDS) {
    const name = `search_document_${kind}`;
    await sql`
      create table ${sql.table(name)} partition of search_document for values in (${sql.lit(kind)})
      partition by list (lang)`.execute(db);
    for (const lang of LANGUAGES) await createPart(db, name, lang, sql`for values in (${sql.lit(lang)})`);
  }
  await createPart(db, 'search_document', 'other', sql`default`);
}

async function createPart(
  db: Kysely<unknown>,
  parent: string,
  suffix: string,
  values: RawBuilder<unknown>,
): Promise<void> {
  const name = `${parent}_${suffix}`;
  await sql`create table ${sql.table(name)} partition of ${sql.table(parent)} ${values}`.execute(db);
  await sql`
    alter table ${sql.table(name)}
      alter column vector set statistics ${sql.lit(WORDS_KNOWN)}`.execute(db);
}

/** Inserted in the order of the catalogue, in which they are read. */
async function moveRows(db: Kysely<unknown>): Promise<void> {
  const columns =
    sql.raw(`site_id, lang, entity_type, entity_id, sales_plan_ids, title, title_key, words, boost,
    vector, head, title_stems, place`);
  await sql`
    insert into search_document (${columns})
    select ${columns} from former_search_document order by entity_type, lang, place, entity_id`.execute(db);
  await sql`drop table former_search_document`.execute(db);
}

async function createIndexes(db: Kysely<unknown>): Promise<void> {
  await sql`alter table search_document add primary key (entity_type, lang, entity_id)`.execute(db);
  await sql`create index search_document_vector on search_document using gin (vector)`.execute(db);
  await sql`create index search_document_by_title on search_document (title_stems)`.execute(db);
  await sql`create index search_document_by_place on search_document (place)`.execute(db);
  await sql`analyze search_document`.execute(db);
}
