import type { Kysely } from 'kysely';
import type { Schema } from '#backoffice/database/schema.ts';
import type { ProductRecord } from '#shared/contract/shop/product-record.ts';
import { syncTable, type TableChanges } from '../sync/sync-table.ts';
import { attributeOptionRows, attributeRows } from './attribute-rows.ts';
import { colourRows, typeRows } from './vocabulary-rows.ts';
import type { Vocabulary } from './vocabulary.ts';

/**
 * Synchronises types, colours, facets and the options that products use. Those that the shop lacks are removed:
 * products have copies of their words.
 */
export async function syncVocabulary(
  db: Kysely<Schema>,
  vocabulary: Vocabulary,
  products: Iterable<ProductRecord>,
): Promise<TableChanges[]> {
  return [
    await syncTable(db, { table: 'attribute', key: ['code'], rows: attributeRows(vocabulary), remove: true }),
    await syncTable(db, {
      table: 'attribute_option',
      key: ['code', 'value'],
      rows: attributeOptionRows(vocabulary, products),
      remove: true,
    }),
    await syncTable(db, { table: 'product_type', key: ['key'], rows: typeRows(vocabulary), remove: true }),
    await syncTable(db, { table: 'colour', key: ['key'], rows: colourRows(vocabulary), remove: true }),
  ];
}
