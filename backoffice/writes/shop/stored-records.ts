import type { Kysely } from 'kysely';
import type { Schema } from '#backoffice/database/schema.ts';
import type { RecordKind } from '#backoffice/shop/catalogue/record-kinds.ts';
import { syncTable } from '#backoffice/shop/sync/sync-table.ts';

/** Makes the stored records of a kind those given, in their order. Writes only what differs. @param db a transaction */
export async function storeRecords(
  db: Kysely<Schema>,
  siteId: number,
  kind: RecordKind,
  records: readonly (readonly [key: string, record: object])[],
): Promise<void> {
  await syncTable(db, {
    table: 'shop_record',
    key: ['key'],
    scope: { site_id: siteId, kind },
    rows: records.map(([key, record], position) => ({ key, position, record: JSON.stringify(record) })),
    remove: true,
  });
}
