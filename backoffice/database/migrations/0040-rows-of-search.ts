import { sql, type Kysely } from 'kysely';

/** The partitions of the search index (0036-large-catalogues.ts). */
const PARTS = ['product_fr', 'product_en', 'notice_fr', 'notice_en', 'other'];
/** Maximum size of a row in bytes: a page without its header. */
const WHOLE_ROW = 8160;

/** Speeds up the access to rows of a large search index, measured with 50,000 products (docs/reports/performance.md). */
export async function up(db: Kysely<unknown>): Promise<void> {
  await findTitlesInOrder(db);
  for (const part of PARTS) await keepWordsInTheRow(db, `search_document_${part}`);
  // Reading a row is cheaper now than in 0038-cost-of-words.ts.
  await sql`alter function search_dear_row(integer) cost 400`.execute(db);
}

/**
 * Thousands of documents share the title "fiche produit". The index reads only the first 150 of them, in the order
 * of the catalogue.
 */
async function findTitlesInOrder(db: Kysely<unknown>): Promise<void> {
  await sql`drop index search_document_by_title`.execute(db);
  await sql`create index search_document_by_title on search_document (title_stems, place)`.execute(db);
}

/** PostgreSQL TOASTs the words of rows above two kilobytes, so that each row needs two reads. This raises the limit. */
async function keepWordsInTheRow(db: Kysely<unknown>, part: string): Promise<void> {
  await sql`alter table ${sql.table(part)} set (toast_tuple_target = ${sql.lit(WHOLE_ROW)})`.execute(db);
  // Concatenation rewrites the value into the row; a plain copy would leave it in the TOAST table.
  await sql`update ${sql.table(part)} set vector = vector || ''::tsvector, head = head || ''::tsvector`.execute(
    db,
  );
}
