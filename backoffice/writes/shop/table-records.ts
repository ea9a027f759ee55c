import { sql, type Kysely, type RawBuilder, type Selectable } from 'kysely';
import type { Schema } from '#backoffice/database/schema.ts';
import { invalidRequest, notFound, recordInUse } from '#backoffice/http/failure.ts';
import type { Scope } from '#backoffice/http/scope.ts';
import type { SyncRow } from '#backoffice/shop/sync/sync-row.ts';
import type { PageOfList, RecordStore } from '#backoffice/writes/record-store.ts';

/** SQLSTATE of a removal that a foreign key refuses. */
const FOREIGN_KEY_VIOLATION = '23503';

export type RowOf<Table extends keyof Schema> = Selectable<Schema[Table]>;
type Stored<Fields> = Fields & { id: number };

type TableRecords<Table extends keyof Schema, Fields extends object> = {
  table: Table;
  /** Column of the number. Default: `id`. */
  numbered?: string;
  /** Columns that sort lists; the number follows. */
  order?: readonly string[];
  /** Field whose value no other record of the site has, and its column. */
  unique?: { field: string; column: string };
  /** Column of the filter `key`, where it is not unique. */
  keyed?: string;
  /** Limits the rows of the table to those of the resource. */
  only?: RawBuilder<unknown>;
  /** Limits a list by the filters of the resource. */
  filter?: (page: PageOfList) => RawBuilder<unknown>;
  /** Converts rows to records, with what other tables hold. */
  toRecords: (db: Kysely<Schema>, scope: Scope, rows: RowOf<Table>[]) => Promise<Stored<Fields>[]>;
  /** Converts a record to the columns of its row. @throws Failure 400 by field for a reference to nothing */
  toRow: (db: Kysely<Schema>, scope: Scope, record: Fields, id: number | undefined) => Promise<SyncRow>;
  /** @throws Failure 409 when another record refers to this one, which no foreign key states */
  checkRemoval?: (db: Kysely<Schema>, scope: Scope, id: number) => Promise<void>;
  /** Writes what other tables hold. */
  afterSave?: (db: Kysely<Schema>, scope: Scope, saved: Stored<Fields>) => Promise<void>;
  afterRemove?: (db: Kysely<Schema>, scope: Scope, id: number) => Promise<void>;
};

/** Records of a table whose rows belong to a site. */
export function tableRecords<Table extends keyof Schema, Fields extends object>({
  table,
  numbered = 'id',
  order = [],
  unique,
  keyed = unique?.column,
  only = sql`true`,
  filter = () => sql`true`,
  toRecords,
  toRow,
  checkRemoval,
  afterSave,
  afterRemove,
}: TableRecords<Table, Fields>): RecordStore<Fields> {
  const number = sql.id(numbered);
  const ofSite = ({ siteId }: Scope) => sql`site_id = ${siteId} and ${only}`;

  const requireFree = async (db: Kysely<Schema>, scope: Scope, row: SyncRow, id = 0) => {
    if (!unique) return;
    const { rows } = await sql`
      select from ${sql.table(table)} where site_id = ${scope.siteId} and ${number} <> ${id}
        and ${sql.id(unique.column)} = ${row[unique.column]}`.execute(db);
    if (rows.length > 0) throw invalidRequest({ [unique.field]: 'taken' });
  };

  return {
    list: async (db, scope, list) => {
      const { page, perPage, key } = list;
      const named = key === undefined || keyed === undefined ? sql`true` : sql`${sql.id(keyed)} = ${key}`;
      const requested = sql`${ofSite(scope)} and ${named} and ${filter(list)}`;
      const sorted = sql.join([...order.map((name) => sql.id(name)), number]);
      const { rows } = await sql<RowOf<Table>>`
        select * from ${sql.table(table)} where ${requested} order by ${sorted}
        limit ${perPage} offset ${(page - 1) * perPage}`.execute(db);
      const counted = await sql<{ total: number }>`
        select count(*)::integer as total from ${sql.table(table)} where ${requested}`.execute(db);
      return { items: await toRecords(db, scope, rows), total: counted.rows[0]?.total ?? 0 };
    },
    find: async (db, scope, id) => {
      const { rows } = await sql<RowOf<Table>>`
        select * from ${sql.table(table)} where ${ofSite(scope)} and ${number} = ${id}`.execute(db);
      const [found] = await toRecords(db, scope, rows);
      return found && withoutId(found);
    },
    save: async (db, scope, record, id) => {
      const row = await toRow(db, scope, record, id);
      await requireFree(db, scope, row, id);
      const columns = Object.keys(row).map((name) => sql.id(name));
      const given = sql`jsonb_populate_record(null::${sql.table(table)}, ${JSON.stringify(row)}::jsonb) as given`;
      const values = Object.keys(row).map((name) => sql.id('given', name));
      const { rows } =
        id === undefined
          ? await sql<{ id: number }>`
              insert into ${sql.table(table)} (site_id, ${sql.join(columns)})
              select ${scope.siteId}::integer, ${sql.join(values)} from ${given}
              returning ${number} as id`.execute(db)
          : await sql<{ id: number }>`
              update ${sql.table(table)} set (${sql.join(columns)}) = (select ${sql.join(values)} from ${given})
              where ${ofSite(scope)} and ${number} = ${id} returning ${number} as id`.execute(db);
      const [saved] = rows;
      if (!saved) throw notFound();
      await afterSave?.(db, scope, { ...record, id: saved.id });
      return { id: saved.id };
    },
    remove: async (db, scope, id) => {
      await checkRemoval?.(db, scope, id);
      const removed = await removeRow(
        sql`delete from ${sql.table(table)} where ${ofSite(scope)} and ${number} = ${id}`,
        db,
      );
      if (removed === 0) throw notFound();
      await afterRemove?.(db, scope, id);
      return { id };
    },
  };
}

/** @throws Failure 409 when another row refers to this one */
async function removeRow(statement: RawBuilder<unknown>, db: Kysely<Schema>): Promise<number> {
  try {
    return Number((await statement.execute(db)).numAffectedRows ?? 0);
  } catch (error) {
    if ((error as { code?: unknown }).code !== FOREIGN_KEY_VIOLATION) throw error;
    throw recordInUse();
  }
}

function withoutId<Fields extends object>(record: Stored<Fields>): Fields;
function withoutId({ id: _id, ...record }: { id: number }): object {
  return record;
}
