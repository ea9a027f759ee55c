import type { Kysely } from 'kysely';
import type { Schema } from '#backoffice/database/schema.ts';
import { readContacts } from '#backoffice/shop/contacts/read-contacts.ts';
import { syncContacts } from '#backoffice/shop/contacts/sync-contacts.ts';
import { readDocuments } from '#backoffice/shop/documents/read-documents.ts';
import { syncDocuments } from '#backoffice/shop/documents/sync-documents.ts';
import { readFormerProducts } from '#backoffice/shop/former-products/read-former-products.ts';
import { syncFormerProducts } from '#backoffice/shop/former-products/sync-former-products.ts';
import type { ProductNames } from '#backoffice/shop/parts/product-names.ts';
import { knownParts, readParts } from '#backoffice/shop/parts/read-parts.ts';
import { readViews } from '#backoffice/shop/parts/read-views.ts';
import { syncParts } from '#backoffice/shop/parts/sync-parts.ts';
import { readPromotions } from '#backoffice/shop/promotions/read-promotions.ts';
import { syncPromotions } from '#backoffice/shop/promotions/sync-promotions.ts';
import { readShipping } from '#backoffice/shop/shipping/read-shipping.ts';
import { syncShipping } from '#backoffice/shop/shipping/sync-shipping.ts';
import { readDemoShop } from './demo-shop.ts';

type Context = {
  siteId: number;
  categoryIds: ReadonlyMap<string, number>;
  productIds: ReadonlyMap<string, number>;
};

/** Creates what the demo shop has besides its products: documents, parts, contacts, carriers, former products. */
export async function seedShopTables(
  db: Kysely<Schema>,
  { siteId, categoryIds, productIds }: Context,
): Promise<void> {
  const products = await readProductNames(db, productIds);
  const known = {
    categories: { file: 'categories', keys: categoryIds },
    products: { file: 'products', keys: productIds },
  };
  const shop = await readDemoShop(async (folder, findings) => {
    const parts = await readParts(folder, findings, known);
    const views = await readViews(folder, findings, { ...known, parts: knownParts(parts.parts) });
    return {
      parts: { ...parts, ...views },
      documents: await readDocuments(folder, findings, known),
      contacts: await readContacts(folder, findings, known.categories),
      shipping: await readShipping(folder, findings),
      formerProducts: await readFormerProducts(folder, findings, known.products),
      promotions: await readPromotions(folder, findings, known.categories),
    };
  });
  const options = { siteId, categoryIds, productIds, products, withStock: true, remove: true };
  await syncDocuments(db, shop.documents, options);
  await syncParts(db, shop.parts, options);
  await syncContacts(db, shop.contacts, options);
  await syncShipping(db, shop.shipping, options);
  await syncFormerProducts(db, shop.formerProducts, options);
  await syncPromotions(db, shop.promotions, options);
}

/** Id and name of each product, by key. */
export async function readProductNames(
  db: Kysely<Schema>,
  productIds: ReadonlyMap<string, number>,
): Promise<ProductNames> {
  const rows = await db.selectFrom('product_translation').select(['product_id', 'lang', 'name']).execute();
  const nameOf = (id: number, lang: string) =>
    rows.find((row) => row.product_id === id && row.lang === lang)?.name ?? '';
  return new Map(
    [...productIds].map(([key, id]) => [key, { id, names: { fr: nameOf(id, 'fr'), en: nameOf(id, 'en') } }]),
  );
}
