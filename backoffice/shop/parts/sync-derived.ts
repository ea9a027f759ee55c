import type { Kysely } from 'kysely';
import type { Schema } from '#backoffice/database/schema.ts';
import type { SyncRow } from '#backoffice/shop/sync/sync-row.ts';
import { syncTable, type TableChanges } from '#backoffice/shop/sync/sync-table.ts';

/**
 * Makes search keys or words equal to those that the parts of a shop give. Rows of parts that only the database has
 * stay.
 */
export async function syncDerived(
  db: Kysely<Schema>,
  table: 'part_key' | 'part_words',
  rows: readonly SyncRow[],
): Promise<TableChanges> {
  const partIds = [...new Set(rows.map(({ part_id: id }) => Number(id)))];
  const others = await db
    .selectFrom(table)
    .selectAll()
    .$if(partIds.length > 0, (query) => query.where('part_id', 'not in', partIds))
    .execute();
  return syncTable(db, {
    table,
    key: table === 'part_key' ? ['part_id', 'kind', 'key'] : ['part_id', 'lang'],
    rows: [...rows, ...others],
    remove: true,
  });
}
