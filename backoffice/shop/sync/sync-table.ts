import { sql, type Kysely, type RawBuilder } from 'kysely';
import type { Schema } from '#backoffice/database/schema.ts';

/** Column values as they are, without `JSON.stringify`. */
export type SyncRow = Record<string, unknown>;

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

/** Rows per statement: bounds the size of its one parameter. */
const CHUNK = 500;

/**
 * Makes the rows of a table equal to `rows`. Writes changed rows only: the
 * triggers of tables invalidate pages also for statements without effect, so that equal data sends no statement.
 *
 * @param db a transaction: keys are collected in a temporary table until it ends
 */
export async function syncTable(db: Kysely<Schema>, options: SyncOptions): Promise<TableChanges> {
  const changes: TableChanges = { table: options.table, added: 0, changed: 0, removed: 0, unchanged: 0 };
  const seen = await createSeen(db, options);
  for await (const chunk of inChunks(options.rows)) {
    const rows = chunk.map((row) => ({ ...options.scope, ...row }));
    const states = await compare(db, options, rows);
    const of = (wanted: State) => rows.filter((_row, index) => states.get(index) === wanted);
    await insert(db, options, of('added'));
    await update(db, options, of('changed'));
    await remember(db, options, seen, rows);
    changes.added += of('added').length;
    changes.changed += of('changed').length;
    changes.unchanged += of('unchanged').length;
  }
  changes.removed = await removeOthers(db, options, seen);
  await sql`drop table ${seen}`.execute(db);
  return changes;
}

type State = 'added' | 'changed' | 'unchanged';

/** State of each row, by its place in the chunk. */
async function compare(
  db: Kysely<Schema>,
  options: SyncOptions,
  rows: SyncRow[],
): Promise<Map<number, State>> {
  const compared = comparedColumns(options, rows);
  const isChanged =
    compared.length === 0
      ? sql`false`
      : sql`(${columns('present', compared)}) is distinct from (${columns('given', compared)})`;
  const { rows: found } = await sql<{ place: number; state: State }>`
    select (entry.place - 1)::integer as place,
      case when present is null then 'added' when ${isChanged} then 'changed' else 'unchanged' end as state
    from jsonb_array_elements(${JSON.stringify(rows)}::jsonb) with ordinality as entry (data, place)
    cross join lateral jsonb_populate_record(null::${sql.table(options.table)}, entry.data) as given
    left join ${sql.table(options.table)} as present on ${sameKey('present', 'given', options)}
  `.execute(db);
  return new Map(found.map(({ place, state }) => [place, state]));
}

async function insert(db: Kysely<Schema>, options: SyncOptions, rows: SyncRow[]): Promise<void> {
  const names = Object.keys(rows[0] ?? {});
  if (names.length === 0) return;
  const targets = sql.join(names.map((name) => sql.id(name)));
  await sql`insert into ${sql.table(options.table)} (${targets}) select ${columns('given', names)}
    from ${recordSet(options, rows)} as given`.execute(db);
}

async function update(db: Kysely<Schema>, options: SyncOptions, rows: SyncRow[]): Promise<void> {
  if (rows.length === 0) return;
  const assignments = comparedColumns(options, rows).map(
    (name) => sql`${sql.id(name)} = ${sql.id('given', name)}`,
  );
  if (options.touch) assignments.push(sql`${sql.id(options.touch)} = now()`);
  await sql`update ${sql.table(options.table)} as present set ${sql.join(assignments)}
    from ${recordSet(options, rows)} as given where ${sameKey('present', 'given', options)}`.execute(db);
}

/** Temporary table of the keys in the shop. */
async function createSeen(db: Kysely<Schema>, { table, key }: SyncOptions): Promise<RawBuilder<unknown>> {
  const seen = sql.table(`seen_${table}`);
  const names = sql.join(key.map((name) => sql.id(name)));
  await sql`create temporary table ${seen} on commit drop as select ${names} from ${sql.table(table)}
    where false`.execute(db);
  return seen;
}

async function remember(
  db: Kysely<Schema>,
  options: SyncOptions,
  seen: RawBuilder<unknown>,
  rows: SyncRow[],
): Promise<void> {
  await sql`insert into ${seen} select ${columns('given', options.key)}
    from ${recordSet(options, rows)} as given`.execute(db);
}

/** Removes or counts the rows of the scope whose keys are not in the shop. Returns their number. */
async function removeOthers(
  db: Kysely<Schema>,
  options: SyncOptions,
  seen: RawBuilder<unknown>,
): Promise<number> {
  const { table, key, scope = {}, owners } = options;
  const inScope = Object.entries(scope).map(([name, value]) => sql`${sql.id('present', name)} = ${value}`);
  if (owners) inScope.push(sql`${sql.id('present', owners.column)} = any(${[...owners.ids]}::integer[])`);
  const isKnown = sql`exists (select 1 from ${seen} as given where ${sameKey('present', 'given', { key })})`;
  const others = sql`${sql.join([...inScope, sql`not ${isKnown}`], sql` and `)}`;
  const { rows } = await sql<{ count: number }>`select count(*)::integer as count
    from ${sql.table(table)} as present where ${others}`.execute(db);
  const count = rows[0]?.count ?? 0;
  if (options.remove && count > 0)
    await sql`delete from ${sql.table(table)} as present where ${others}`.execute(db);
  return count;
}

function comparedColumns({ key, initialOnly = [] }: SyncOptions, rows: SyncRow[]): string[] {
  return Object.keys(rows[0] ?? {}).filter((name) => !key.includes(name) && !initialOnly.includes(name));
}

function recordSet({ table }: SyncOptions, rows: SyncRow[]): RawBuilder<unknown> {
  return sql`jsonb_populate_recordset(null::${sql.table(table)}, ${JSON.stringify(rows)}::jsonb)`;
}

function columns(table: string, names: readonly string[]): RawBuilder<unknown> {
  return sql.join(names.map((name) => sql.id(table, name)));
}

function sameKey(
  left: string,
  right: string,
  { key, scope = {} }: Pick<SyncOptions, 'key' | 'scope'>,
): RawBuilder<unknown> {
  const names = [...new Set([...Object.keys(scope), ...key])];
  return sql.join(
    names.map((name) => sql`${sql.id(left, name)} = ${sql.id(right, name)}`),
    sql` and `,
  );
}

async function* inChunks(rows: SyncOptions['rows']): AsyncIterable<SyncRow[]> {
  let chunk: SyncRow[] = [];
  for await (const row of rows) {
    chunk.push(row);
    if (chunk.length < CHUNK) continue;
    yield chunk;
    chunk = [];
  }
  if (chunk.length > 0) yield chunk;
}
