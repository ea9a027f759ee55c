import type { Kysely } from 'kysely';
import type { Schema } from '#backoffice/database/schema.ts';
import type { Locale } from '#shared/locale.ts';

export type IndexedRange = { name: string; slug: string; signature: boolean; sales_plan_ids: number[] };
export type IndexedProduct = {
  id: number;
  name: string;
  slug: string;
  reference: string;
  signature: boolean;
  sales_plan_ids: number[];
  position: number;
  families: string[];
};

/** Relations of documents: products by document, ranges by category, families in order. */
export type Relations = {
  products: Map<number, IndexedProduct[]>;
  ranges: Map<number, IndexedRange>;
  families: { slug: string; name: string }[];
};

export async function readRelations(db: Kysely<Schema>, siteId: number, lang: Locale): Promise<Relations> {
  const [links, ranges, roots] = await Promise.all([
    readLinks(db, siteId, lang),
    readRanges(db, siteId, lang),
    readRoots(db, siteId, lang),
  ]);
  const families = await readFamilies(db, new Map(roots.map(({ id, french }) => [id, french])));
  const products = new Map<number, IndexedProduct[]>();
  for (const { document_id, ...product } of links) {
    const entry = { ...product, families: families.get(product.id) ?? [] };
    products.set(document_id, [...(products.get(document_id) ?? []), entry]);
  }
  return {
    products,
    ranges: new Map(ranges.map(({ id, ...range }) => [id, range])),
    families: roots.map(({ french, name }) => ({ slug: french, name })),
  };
}

function readLinks(db: Kysely<Schema>, siteId: number, lang: Locale) {
  return db
    .selectFrom('document_product')
    .innerJoin('product', 'product.id', 'document_product.product_id')
    .innerJoin('product_translation', (join) =>
      join.onRef('product_translation.product_id', '=', 'product.id').on('lang', '=', lang),
    )
    .where('product.site_id', '=', siteId)
    .orderBy('document_product.position')
    .select([
      'document_id',
      'product.id',
      'name',
      'slug',
      'reference',
      'signature',
      'sales_plan_ids',
      'product.position',
    ])
    .execute();
}

function readRanges(db: Kysely<Schema>, siteId: number, lang: Locale) {
  return db
    .selectFrom('category')
    .innerJoin('category_translation', (join) =>
      join.onRef('category_translation.category_id', '=', 'category.id').on('lang', '=', lang),
    )
    .where('site_id', '=', siteId)
    .select(['category.id', 'name', 'slug', 'signature', 'sales_plan_ids'])
    .execute();
}

/** Root categories, with the French slug that identifies each in URLs. */
function readRoots(db: Kysely<Schema>, siteId: number, lang: Locale) {
  return db
    .selectFrom('category')
    .innerJoin('category_translation as own', (join) =>
      join.onRef('own.category_id', '=', 'category.id').on('own.lang', '=', lang),
    )
    .innerJoin('category_translation as french', (join) =>
      join.onRef('french.category_id', '=', 'category.id').on('french.lang', '=', 'fr'),
    )
    .where('site_id', '=', siteId)
    .where('parent_id', 'is', null)
    .orderBy('category.position')
    .select(['category.id', 'own.name', 'french.slug as french'])
    .execute();
}

async function readFamilies(db: Kysely<Schema>, roots: Map<number, string>): Promise<Map<number, string[]>> {
  const families = new Map<number, string[]>();
  if (roots.size === 0) return families;
  const rows = await db
    .selectFrom('product_category')
    .where('category_id', 'in', [...roots.keys()])
    .select(['product_id', 'category_id'])
    .execute();
  for (const { product_id, category_id } of rows) {
    families.set(product_id, [...(families.get(product_id) ?? []), roots.get(category_id) ?? '']);
  }
  return families;
}
