import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import type { Database } from '#backoffice/database/database.ts';
import { loadContacts } from '#backoffice/shop/contacts/load-contacts.ts';
import { writeContacts } from '#backoffice/shop/contacts/write-contacts.ts';
import { loadDocuments } from '#backoffice/shop/documents/load-documents.ts';
import { syncDocuments } from '#backoffice/shop/documents/sync-documents.ts';
import { writeDocuments } from '#backoffice/shop/documents/write-documents.ts';
import { loadFormerProducts } from '#backoffice/shop/former-products/load-former-products.ts';
import { writeFormerProducts } from '#backoffice/shop/former-products/write-former-products.ts';
import { loadParts } from '#backoffice/shop/parts/load-parts.ts';
import type { ProductNames } from '#backoffice/shop/parts/product-names.ts';
import { loadViews } from '#backoffice/shop/parts/load-views.ts';
import { syncParts } from '#backoffice/shop/parts/sync-parts.ts';
import { writeParts, writeViews } from '#backoffice/shop/parts/write-parts.ts';
import { loadShipping } from '#backoffice/shop/shipping/load-shipping.ts';
import { syncShipping } from '#backoffice/shop/shipping/sync-shipping.ts';
import { writeShipping } from '#backoffice/shop/shipping/write-shipping.ts';
import type { TableChanges } from '#backoffice/shop/sync/sync-table.ts';
import { openTestDatabase } from '#tests/support/test-database.ts';
import { readDemoCatalogue } from './demo-catalogue.ts';
import { DEMO_SHOP_FOLDER } from './demo-shop.ts';
import { readProductIds } from './read-product-ids.ts';

let database: Database;
let categoryIds: Map<string, number>;
let productIds: Map<string, number>;
beforeAll(async () => {
  database = await openTestDatabase();
  categoryIds = await readCategoryIds();
  productIds = await readProductIds(database.db);
});
afterAll(() => database.close());

/** Ids of the categories by key. */
async function readCategoryIds(): Promise<Map<string, number>> {
  const { categories } = await readDemoCatalogue();
  const keys = new Map(categories.map(({ slug, key }) => [slug.fr, key]));
  const rows = await database.db
    .selectFrom('category_translation')
    .where('lang', '=', 'fr')
    .select(['category_id', 'slug'])
    .execute();
  return new Map(rows.map(({ category_id: id, slug }) => [keys.get(slug) ?? slug, id]));
}

/** Id and name of each product, by key. */
async function readProductNames(): Promise<ProductNames> {
  const { products } = await readDemoCatalogue();
  return new Map(
    products.map(({ key, texts: { fr, en } }) => [
      key,
      { id: productIds.get(key) ?? 0, names: { fr: fr.name, en: en.name } },
    ]),
  );
}

const inverse = (ids: Map<string, number>) => new Map([...ids].map(([key, id]) => [id, key]));
const keys = () => ({ siteId: 1, categoryKeys: inverse(categoryIds), productKeys: inverse(productIds) });
const inTransaction = <Result>(run: (db: Database['db']) => Promise<Result>) =>
  database.db.transaction().execute(run);
const written = (changes: readonly TableChanges[]) =>
  changes.filter(({ added, changed, removed }) => added + changed + removed > 0);

describe('tables of the demo shop', () => {
  it('export: gives the files from which the database was filled, to the byte', async () => {
    const { db } = database;
    const files = [
      ...writeParts(await loadParts(db, keys())),
      ...writeViews(await loadViews(db, keys())),
      ...writeDocuments(await loadDocuments(db, keys())),
      ...writeContacts(await loadContacts(db, keys())),
      ...writeShipping(await loadShipping(db, 1)),
      ...writeFormerProducts(await loadFormerProducts(db, keys())),
    ];
    expect(files).toHaveLength(13);
    for (const [path, text] of files)
      expect([path, text === readFileSync(join(DEMO_SHOP_FOLDER, path), 'utf8')]).toEqual([path, true]);
  });

  it('second import: writes nothing; with one price changed, it writes one row', async () => {
    const { db } = database;
    const products = await readProductNames();
    const options = { siteId: 1, categoryIds, productIds, products, withStock: true, remove: true };
    const records = { ...(await loadParts(db, keys())), ...(await loadViews(db, keys())) };
    const documents = await loadDocuments(db, keys());
    const shipping = await loadShipping(db, 1);
    const changes = await inTransaction(async (transaction) => [
      ...(await syncParts(transaction, records, options)),
      ...(await syncDocuments(transaction, documents, options)),
      ...(await syncShipping(transaction, shipping, options)),
    ]);
    expect(written(changes)).toEqual([]);
    const parts = records.parts.map((part, index) =>
      index === 7 ? { ...part, price: part.price + 10 } : part,
    );
    const next = await inTransaction((transaction) => syncParts(transaction, { ...records, parts }, options));
    expect(written(next)).toMatchObject([{ table: 'part', added: 0, changed: 1, removed: 0 }]);
  });

  it('a part that exploded views show: its removal takes its positions and keys along', async () => {
    const { db } = database;
    const products = await readProductNames();
    const options = { siteId: 1, categoryIds, products, withStock: false };
    const all = { ...(await loadParts(db, keys())), ...(await loadViews(db, keys())) };
    const [{ part: gone } = { part: '' }] = all.positions;
    const without = {
      ...all,
      parts: all.parts
        .filter(({ reference }) => reference !== gone)
        .map((part) => (part.replaced_by === gone ? { ...part, replaced_by: null } : part)),
      compatibility: all.compatibility.filter(({ part }) => part !== gone),
      positions: all.positions.filter(({ part }) => part !== gone),
    };
    const shown = await inTransaction((transaction) =>
      syncParts(transaction, without, { ...options, remove: false }),
    );
    expect(shown.find(({ table }) => table === 'part')?.removed).toBe(1);
    const count = () => db.selectFrom('part').where('reference', '=', gone).select('id').execute();
    expect(await count()).toHaveLength(1);
    await inTransaction((transaction) => syncParts(transaction, without, { ...options, remove: true }));
    expect(await count()).toHaveLength(0);
  });
});
