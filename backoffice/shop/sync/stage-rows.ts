import { sql, type Kysely, type RawBuilder } from 'kysely';
import type { Schema } from '#backoffice/database/schema.ts';
import { createSendAhead } from '#backoffice/database/send-ahead.ts';
import type { SyncRow } from './sync-row.ts';

export type StageOptions = {
  table: keyof Schema;
  key: readonly string[];
  /** Column values of all rows. */
  scope?: SyncRow;
  /** All with the same columns. */
  rows: Iterable<SyncRow> | AsyncIterable<SyncRow>;
};

/** Column of the temporary table that numbers its rows. */
export const ROW_NUMBER = 'given_row';

/** Characters of rows per statement: fits into the buffer of a connection, which then takes it at once. */
const MAX_CHUNK_LENGTH = 256 * 1024;

/**
 * Writes rows to a temporary table with the columns that they have, in their order. The next rows are computed while
 * the database takes the former ones.
 *
 * @param db a transaction
 * @returns the table, its columns, and the number of rows
 */
export async function stageRows(
  db: Kysely<Schema>,
  { table, key, scope = {}, rows }: StageOptions,
): Promise<{ table: RawBuilder<unknown>; names: readonly string[]; count: number }> {
  const given = sql.table(`given_${table}`);
  const statements = createSendAhead();
  let names: string[] | undefined;
  let count = 0;
  for await (const chunk of inChunks(rows, scope)) {
    const columns = (names ??= await createTable(db, { given, table }, chunk.names));
    await statements.send(() => fill(db, { given, table }, columns, chunk.text));
    count += chunk.count;
  }
  await statements.finish();
  names ??= await createTable(db, { given, table }, [...new Set([...Object.keys(scope), ...key])]);
  return { table: given, names, count };
}

type Tables = { given: RawBuilder<unknown>; table: keyof Schema };

async function createTable(
  db: Kysely<Schema>,
  { given, table }: Tables,
  names: readonly string[],
): Promise<string[]> {
  await sql`create temporary table ${given} on commit drop as select ${list(names)} from ${sql.table(table)}
    where false`.execute(db);
  // Neither the place of a row in the table nor a join keeps the order.
  await sql`alter table ${given} add column ${sql.id(ROW_NUMBER)} bigint generated always as identity`.execute(
    db,
  );
  return [...names];
}

async function fill(
  db: Kysely<Schema>,
  { given, table }: Tables,
  names: readonly string[],
  text: string,
): Promise<void> {
  await sql`insert into ${given} (${list(names)}) select ${list(names)}
    from jsonb_populate_recordset(null::${sql.table(table)}, ${text}::jsonb)`.execute(db);
}

function list(names: readonly string[]): RawBuilder<unknown> {
  return sql.join(names.map((name) => sql.id(name)));
}

/** Rows as JSON, with the columns of the first one. */
async function* inChunks(
  rows: StageOptions['rows'],
  scope: SyncRow,
): AsyncGenerator<{ text: string; names: string[]; count: number }> {
  let names: string[] = [];
  let parts: string[] = [];
  let length = 0;
  const take = () => {
    const chunk = { text: `[${parts.join(',')}]`, names, count: parts.length };
    parts = [];
    length = 0;
    return chunk;
  };
  for await (const row of rows) {
    const whole = { ...scope, ...row };
    if (names.length === 0) names = Object.keys(whole);
    const text = JSON.stringify(whole);
    parts.push(text);
    length += text.length;
    if (length >= MAX_CHUNK_LENGTH) yield take();
  }
  if (parts.length > 0) yield take();
}
