import { sql, type Kysely } from 'kysely';

/** The kinds that grow with the catalogue, each in a part of its own; the rest, a few hundred rows, share one. */
const LARGE_KINDS = ['product', 'notice'];
/** How common a word is decides by which index its documents are found: the planner should know many words. */
const WORDS_KNOWN = 1000;

/**
 * Parts the search index by kind. A word is in a third of the products and in none of the articles: counted for the
 * whole index it says nothing, and the documents of all kinds were read to find those of one.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table search_document rename to former_search_document`.execute(db);
  await sql`
    create table search_document (
      id integer not null,
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
}

async function createParts(db: Kysely<unknown>): Promise<void> {
  for (const kind of LARGE_KINDS) {
    await createPart(db, `search_document_${kind}`, `for values in ('${kind}')`);
  }
  await createPart(db, 'search_document_other', 'default');
}

async function createPart(db: Kysely<unknown>, name: string, values: string): Promise<void> {
  await sql`create table ${sql.table(name)} partition of search_document ${sql.raw(values)}`.execute(db);
  await sql`
    alter table ${sql.table(name)}
      alter column vector set statistics ${sql.lit(WORDS_KNOWN)}`.execute(db);
}

/** In the order of the catalogue, in which they are read. The sequence that numbers documents goes on. */
async function moveRows(db: Kysely<unknown>): Promise<void> {
  const columns = sql.raw(`id, site_id, lang, entity_type, entity_id, sales_plan_ids, title, title_key, words,
    boost, vector, head, title_stems, place`);
  await sql`
    insert into search_document (${columns})
    select ${columns} from former_search_document order by entity_type, lang, place, entity_id`.execute(db);
  await sql`drop table former_search_document`.execute(db);
  await sql`create sequence search_document_number as integer owned by search_document.id`.execute(db);
  await sql`
    select setval('search_document_number', coalesce(max(id), 0) + 1, false) from search_document`.execute(
    db,
  );
  await sql`
    alter table search_document
      alter column id set default nextval('search_document_number')`.execute(db);
}

async function createIndexes(db: Kysely<unknown>): Promise<void> {
  await sql`
    alter table search_document
      add primary key (entity_type, id), add unique (entity_type, entity_id, lang)`.execute(db);
  await sql`create index search_document_vector on search_document using gin (vector)`.execute(db);
  await sql`create index search_document_by_title on search_document (lang, title_stems)`.execute(db);
  await sql`create index search_document_by_place on search_document (lang, place)`.execute(db);
  await sql`analyze search_document`.execute(db);
}
