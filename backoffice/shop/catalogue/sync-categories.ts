import { sql, type Kysely } from 'kysely';
import type { Schema } from '#backoffice/database/schema.ts';
import type { CategoryRecord } from '#shared/contract/shop/catalogue-record.ts';
import type { SalesPlan } from '#shared/domain/sales-plan.ts';
import { syncTable, type TableChanges } from '../sync/sync-table.ts';
import type { Catalogue } from './catalogue.ts';
import { ancestorsOf, categoryTranslationRows } from './category-rows.ts';
import { plansOf } from '#backoffice/shop/audiences.ts';

export type CategoryOptions = { siteId: number; plans: readonly SalesPlan[]; remove: boolean };

/** Ids of a category and of its ancestors, by key. */
export type CategoryIds = Map<string, { id: number; ancestors: number[] }>;

/**
 * Synchronises the categories, which their French address identifies.
 * @returns their ids, and the changes
 */
export async function syncCategories(
  db: Kysely<Schema>,
  { siteId, plans, remove }: CategoryOptions,
  { categories, pushes, products }: Pick<Catalogue, 'categories' | 'pushes' | 'products'>,
): Promise<{ ids: CategoryIds; changes: TableChanges[] }> {
  const byKey = new Map(categories.map((category) => [category.key, category]));
  const ids = await categoryIds(db, siteId, categories);
  const idOf = (key: string) => ids.get(key) ?? 0;
  const promoted = new Map(products.map((product) => [product.key, product]));
  const pushOf = (key: string) => {
    const record = pushes.find(({ category }) => category === key);
    return record && { record, product: promoted.get(record.product ?? '') };
  };
  const changes = [
    await syncTable(db, {
      table: 'category',
      key: ['id'],
      scope: { site_id: siteId },
      touch: 'updated_at',
      remove,
      rows: categories.map((category) => ({
        id: idOf(category.key),
        parent_id: category.parent === undefined ? null : idOf(category.parent),
        sales_plan_ids: plansOf(category.audiences, plans),
        signature: category.signature,
        position: positionOf(category, categories),
        scene: category.scene ?? null,
      })),
    }),
    await syncTable(db, {
      table: 'category_translation',
      key: ['category_id', 'lang'],
      owners: { column: 'category_id', ids: [...ids.values()] },
      remove: true,
      rows: categories.flatMap((category) =>
        categoryTranslationRows(category, pushOf(category.key)).map((row) => ({
          category_id: idOf(category.key),
          ...row,
        })),
      ),
    }),
  ];
  return {
    ids: new Map(
      categories.map(({ key }) => [key, { id: idOf(key), ancestors: ancestorsOf(byKey, key).map(idOf) }]),
    ),
    changes,
  };
}

/** Ids by key: those of present categories, and new ones. */
async function categoryIds(
  db: Kysely<Schema>,
  siteId: number,
  categories: readonly CategoryRecord[],
): Promise<Map<string, number>> {
  const rows = await db
    .selectFrom('category')
    .innerJoin('category_translation', 'category_id', 'category.id')
    .where('site_id', '=', siteId)
    .where('lang', '=', 'fr')
    .select(['category.id', 'slug'])
    .execute();
  const present = new Map(rows.map(({ id, slug }) => [slug, id]));
  const added = categories.filter(({ slug }) => !present.has(slug.fr));
  const { rows: free } = await sql<{ id: number }>`
    select nextval(pg_get_serial_sequence('category', 'id'))::integer as id
    from generate_series(1, ${added.length}::integer)`.execute(db);
  for (const [index, { slug }] of added.entries()) present.set(slug.fr, free[index]?.id ?? 0);
  return new Map(categories.map(({ key, slug }) => [key, present.get(slug.fr) ?? 0]));
}

/** Rank among the categories of the same parent. */
function positionOf(category: CategoryRecord, categories: readonly CategoryRecord[]): number {
  return category.position ?? categories.filter(({ parent }) => parent === category.parent).indexOf(category);
}
