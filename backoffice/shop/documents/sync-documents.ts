import type { Kysely } from 'kysely';
import type { Schema } from '#backoffice/database/schema.ts';
import { readIds } from '#backoffice/shop/sync/read-ids.ts';
import type { SyncRow } from '#backoffice/shop/sync/sync-row.ts';
import { syncTable, type TableChanges } from '#backoffice/shop/sync/sync-table.ts';
import { readTranslations } from '#backoffice/shop/translations.ts';
import type { DocumentRecord } from './document-record.ts';

type Ids = ReadonlyMap<string, number>;

/**
 * Makes the documents of a site equal to those of a shop. Products and their categories are written before.
 * `categoryIds`, `productIds`: by key.
 */
export async function syncDocuments(
  db: Kysely<Schema>,
  documents: readonly DocumentRecord[],
  options: { siteId: number; categoryIds: Ids; productIds: Ids; remove: boolean },
): Promise<TableChanges[]> {
  const { siteId, categoryIds, productIds, remove } = options;
  const written = await syncTable(db, {
    table: 'document',
    key: ['code'],
    scope: { site_id: siteId },
    rows: documents.map((document) => documentRow(document, categoryIds, productIds)),
    remove,
  });
  const ids = await readIds(db, 'document', 'code', siteId);
  const ranges = await readRanges(db, siteId);
  const rows = documents.flatMap(({ code, product, category }) => {
    const productsOfRange = ranges.get(categoryIds.get(category ?? '') ?? 0) ?? [];
    return (product === null ? productsOfRange : [productIds.get(product)]).map((productId, position) => ({
      document_id: ids.get(code),
      product_id: productId,
      position,
    }));
  });
  // Without permission to remove, too: a leaflet follows the products of its category.
  const linked = await syncTable(db, {
    table: 'document_product',
    key: ['document_id', 'product_id'],
    owners: { column: 'document_id', ids: documents.flatMap(({ code }) => ids.get(code) ?? []) },
    rows,
    remove: true,
  });
  return [written, linked];
}

function documentRow(document: DocumentRecord, categoryIds: Ids, productIds: Ids): SyncRow {
  const { code, kind, product, category, connect, issued } = document;
  return {
    product_id: product === null ? null : productIds.get(product),
    category_id: category === null ? null : categoryIds.get(category),
    code,
    kind,
    connect,
    titles: readTranslations(document, 'title'),
    mime: 'application/pdf',
    issued_at: `${issued}T00:00:00Z`,
  };
}

/** Products that a category contains directly, in the order of the catalogue. */
async function readRanges(db: Kysely<Schema>, siteId: number): Promise<Map<number, number[]>> {
  const rows = await db
    .selectFrom('product_category')
    .innerJoin('product', 'product.id', 'product_category.product_id')
    .where('product.site_id', '=', siteId)
    .where('direct', '=', true)
    .orderBy('product.position')
    .select(['category_id', 'product_id'])
    .execute();
  const ranges = new Map<number, number[]>();
  for (const { category_id: id, product_id: productId } of rows)
    ranges.set(id, [...(ranges.get(id) ?? []), productId]);
  return ranges;
}
