import { sql, type Kysely } from 'kysely';
import type { Schema } from '#backoffice/database/schema.ts';

/** Indexes of the partitions' vectors (migration 0036). */
const VECTOR_INDEXES = ['product_fr', 'product_en', 'notice_fr', 'notice_en', 'other'].map(
  (part) => `search_document_${part}_vector_idx`,
);

/**
 * Runs work that writes most documents of a site. PostgreSQL inserts their words into the indexes in batches of 4
 * MB: 50,000 products take a third of the time of single inserts. Searches remain possible, some milliseconds
 * slower. A crash leaves the batches on until the next run.
 *
 * @param db not a transaction: the switch locks the indexes for a moment
 * @returns the result of the work
 */
export async function indexInBulk<Result>(db: Kysely<Schema>, work: () => Promise<Result>): Promise<Result> {
  await setBatches(db, 'on');
  try {
    return await work();
  } finally {
    await setBatches(db, 'off');
  }
}

async function setBatches(db: Kysely<Schema>, state: 'on' | 'off'): Promise<void> {
  for (const index of VECTOR_INDEXES) {
    await sql`alter index ${sql.table(index)} set (fastupdate = ${sql.raw(state)})`.execute(db);
    if (state === 'off') await sql`select gin_clean_pending_list(${index}::regclass)`.execute(db);
  }
}
