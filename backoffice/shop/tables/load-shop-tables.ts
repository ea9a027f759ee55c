import type { Kysely } from 'kysely';
import type { Schema } from '#backoffice/database/schema.ts';
import { loadContacts } from '../contacts/load-contacts.ts';
import { loadDocuments } from '../documents/load-documents.ts';
import { loadFormerProducts } from '../former-products/load-former-products.ts';
import { loadParts } from '../parts/load-parts.ts';
import { loadViews } from '../parts/load-views.ts';
import { loadPromotions } from '../promotions/load-promotions.ts';
import { loadShipping } from '../shipping/load-shipping.ts';
import type { ShopTables } from './read-shop-tables.ts';

export type ShopKeys = {
  siteId: number;
  /** By id. */
  categoryKeys: ReadonlyMap<number, string>;
  productKeys: ReadonlyMap<number, string>;
};

/** Spare parts, documents, contacts, carriers, former products and promotions of a site as records. */
export async function loadShopTables(db: Kysely<Schema>, keys: ShopKeys): Promise<ShopTables> {
  return {
    parts: { ...(await loadParts(db, keys)), ...(await loadViews(db, keys)) },
    documents: await loadDocuments(db, keys),
    contacts: await loadContacts(db, keys),
    shipping: await loadShipping(db, keys.siteId),
    formerProducts: await loadFormerProducts(db, keys),
    promotions: await loadPromotions(db, keys),
  };
}
