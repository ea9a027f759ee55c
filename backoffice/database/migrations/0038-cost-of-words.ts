import { sql, type Kysely } from 'kysely';

/** The partitions of the search index (0036-large-catalogues.ts). */
const PARTS = ['product_fr', 'product_en', 'notice_fr', 'notice_en', 'other'];

/** Lowers the cost of searches in a large catalogue, measured with 50,000 products (docs/reports/performance.md). */
export async function up(db: Kysely<unknown>): Promise<void> {
  await createDearRow(db);
  for (const part of PARTS) await writeWordsAtOnce(db, `search_document_${part}_vector_idx`);
}

/**
 * Always true, with a high COST. The planner estimates conditions on words as if the words were stored in the row,
 * but they are TOASTed and cost about six microseconds per row to unpack. With this condition the planner uses the
 * word index for rare words instead of scanning the catalogue: `signature` took 164 ms and now takes 7. The function
 * is evaluated last, because it is the most expensive condition.
 */
async function createDearRow(db: Kysely<unknown>): Promise<void> {
  await sql`
    create function search_dear_row(place integer) returns boolean language plpgsql immutable cost 2000 as
    $$ begin return true; end $$`.execute(db);
}

/**
 * Without `fastupdate` a search does not scan the pending list of up to four megabytes, which took five
 * milliseconds. Words are written once and read many times.
 */
async function writeWordsAtOnce(db: Kysely<unknown>, index: string): Promise<void> {
  await sql`alter index ${sql.table(index)} set (fastupdate = off)`.execute(db);
  await sql`select gin_clean_pending_list(${index}::regclass)`.execute(db);
}
