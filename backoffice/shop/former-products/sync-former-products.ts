import type { Kysely } from 'kysely';
import type { Schema } from '#backoffice/database/schema.ts';
import { syncTable, type TableChanges } from '#backoffice/shop/sync/sync-table.ts';
import { readTranslations } from '#backoffice/shop/translations.ts';
import type { FormerProductRecord } from './former-product-record.ts';

/** Numbers of former products start above those of any catalogue. */
const FIRST_ID = 900_001;

/** Makes the former products of a site equal to those of a shop. Known ones keep their number. */
export async function syncFormerProducts(
  db: Kysely<Schema>,
  records: readonly FormerProductRecord[],
  options: { siteId: number; productIds: ReadonlyMap<string, number>; remove: boolean },
): Promise<TableChanges> {
  const { siteId, productIds, remove } = options;
  const known = await db
    .selectFrom('former_product')
    .select(['product_id', 'reference', 'site_id'])
    .execute();
  const ids = new Map(
    known.filter((row) => row.site_id === siteId).map((row) => [row.reference, row.product_id]),
  );
  let next = Math.max(FIRST_ID, ...known.map(({ product_id: id }) => id + 1));
  return syncTable(db, {
    table: 'former_product',
    key: ['product_id'],
    scope: { site_id: siteId },
    rows: records.map((record) => ({
      product_id: ids.get(record.reference) ?? next++,
      reference: record.reference,
      names: readTranslations(record, 'name'),
      replacement_id: record.replacement === null ? null : productIds.get(record.replacement),
    })),
    remove,
  });
}
