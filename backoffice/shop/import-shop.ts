import type { Kysely } from 'kysely';
import type { Schema } from '#backoffice/database/schema.ts';
import { rebuildSearchIndex } from '#backoffice/search/ensure-index.ts';
import { ensureSite, FIRST_PLANS } from '#backoffice/sites/ensure-site.ts';
import { createIsOwnHost } from '#redirects/own-host.ts';
import { verifyContent } from './content/verify-content.ts';
import type { Findings } from './files/finding.ts';
import type { ShopFolder } from './files/shop-folder.ts';
import { encodePictures } from './pictures/encode-pictures.ts';
import { pictureRows } from './pictures/picture-rows.ts';
import type { Shop } from './read-shop.ts';
import { checkCurrency } from './site/check-currency.ts';
import { syncShop, type SyncShopOptions } from './sync-shop.ts';
import { syncTable, type TableChanges } from './sync/sync-table.ts';

export type ImportOptions = Omit<SyncShopOptions, 'onStep'> & {
  /** Folder of encoded pictures. */
  pictureFolder: string;
  /** Changes nothing: the changes are counted and withdrawn. */
  isDryRun: boolean;
  /** Receives the name of each step. */
  onStep?: (step: string) => void;
};

/** Withdraws the transaction of an import that has errors or only counts. */
class Withdrawn extends Error {}

/**
 * Makes the database equal to a shop, all or nothing. Only what differs is written, and only its pages are invalidated.
 * @returns changes by table, or `undefined` when checks against the whole shop add errors to `findings`
 * @throws Error when the database refuses a row
 */
export async function importShop(
  db: Kysely<Schema>,
  { folder, shop, findings }: { folder: ShopFolder; shop: Shop; findings: Findings },
  options: ImportOptions,
): Promise<TableChanges[] | undefined> {
  const { publicUrl, remove, isDryRun } = options;
  const onStep = options.onStep ?? (() => {});
  onStep('pictures');
  const pictures = isDryRun
    ? []
    : await encodePictures(folder, shop.subjects, shop.pictures, { to: options.pictureFolder }, findings);
  if (findings.hasErrors) return undefined;
  let changes: TableChanges[] = [];
  const work = async (transaction: Kysely<Schema>) => {
    if (shop.site)
      await checkCurrency(transaction, await ensureSite(transaction, publicUrl), shop.site, findings);
    const synced = await syncShop(transaction, shop, { ...options, onStep });
    const rows = pictureRows(pictures, synced.productIds);
    const shown = isDryRun
      ? []
      : [
          await syncTable(transaction, {
            table: 'product_picture',
            key: ['product_id', 'colour'],
            rows: rows.fronts,
            remove: false,
          }),
          await syncTable(transaction, {
            table: 'product_gallery',
            key: ['product_id', 'position'],
            rows: rows.gallery,
            remove,
          }),
        ];
    onStep('links and facts of texts');
    await verifyContent(transaction, shop.content, {
      siteId: synced.siteId,
      plans: FIRST_PLANS,
      isOwnHost: createIsOwnHost(publicUrl),
      findings,
    });
    changes = [...synced.changes, ...shown];
    if (findings.hasErrors || isDryRun) throw new Withdrawn();
    if (changes.some(({ added, changed, removed }) => added + changed + removed > 0)) {
      onStep('search index');
      await rebuildSearchIndex(transaction, synced.siteId);
    }
  };
  try {
    await db.transaction().execute(work);
  } catch (error) {
    if (!(error instanceof Withdrawn)) throw error;
  }
  return findings.hasErrors ? undefined : changes;
}
