import { sql, type Kysely } from 'kysely';

/** The parts of the search index (0036-large-catalogues.ts). */
const PARTS = ['product_fr', 'product_en', 'notice_fr', 'notice_en', 'other'];
/** As long as a row may be at all, in bytes: a page less its head. */
const WHOLE_ROW = 8160;

/** How rows of a large catalogue's search index are reached: measured with 50,000 products (docs/performance.md). */
export async function up(db: Kysely<unknown>): Promise<void> {
  await findTitlesInOrder(db);
  for (const part of PARTS) await keepWordsInTheRow(db, `search_document_${part}`);
  // That makes a row less dear to look at than 0038-cost-of-words.ts says.
  await sql`alter function search_dear_row(integer) cost 400`.execute(db);
}

/**
 * Every product has its "fiche produit": of thousands of documents with one title the first 150 in the order of the catalogue
 * are read, and not all of them.
 */
async function findTitlesInOrder(db: Kysely<unknown>): Promise<void> {
  await sql`drop index search_document_by_title`.execute(db);
  await sql`create index search_document_by_title on search_document (title_stems, place)`.execute(db);
}

/** Rows longer than two kilobytes have their words lie elsewhere, packed: each row looked at is then read from two places. */
async function keepWordsInTheRow(db: Kysely<unknown>, part: string): Promise<void> {
  await sql`alter table ${sql.table(part)} set (toast_tuple_target = ${sql.lit(WHOLE_ROW)})`.execute(db);
  // What is joined anew is put into the row; what is only copied stays where it is.
  await sql`update ${sql.table(part)} set vector = vector || ''::tsvector, head = head || ''::tsvector`.execute(
    db,
  );
}
