import type { Kysely } from 'kysely';
import type { Schema } from '#backoffice/database/schema.ts';
import { invalidRequest, notFound, recordInUse } from '#backoffice/http/failure.ts';
import type { Scope } from '#backoffice/http/scope.ts';
import { indexCategory } from '#backoffice/search/index-documents.ts';
import type { RecordOf } from '#shared/contract/records.ts';
import { readCategoryKeys, storeCategoryRecords } from './category-shop-records.ts';

type CategoryRecord = RecordOf<'category'>;

/**
 * Creates or replaces a category in the language of the call, and indexes it for search. `db` is a transaction.
 * @throws Failure 400 by field, 404 for an unknown id
 */
export async function saveCategory(
  db: Kysely<Schema>,
  scope: Scope,
  record: CategoryRecord,
  id?: number,
): Promise<{ id: number }> {
  await checkSlug(db, scope, record.slug, id);
  if (record.parent_id !== null) await checkParent(db, scope, record.parent_id, id);
  const keys = await readCategoryKeys(db, scope.siteId);
  const saved = id ? await update(db, scope, record, id) : await insert(db, scope, record);
  const translation = {
    name: record.name,
    slug: record.slug,
    intro: record.intro,
    push: JSON.stringify(record.push_5),
    search_words: record.search_words ?? [],
  };
  await db
    .insertInto('category_translation')
    .values({ category_id: saved, lang: scope.lang, ...translation })
    .onConflict((conflict) => conflict.columns(['category_id', 'lang']).doUpdateSet(translation))
    .execute();
  await storeCategoryRecords(db, scope, keys);
  await indexCategory(db, scope.siteId, saved);
  return { id: saved };
}

/** @throws Failure 404, 409 while the category or one below it has products */
export async function removeCategory(db: Kysely<Schema>, scope: Scope, id: number): Promise<{ id: number }> {
  const keys = await readCategoryKeys(db, scope.siteId);
  const product = await db
    .selectFrom('product_category')
    .innerJoin('product', 'product.id', 'product_category.product_id')
    .leftJoin('product_translation', (join) =>
      join.onRef('product_translation.product_id', '=', 'product.id').on('lang', '=', scope.lang),
    )
    .where('product_category.category_id', '=', id)
    .orderBy('product.id')
    .select(['product.id', 'product.reference', 'product_translation.name'])
    .executeTakeFirst();
  if (product)
    throw recordInUse({ resource: 'product', id: product.id, name: product.name ?? product.reference });
  const removed = await db
    .deleteFrom('category')
    .where('id', '=', id)
    .where('site_id', '=', scope.siteId)
    .returning('id')
    .executeTakeFirst();
  if (!removed) throw notFound();
  await storeCategoryRecords(db, scope, keys);
  await db
    .deleteFrom('search_document')
    .where('entity_type', '=', 'category')
    .where('site_id', '=', scope.siteId)
    .where('entity_id', 'not in', db.selectFrom('category').select('id'))
    .execute();
  return removed;
}

async function insert(db: Kysely<Schema>, scope: Scope, record: CategoryRecord): Promise<number> {
  const { id } = await db
    .insertInto('category')
    .values({ site_id: scope.siteId, ...columnsOf(record) })
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}

async function update(db: Kysely<Schema>, scope: Scope, record: CategoryRecord, id: number): Promise<number> {
  const updated = await db
    .updateTable('category')
    .set({ ...columnsOf(record), updated_at: new Date() })
    .where('id', '=', id)
    .where('site_id', '=', scope.siteId)
    .returning('id')
    .executeTakeFirst();
  if (!updated) throw notFound();
  return updated.id;
}

function columnsOf(record: CategoryRecord) {
  return {
    parent_id: record.parent_id,
    sales_plan_ids: record.exist_in,
    rechange: record.rechange,
    signature: record.signature,
    position: record.position,
    scene: record.scene,
  };
}

async function checkSlug(db: Kysely<Schema>, scope: Scope, slug: string, id?: number): Promise<void> {
  const taken = await db
    .selectFrom('category_translation')
    .innerJoin('category', 'category.id', 'category_id')
    .where('site_id', '=', scope.siteId)
    .where('lang', '=', scope.lang)
    .where('slug', '=', slug)
    .select('category_id')
    .executeTakeFirst();
  if (taken && taken.category_id !== id) throw invalidRequest({ slug: 'taken' });
}

/** The parent must exist, and must not be the category itself or one of its descendants. */
async function checkParent(db: Kysely<Schema>, scope: Scope, parentId: number, id?: number): Promise<void> {
  const rows = await db
    .selectFrom('category')
    .where('site_id', '=', scope.siteId)
    .select(['id', 'parent_id'])
    .execute();
  const parents = new Map(rows.map((row) => [row.id, row.parent_id]));
  if (!parents.has(parentId)) throw invalidRequest({ parent_id: 'unknown' });
  for (let above: number | null = parentId; above !== null; above = parents.get(above) ?? null) {
    if (above === id) throw invalidRequest({ parent_id: 'below_itself' });
  }
}
