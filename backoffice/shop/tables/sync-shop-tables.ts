import type { Kysely } from 'kysely';
import type { Schema } from '#backoffice/database/schema.ts';
import { syncContacts } from '../contacts/sync-contacts.ts';
import { syncDocuments } from '../documents/sync-documents.ts';
import { syncFormerProducts } from '../former-products/sync-former-products.ts';
import type { ProductNames } from '../parts/product-names.ts';
import { syncParts } from '../parts/sync-parts.ts';
import { syncPromotions } from '../promotions/sync-promotions.ts';
import { syncShipping } from '../shipping/sync-shipping.ts';
import type { TableChanges } from '../sync/sync-table.ts';
import type { ShopTables } from './read-shop-tables.ts';

export type ShopTableOptions = {
  siteId: number;
  /** By key. */
  categoryIds: ReadonlyMap<string, number>;
  products: ProductNames;
  withStock: boolean;
  remove: boolean;
};

/** Synchronises what a shop has besides its catalogue and content, which are written before. */
export async function syncShopTables(
  db: Kysely<Schema>,
  tables: ShopTables,
  options: ShopTableOptions,
): Promise<TableChanges[]> {
  const productIds = new Map([...options.products].map(([key, { id }]) => [key, id]));
  const all = { ...options, productIds };
  return [
    ...(await syncDocuments(db, tables.documents, all)),
    ...(await syncParts(db, tables.parts, all)),
    ...(await syncContacts(db, tables.contacts, all)),
    ...(await syncShipping(db, tables.shipping, all)),
    await syncFormerProducts(db, tables.formerProducts, all),
    await syncPromotions(db, tables.promotions, all),
  ];
}
