import type { Kysely } from 'kysely';
import type { Schema } from '#backoffice/database/schema.ts';
import { readIds } from '#backoffice/shop/sync/read-ids.ts';
import { syncTable, type TableChanges } from '#backoffice/shop/sync/sync-table.ts';
import { compatibilityRows, familyRow, keyRows, partRow, wordRows } from './part-rows.ts';
import type { ProductNames } from './product-names.ts';
import type { PartRecords } from './read-parts.ts';
import type { ViewRecords } from './read-views.ts';
import { syncDerived } from './sync-derived.ts';
import { syncViews } from './sync-views.ts';

export type PartOptions = {
  siteId: number;
  categoryIds: ReadonlyMap<string, number>;
  products: ProductNames;
  /** Stock changes with orders: false leaves that of known parts alone. */
  withStock: boolean;
  remove: boolean;
};

/** Makes the parts and exploded views of a site equal to those of a shop. */
export async function syncParts(
  db: Kysely<Schema>,
  records: PartRecords & ViewRecords,
  options: PartOptions,
): Promise<TableChanges[]> {
  const { families, parts, compatibility } = records;
  const { siteId, categoryIds, products, remove } = options;
  const shared = { scope: { site_id: siteId } };
  const kinds = await syncTable(db, {
    ...shared,
    table: 'part_family',
    key: ['code'],
    rows: families.map(familyRow),
    remove,
  });
  const written = await syncTable(db, {
    ...shared,
    table: 'part',
    key: ['reference'],
    rows: parts.map((part) => partRow(part, categoryIds)),
    initialOnly: options.withStock ? [] : ['stock', 'low_stock'],
    remove: false,
  });
  const ids = await readIds(db, 'part', 'reference', siteId);
  const dependent = [
    await syncTable(db, {
      table: 'part_product',
      key: ['part_id', 'product_id'],
      rows: compatibilityRows(compatibility, ids, products),
      remove,
    }),
    await syncDerived(db, 'part_key', keyRows(parts, ids)),
    await syncDerived(db, 'part_words', wordRows(records, ids, products)),
    ...(await syncViews(db, records, { ...options, ids })),
  ];
  // Removed last: positions of exploded views and replacements name other parts.
  const linked = await syncTable(db, {
    ...shared,
    table: 'part',
    key: ['reference'],
    rows: parts.map(({ reference, replaced_by: next }) => ({
      reference,
      replaced_by_id: next === null ? null : (ids.get(next) ?? null),
    })),
    remove,
  });
  await markCategories(db, siteId);
  return [kinds, withLinks(written, linked), ...dependent];
}

/** Counts of both passes over the parts: the second writes replacements and removes. */
function withLinks(written: TableChanges, linked: TableChanges): TableChanges {
  return {
    ...written,
    changed: written.changed + Math.max(0, linked.changed - written.added),
    unchanged: written.unchanged - Math.max(0, linked.changed - written.added),
    removed: linked.removed,
  };
}

/**
 * Marks categories with parts, so that the pages of spare parts list them. A statement without effect would invalidate
 * their pages, too.
 */
async function markCategories(db: Kysely<Schema>, siteId: number): Promise<void> {
  const unmarked = await db
    .selectFrom('category')
    .where('site_id', '=', siteId)
    .where('rechange', '=', false)
    .where('id', 'in', (query) => query.selectFrom('part').select('category_id'))
    .select('id')
    .execute();
  const ids = unmarked.map(({ id }) => id);
  if (ids.length > 0)
    await db.updateTable('category').set({ rechange: true }).where('id', 'in', ids).execute();
}
