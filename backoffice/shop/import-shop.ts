import type { Kysely } from 'kysely';
import type { Schema } from '#backoffice/database/schema.ts';
import { rebuildSearchIndex } from '#backoffice/search/ensure-index.ts';
import { ensureSite, FIRST_PLANS } from '#backoffice/sites/ensure-site.ts';
import { createIsOwnHost } from '#redirects/own-host.ts';
import { syncCatalogue } from './catalogue/sync-catalogue.ts';
import { syncContent } from './content/sync-content.ts';
import { verifyContent } from './content/verify-content.ts';
import type { Findings } from './files/finding.ts';
import type { ShopFolder } from './files/shop-folder.ts';
import { encodePictures } from './pictures/encode-pictures.ts';
import { pictureRows } from './pictures/picture-rows.ts';
import type { Shop } from './read-shop.ts';
import { syncSite } from './site/sync-site.ts';
import { syncTable, type TableChanges } from './sync/sync-table.ts';

export type ImportOptions = {
  publicUrl: string;
  /** Folder of encoded pictures. */
  pictureFolder: string;
  /** Removes what the shop lacks; otherwise it is counted. */
  remove: boolean;
  /** Sets the stock also of variants that the database has. */
  withStock: boolean;
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
  const { publicUrl, remove, withStock, isDryRun } = options;
  const step = options.onStep ?? (() => {});
  step('pictures');
  const pictures = isDryRun
    ? []
    : await encodePictures(folder, shop.subjects, shop.pictures, { to: options.pictureFolder }, findings);
  if (findings.hasErrors) return undefined;
  let changes: TableChanges[] = [];
  const work = async (transaction: Kysely<Schema>) => {
    const siteId = await ensureSite(transaction, publicUrl);
    step('site');
    const site = shop.site ? [await syncSite(transaction, siteId, shop.site)] : [];
    step('catalogue');
    const brand = shop.site?.brand.name ?? new URL(publicUrl).host;
    const catalogue = await syncCatalogue(
      transaction,
      { siteId, plans: FIRST_PLANS, brand, withStock, remove },
      shop.catalogue,
    );
    const rows = pictureRows(pictures, catalogue.products);
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
    step('content');
    const { entries, redirects } = shop.content;
    const rules = redirects.map(({ rule }) => rule);
    const content = await syncContent(
      transaction,
      { entries, redirects: rules },
      { siteId, plans: FIRST_PLANS, remove },
    );
    await verifyContent(transaction, shop.content, {
      siteId,
      plans: FIRST_PLANS,
      isOwnHost: createIsOwnHost(publicUrl),
      findings,
    });
    changes = [...site, ...catalogue.changes, ...shown, ...content];
    if (findings.hasErrors || isDryRun) throw new Withdrawn();
    if (changes.some(({ added, changed, removed }) => added + changed + removed > 0)) {
      step('search index');
      await rebuildSearchIndex(transaction, siteId);
    }
  };
  try {
    await db.transaction().execute(work);
  } catch (error) {
    if (!(error instanceof Withdrawn)) throw error;
  }
  return findings.hasErrors ? undefined : changes;
}
