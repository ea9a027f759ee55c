import type { Kysely } from 'kysely';
import type { Schema } from '#backoffice/database/schema.ts';
import type { SyncRow } from '../sync/sync-row.ts';
import { syncTable, type TableChanges } from '../sync/sync-table.ts';
import type { Catalogue } from './catalogue.ts';
import type { RecordKind } from './record-kinds.ts';

/** Stores the records of a catalogue, from which an export writes its files again. @param db a transaction */
export function syncRecords(
  db: Kysely<Schema>,
  { siteId, remove }: { siteId: number; remove: boolean },
  catalogue: Catalogue,
): Promise<TableChanges> {
  return syncTable(db, {
    table: 'shop_record',
    key: ['kind', 'key'],
    scope: { site_id: siteId },
    rows: recordRows(catalogue),
    remove,
  });
}

function* recordRows({ vocabulary, categories, pushes, products }: Catalogue): Generator<SyncRow> {
  yield* rowsOf('attribute', vocabulary.attributes.values(), ({ code }) => code);
  yield* rowsOf('type', vocabulary.types.values(), ({ key }) => key);
  yield* rowsOf('colour', vocabulary.colours.values(), ({ key }) => key);
  yield* rowsOf('category', categories, ({ key }) => key);
  yield* rowsOf('push', pushes, ({ category }) => category);
  yield* rowsOf('product', products, ({ key }) => key);
}

function* rowsOf<Entry>(
  kind: RecordKind,
  records: Iterable<Entry>,
  keyOf: (record: Entry) => string,
): Generator<SyncRow> {
  let position = 0;
  for (const record of records) {
    yield { kind, key: keyOf(record), position, record: JSON.stringify(record) };
    position += 1;
  }
}
