/** Keeps the widest tables below PostgreSQL's limit of 65,535 parameters per statement. */
const ROWS_PER_STATEMENT = 500;

/** Calls `insert` in chunks of a few hundred rows. */
export async function insertInChunks<Row>(
  rows: Row[],
  insert: (chunk: Row[]) => Promise<unknown>,
): Promise<void> {
  for (let from = 0; from < rows.length; from += ROWS_PER_STATEMENT) {
    await insert(rows.slice(from, from + ROWS_PER_STATEMENT));
  }
}
