import { sql, type Kysely, type RawBuilder } from 'kysely';
import type { Schema } from '#backoffice/database/schema.ts';
import { ROW_NUMBER, stageRows } from './stage-rows.ts';
import type { SyncRow } from './sync-row.ts';

/** Number of rows by what a synchronisation does with them. */
export type TableChanges = {
  table: string;
  added: number;
  changed: number;
  /** Rows without counterpart in the shop: removed, or only counted. */
  removed: number;
  unchanged: number;
};

export type SyncOptions = {
  table: keyof Schema;
  /** Columns that identify a row; never null. */
  key: readonly string[];
  /** Column values of all rows that belong to the shop, such as `site_id`. Rows need not repeat them. */
  scope?: SyncRow;
  /** All with the same columns. */
  rows: Iterable<SyncRow> | AsyncIterable<SyncRow>;
  /** Columns that a new row gets and that later imports leave alone, such as the stock that orders reduce. */
  initialOnly?: readonly string[];
  /** Column that gets the present time when another column of the row changes. */
  touch?: string;
  /** Deletes rows without counterpart; otherwise counts them. */
  remove: boolean;
  /** Limits the rows without counterpart to those of these owners, such as the products of the shop. */
  owners?: { column: string; ids: readonly number[] };
};

/** The rows of a shop in a temporary table, and their columns. */
type Given = { table: RawBuilder<unknown>; names: readonly string[]; count: number };

/**
 * Makes the rows of a table equal to `rows`, which a temporary table holds meanwhile. Writes changed rows only: the
 * triggers of tables invalidate pages also for statements without effect, so that equal data sends no statement.
 *
 * @param db a transaction
 * @throws Error of the database for rows that it refuses, such as two with the same key
 */
export async function syncTable(db: Kysely<Schema>, options: SyncOptions): Promise<TableChanges> {
  const given = await stageRows(db, options);
  const { added, changed } = await countChanges(db, options, given);
  if (added > 0) await insert(db, options, { given, isAll: added === given.count });
  if (changed > 0) await update(db, options, given);
  const removed = await removeOthers(db, options, given);
  await sql`drop table ${given.table}`.execute(db);
  return { table: options.table, added, changed, removed, unchanged: given.count - added - changed };
}

async function countChanges(
  db: Kysely<Schema>,
  options: SyncOptions,
  given: Given,
): Promise<{ added: number; changed: number }> {
  if (given.count === 0) return { added: 0, changed: 0 };
  const isNew = sql`${sql.id('present', options.key[0] ?? '')} is null`;
  const { rows } = await sql<{ added: number; changed: number }>`
    select count(*) filter (where ${isNew})::integer as added,
      count(*) filter (where not ${isNew} and ${isChanged(options, given)})::integer as changed
    from ${given.table} as given left join ${sql.table(options.table)} as present on ${sameKey(options)}
  `.execute(db);
  return rows[0] ?? { added: 0, changed: 0 };
}

/** Inserts new rows in their order. */
async function insert(
  db: Kysely<Schema>,
  options: SyncOptions,
  { given, isAll }: { given: Given; isAll: boolean },
): Promise<void> {
  const table = sql.table(options.table);
  const isNew = sql`where not exists (select from ${table} as present where ${sameKey(options)})`;
  await sql`insert into ${table} (${sql.join(given.names.map((name) => sql.id(name)))})
    select ${columns('given', given.names)} from ${given.table} as given ${isAll ? sql`` : isNew}
    order by ${sql.id('given', ROW_NUMBER)}`.execute(db);
}

async function update(db: Kysely<Schema>, options: SyncOptions, given: Given): Promise<void> {
  const assignments = comparedColumns(options, given).map(
    (name) => sql`${sql.id(name)} = ${sql.id('given', name)}`,
  );
  if (options.touch) assignments.push(sql`${sql.id(options.touch)} = now()`);
  await sql`update ${sql.table(options.table)} as present set ${sql.join(assignments)}
    from ${given.table} as given where ${sameKey(options)} and ${isChanged(options, given)}`.execute(db);
}

/** Removes or counts the rows of the scope whose keys are not in the shop. Returns their number. */
async function removeOthers(db: Kysely<Schema>, options: SyncOptions, given: Given): Promise<number> {
  const { table, scope = {}, owners } = options;
  const conditions = Object.entries(scope).map(([name, value]) => sql`${sql.id('present', name)} = ${value}`);
  if (owners) conditions.push(sql`${sql.id('present', owners.column)} = any(${[...owners.ids]}::integer[])`);
  conditions.push(sql`not exists (select from ${given.table} as given where ${sameKey(options)})`);
  const others = sql.join(conditions, sql` and `);
  const { rows } = await sql<{ count: number }>`select count(*)::integer as count
    from ${sql.table(table)} as present where ${others}`.execute(db);
  const count = rows[0]?.count ?? 0;
  if (options.remove && count > 0)
    await sql`delete from ${sql.table(table)} as present where ${others}`.execute(db);
  return count;
}

function isChanged(options: SyncOptions, given: Given): RawBuilder<unknown> {
  const compared = comparedColumns(options, given);
  if (compared.length === 0) return sql`false`;
  return sql`(${columns('present', compared)}) is distinct from (${columns('given', compared)})`;
}

function comparedColumns({ key, initialOnly = [] }: SyncOptions, { names }: Given): string[] {
  return names.filter((name) => !key.includes(name) && !initialOnly.includes(name));
}

function columns(table: string, names: readonly string[]): RawBuilder<unknown> {
  return sql.join(names.map((name) => sql.id(table, name)));
}

function sameKey({ key, scope = {} }: SyncOptions): RawBuilder<unknown> {
  const names = [...new Set([...Object.keys(scope), ...key])];
  return sql.join(
    names.map((name) => sql`${sql.id('present', name)} = ${sql.id('given', name)}`),
    sql` and `,
  );
}
