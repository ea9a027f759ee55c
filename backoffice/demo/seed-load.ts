import type { Kysely } from 'kysely';
import { sql } from 'kysely';
import type { Schema } from '#backoffice/database/schema.ts';
import { indexInBulk } from '#backoffice/search/bulk-indexing.ts';
import { rebuildSearchIndex } from '#backoffice/search/ensure-index.ts';
import { syncCategories } from '#backoffice/shop/catalogue/sync-categories.ts';
import { syncProducts } from '#backoffice/shop/catalogue/sync-products.ts';
import { syncVocabulary } from '#backoffice/shop/catalogue/sync-vocabulary.ts';
import { ensureSite, FIRST_PLANS } from '#backoffice/sites/ensure-site.ts';
import { copyCatalogue } from './copy-catalogue.ts';
import { readDemoSite } from './demo-site.ts';
import { readDemoCatalogue } from './demo-catalogue.ts';
import { readDemoShop } from './demo-shop.ts';
import { scaleDocuments } from './scale-documents.ts';
import { readDocuments } from '#backoffice/shop/documents/read-documents.ts';
import { syncDocuments } from '#backoffice/shop/documents/sync-documents.ts';
import { ensureCities } from '#backoffice/geography/ensure-cities.ts';
import { readDemoContent } from './demo-content.ts';
import { syncContent } from '#backoffice/shop/content/sync-content.ts';

/** Fills an empty database with the demo data and a catalogue of `count` products, for measurements. */
export async function seedLoad(
  db: Kysely<Schema>,
  options: { publicUrl: string; count: number; onStep: (step: string) => void },
): Promise<void> {
  const catalogue = await readDemoCatalogue();
  const { vocabulary } = catalogue;
  const size = catalogue.products.length;
  const rounds = Math.max(1, Math.ceil(options.count / size));
  options.onStep('site and content');
  const siteId = await ensureSite(db, options.publicUrl);
  await seedContent(db, siteId);
  await ensureCities(db);
  const common = { siteId, plans: FIRST_PLANS, remove: false };
  const { ids: categories } = await db.transaction().execute(async (transaction) => {
    await syncVocabulary(transaction, vocabulary, catalogue.products);
    return syncCategories(transaction, common, catalogue);
  });
  const products: Product[] = [];
  const productIds = new Map<string, number>();
  for (let round = 0; round < rounds; round += 1) {
    if (round % 10 === 0) options.onStep(`products ${round * size} of ${rounds * size}`);
    const copy = copyCatalogue(catalogue, round);
    await db.transaction().execute(async (transaction) => {
      const given = {
        ...common,
        brand: (await readDemoSite()).brand.name,
        categories,
        firstPosition: round * size,
        withStock: true,
      };
      const { ids } = await syncProducts(transaction, given, { vocabulary, ...copy });
      products.push(...copy.products);
      for (const [key, id] of ids) productIds.set(key, id);
    });
  }
  options.onStep('documents');
  await seedDocuments(db, { siteId, originals: catalogue.products, products, productIds });
  options.onStep('search index');
  await indexInBulk(db, () => rebuildSearchIndex(db, siteId));
  await sql`analyze`.execute(db);
}

type Product = { key: string; reference: string };

async function seedContent(db: Kysely<Schema>, siteId: number): Promise<void> {
  const { entries, redirects } = await readDemoContent();
  const content = { entries, redirects: redirects.map(({ rule }) => rule) };
  const options = { siteId, plans: FIRST_PLANS, remove: false };
  await db.transaction().execute((transaction) => syncContent(transaction, content, options));
}

async function seedDocuments(
  db: Kysely<Schema>,
  {
    siteId,
    originals,
    products,
    productIds,
  }: {
    siteId: number;
    originals: readonly Product[];
    products: readonly Product[];
    productIds: Map<string, number>;
  },
): Promise<void> {
  const anyKey = { file: '', keys: { has: () => true, keys: () => [] } };
  const documents = await readDemoShop((folder, findings) =>
    readDocuments(folder, findings, { categories: anyKey, products: anyKey }),
  );
  const scaled = scaleDocuments(documents, originals, products);
  await db
    .transaction()
    .execute((transaction) =>
      syncDocuments(transaction, scaled, { siteId, categoryIds: new Map(), productIds, remove: true }),
    );
}
