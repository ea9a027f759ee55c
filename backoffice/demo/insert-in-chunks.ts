/** PostgreSQL takes 65,535 parameters a statement; this stays well below for our widest tables. */
const ROWS_A_STATEMENT = 500;

/** Calls `insert` with a few hundred rows at a time. */
export async function insertInChunks<Row>(
  rows: Row[],
  insert: (chunk: Row[]) => Promise<unknown>,
): Promise<void> {
  for (let from = 0; from < rows.length; from += ROWS_A_STATEMENT) {
    await insert(rows.slice(from, from + ROWS_A_STATEMENT));
  }
}
