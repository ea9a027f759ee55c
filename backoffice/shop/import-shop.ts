import type { Kysely } from 'kysely';
import type { Schema } from '#backoffice/database/schema.ts';
import { nameStockReason } from '#backoffice/fulfilment/stock-ledger.ts';
import { indexInBulk } from '#backoffice/search/bulk-indexing.ts';
import { hasSearchIndex, rebuildSearchIndex } from '#backoffice/search/ensure-index.ts';
import { indexChanges } from '#backoffice/search/index-changes.ts';
import { ensureSite, FIRST_PLANS } from '#backoffice/sites/ensure-site.ts';
import { createIsOwnHost } from '#redirects/own-host.ts';
import { verifyContent } from './content/verify-content.ts';
import type { Findings } from './files/finding.ts';
import type { ShopFolder } from './files/shop-folder.ts';
import { storeMedia, unstoredMedia } from './media/store-media.ts';
import { syncMedia, type StoredMedia } from './media/sync-media.ts';
import type { Shop } from './read-shop.ts';
import { checkCurrency } from './site/check-currency.ts';
import { withdrawable } from './withdrawable.ts';
import { syncShop, type SyncShopOptions } from './sync-shop.ts';
import type { TableChanges } from './sync/sync-table.ts';

export type ImportOptions = Omit<SyncShopOptions, 'onStep'> & {
  /** Folder of media, which the back office serves. */
  mediaFolder: string;
  /** The media of the shop's folder are served from where they are, and need no copy. */
  isServed?: boolean;
  /** Changes nothing: the changes are counted and withdrawn. */
  isDryRun: boolean;
  /** Receives the name of each step. */
  onStep?: (step: string) => void;
};

/** Products between two messages about pictures. */
const PICTURES_A_STEP = 10;

/**
 * Makes the database equal to a shop, all or nothing. Only what differs is written, and only its pages are invalidated.
 * @returns changes by table, or `undefined` when checks against the whole shop add errors to `findings`
 * @throws Error when the database refuses a row
 */
export async function importShop(
  db: Kysely<Schema>,
  source: { folder: ShopFolder; shop: Shop; findings: Findings },
  options: ImportOptions,
): Promise<TableChanges[] | undefined> {
  const { shop, findings } = source;
  const { isDryRun } = options;
  const onStep = options.onStep ?? (() => {});
  onStep('pictures');
  const { mediaFolder, isServed = false } = options;
  const onProgress = (done: number, total: number) => {
    if (done % PICTURES_A_STEP === 0) onStep(`pictures of ${done} of ${total} products`);
  };
  const media = isDryRun
    ? unstoredMedia(shop)
    : await storeMedia(source, { mediaFolder, isServed, onProgress });
  if (findings.hasErrors) return undefined;
  const run = () => writeShop(db, source, media, { ...options, onStep });
  // The first import indexes all.
  const changes = isDryRun || (await hasSearchIndex(db)) ? await run() : await indexInBulk(db, run);
  return findings.hasErrors ? undefined : changes;
}

/** Writes a shop in one transaction. Returns the changes, also those that a trial or errors withdraw. */
function writeShop(
  db: Kysely<Schema>,
  { folder, shop, findings }: { folder: ShopFolder; shop: Shop; findings: Findings },
  media: StoredMedia,
  options: ImportOptions & SyncShopOptions,
): Promise<TableChanges[]> {
  const { publicUrl, remove, isDryRun, onStep } = options;
  const { products } = shop.catalogue;
  return withdrawable(db, async (transaction) => {
    await nameStockReason(transaction, 'import');
    const { site } = shop;
    if (site)
      await checkCurrency(transaction, await ensureSite(transaction, publicUrl), { folder, site }, findings);
    const synced = await syncShop(transaction, shop, options);
    const shown = await syncMedia(transaction, media, { ...synced, products, remove });
    onStep('links and facts of texts');
    await verifyContent(transaction, shop.content, {
      siteId: synced.siteId,
      plans: FIRST_PLANS,
      isOwnHost: createIsOwnHost(publicUrl),
      findings,
    });
    // A trial does not know the encoded pictures.
    const result = isDryRun ? synced.changes : [...synced.changes, ...shown];
    const isWithdrawn = findings.hasErrors || isDryRun;
    if (!isWithdrawn) {
      const written = result.filter((one) => one.added + one.changed + (remove ? one.removed : 0) > 0);
      if (written.length > 0) onStep('search index');
      if (remove && written.some(({ removed }) => removed > 0))
        await rebuildSearchIndex(transaction, synced.siteId);
      else await indexChanges(transaction, synced.siteId, new Set(written.map(({ table }) => table)));
    }
    return { result, isWithdrawn };
  });
}
