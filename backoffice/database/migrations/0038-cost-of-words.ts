import { sql, type Kysely } from 'kysely';

/** The parts of the search index (0036-large-catalogues.ts). */
const PARTS = ['product_fr', 'product_en', 'notice_fr', 'notice_en', 'other'];

/** What searches of a large catalogue cost: measured with 50,000 products on PostgreSQL (docs/performance.md). */
export async function up(db: Kysely<unknown>): Promise<void> {
  await createDearRow(db);
  for (const part of PARTS) await writeWordsAtOnce(db, `search_document_${part}_vector_idx`);
}

/**
 * True, and said to be dear. A condition on words is judged by the planner as if their list lay in the row; it lies
 * elsewhere and has to be unpacked, some six microseconds a row. With this beside it rows are dear to look at, so that a
 * word that is not common is found by the index of words and not by going through the catalogue until 500 have it:
 * `signature` took 164 ms, and takes 7. It is never asked before the words are: the dearest comes last.
 */
async function createDearRow(db: Kysely<unknown>): Promise<void> {
  await sql`
    create function search_dear_row(place integer) returns boolean language plpgsql immutable cost 2000 as
    $$ begin return true; end $$`.execute(db);
}

/**
 * New words wait in a list until there are four megabytes of them, and each search goes through it: five milliseconds
 * where nothing is found. They are written once and read for ever.
 */
async function writeWordsAtOnce(db: Kysely<unknown>, index: string): Promise<void> {
  await sql`alter index ${sql.table(index)} set (fastupdate = off)`.execute(db);
  await sql`select gin_clean_pending_list(${index}::regclass)`.execute(db);
}
