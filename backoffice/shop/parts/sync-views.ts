import type { Kysely } from 'kysely';
import type { Schema } from '#backoffice/database/schema.ts';
import { readIds } from '#backoffice/shop/sync/read-ids.ts';
import type { SyncRow } from '#backoffice/shop/sync/sync-row.ts';
import { syncTable, type TableChanges } from '#backoffice/shop/sync/sync-table.ts';
import { readTranslations } from '#backoffice/shop/translations.ts';
import type { ViewRecord } from './part-record.ts';
import type { ProductNames } from './product-names.ts';
import type { ViewRecords } from './read-views.ts';

type Context = {
  siteId: number;
  categoryIds: ReadonlyMap<string, number>;
  products: ProductNames;
  /** Ids of parts by reference. */
  ids: ReadonlyMap<string, number>;
  remove: boolean;
};

/** Makes the exploded views of a site equal to those of a shop. */
export async function syncViews(
  db: Kysely<Schema>,
  { views, positions }: ViewRecords,
  { siteId, categoryIds, products, ids, remove }: Context,
): Promise<TableChanges[]> {
  const written = await syncTable(db, {
    table: 'exploded_view',
    key: ['code'],
    scope: { site_id: siteId },
    rows: views.map((view, position) => viewRow(view, categoryIds.get(view.category), position)),
    remove,
  });
  const viewIds = await readIds(db, 'exploded_view', 'code', siteId);
  return [
    written,
    await syncTable(db, {
      table: 'exploded_view_product',
      key: ['view_id', 'product_id'],
      rows: views.flatMap((view) =>
        view.products.map((key) => ({
          view_id: viewIds.get(view.code),
          product_id: products.get(key)?.id,
          year_from: view.year_from,
          year_to: view.year_to,
        })),
      ),
      remove,
    }),
    await syncTable(db, {
      table: 'exploded_view_part',
      key: ['view_id', 'position'],
      rows: positions.map(({ view, number, part, ...fields }) => ({
        ...fields,
        view_id: viewIds.get(view),
        part_id: ids.get(part),
        position: number,
      })),
      remove,
    }),
  ];
}

function viewRow(view: ViewRecord, categoryId: number | undefined, position: number): SyncRow {
  return {
    category_id: categoryId,
    code: view.code,
    slugs: readTranslations(view, 'slug'),
    titles: readTranslations(view, 'title'),
    image: {
      url: view.image,
      webp: view.image.replace(/\.avif$/, '.webp'),
      width: view.width,
      height: view.height,
      alt: readTranslations(view, 'alt'),
    },
    position,
  };
}
