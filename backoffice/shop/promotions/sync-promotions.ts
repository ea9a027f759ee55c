import type { Kysely } from 'kysely';
import type { Schema } from '#backoffice/database/schema.ts';
import { syncTable, type TableChanges } from '#backoffice/shop/sync/sync-table.ts';
import type { PromotionRecord } from './promotion-record.ts';
import { promotionRow } from './promotion-row.ts';

/** Makes the promotions of a site equal to those of a shop. Codes of one customer are not the shop's and stay. */
export async function syncPromotions(
  db: Kysely<Schema>,
  promotions: readonly PromotionRecord[],
  options: { siteId: number; categoryIds: ReadonlyMap<string, number>; remove: boolean },
): Promise<TableChanges> {
  const { siteId, categoryIds, remove } = options;
  const changes = await syncTable(db, {
    table: 'promotion',
    key: ['code'],
    scope: { site_id: siteId },
    rows: promotions.map((promotion) => promotionRow(promotion, categoryIds)),
    remove: false,
  });
  const codes = new Set(promotions.map(({ code }) => code));
  const general = await db
    .selectFrom('promotion')
    .where('site_id', '=', siteId)
    .where('customer_id', 'is', null)
    .select(['id', 'code'])
    .execute();
  const others = general.filter(({ code }) => !codes.has(code)).map(({ id }) => id);
  if (remove && others.length > 0) await db.deleteFrom('promotion').where('id', 'in', others).execute();
  return { ...changes, removed: others.length };
}
