import type { Kysely } from 'kysely';
import type { Schema } from '#backoffice/database/schema.ts';
import { ensureCities } from '#backoffice/geography/ensure-cities.ts';
import { ensureSite, FIRST_PLANS } from '#backoffice/sites/ensure-site.ts';
import type { ProductRecord } from '#shared/contract/shop/product-record.ts';
import { syncCatalogue } from './catalogue/sync-catalogue.ts';
import { syncContent } from './content/sync-content.ts';
import type { ProductNames } from './parts/product-names.ts';
import type { Shop } from './read-shop.ts';
import { syncSite } from './site/sync-site.ts';
import type { TableChanges } from './sync/sync-table.ts';
import { syncShopTables } from './tables/sync-shop-tables.ts';

export type SyncShopOptions = {
  publicUrl: string;
  /** Removes what the shop lacks; otherwise it is counted. */
  remove: boolean;
  /** Sets the stock also of variants and parts that the database has. */
  withStock: boolean;
  /** Receives the name of each step. */
  onStep: (step: string) => void;
};

/** A shop in the database. Ids by key. */
export type SyncedShop = {
  siteId: number;
  categoryIds: Map<string, number>;
  productIds: Map<string, number>;
  changes: TableChanges[];
};

/**
 * Makes the tables of the database equal to a shop, except its pictures.
 * @param db a transaction
 */
export async function syncShop(
  db: Kysely<Schema>,
  shop: Shop,
  { publicUrl, remove, withStock, onStep }: SyncShopOptions,
): Promise<SyncedShop> {
  const plans = FIRST_PLANS;
  onStep('site and content');
  const siteId = await ensureSite(db, publicUrl);
  const site = shop.site ? await syncSite(db, siteId, shop.site) : [];
  const redirects = shop.content.redirects.map(({ rule }) => rule);
  const content = await syncContent(
    db,
    { entries: shop.content.entries, redirects },
    { siteId, plans, remove },
  );
  const variantCount = [...shop.catalogue.variants.values()].reduce((sum, { length }) => sum + length, 0);
  onStep(`catalogue: ${shop.catalogue.products.length} products, ${variantCount} variants`);
  const brand = shop.site?.brand.name ?? new URL(publicUrl).host;
  const catalogue = await syncCatalogue(db, { siteId, plans, brand, withStock, remove }, shop.catalogue);
  const { parts, documents } = shop.tables;
  onStep(`${parts.parts.length} spare parts, ${documents.length} documents, contacts, carriers`);
  const categoryIds = new Map([...catalogue.categories].map(([key, { id }]) => [key, id]));
  const products = productNames(shop.catalogue.products, catalogue.products);
  const tables = await syncShopTables(db, shop.tables, { siteId, categoryIds, products, withStock, remove });
  onStep('communes');
  await ensureCities(db);
  return {
    siteId,
    categoryIds,
    productIds: catalogue.products,
    changes: [...site, ...content, ...catalogue.changes, ...tables],
  };
}

function productNames(products: readonly ProductRecord[], ids: ReadonlyMap<string, number>): ProductNames {
  return new Map(
    products.map(({ key, texts }) => [
      key,
      { id: ids.get(key) ?? 0, names: { fr: texts.fr.name, en: texts.en.name } },
    ]),
  );
}
