import type { Kysely } from 'kysely';
import type { Schema } from '#backoffice/database/schema.ts';
import { FIRST_PLANS } from '#backoffice/sites/ensure-site.ts';
import { catalogueFiles } from './catalogue/write-catalogue.ts';
import { loadCatalogue } from './catalogue/load-catalogue.ts';
import { loadContent } from './content/load-content.ts';
import { loadScenes } from './content/load-scenes.ts';
import { sceneFiles } from './content/scenes-table.ts';
import { contentFiles } from './content/write-content.ts';
import { loadKeys } from './load-keys.ts';
import { loadSite } from './site/load-site.ts';
import { siteFiles } from './site/write-site.ts';
import { loadShopTables } from './tables/load-shop-tables.ts';
import { writeShopTables } from './tables/write-shop-tables.ts';

/**
 * Text files of a shop as the database has it, by path (docs/shop-format.md): importing them gives the same database.
 * @param db a transaction that sees one state, because the files belong together
 * @throws z.ZodError for stored data that the contract does not allow
 */
export async function* loadShopFiles(
  db: Kysely<Schema>,
  siteId: number,
): AsyncGenerator<readonly [path: string, text: string]> {
  yield* siteFiles(await loadSite(db, siteId));
  const catalogue = await loadCatalogue(db, siteId);
  yield* catalogueFiles(catalogue);
  const keys = await loadKeys(db, siteId, catalogue);
  const content = await loadContent(db, { siteId, plans: FIRST_PLANS });
  const scenes = await loadScenes(db, keys.productKeys);
  for (const { path, text } of [...contentFiles(content), ...sceneFiles(scenes)]) yield [path, text];
  yield* writeShopTables(await loadShopTables(db, keys));
}
