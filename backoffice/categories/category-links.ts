import type { Kysely } from 'kysely';
import type { Schema } from '#backoffice/database/schema.ts';
import { canonicalPaths } from '#backoffice/urls/canonical-paths.ts';
import type { Scope } from '#backoffice/http/scope.ts';
import type { Product } from '#shared/contract/product.ts';

/** Categories that a product belongs to directly, its main one first. */
export async function readCategoryLinks(
  db: Kysely<Schema>,
  scope: Scope,
  productId: number,
): Promise<Product['categories']> {
  const rows = await db
    .selectFrom('product_category')
    .innerJoin('category', 'category.id', 'product_category.category_id')
    .innerJoin('category_translation', (join) =>
      join.onRef('category_translation.category_id', '=', 'category.id').on('lang', '=', scope.lang),
    )
    .where('product_category.product_id', '=', productId)
    .where('direct', '=', true)
    .orderBy('product_category.position')
    .select([
      'category.id',
      'category_translation.name',
      'category_translation.slug',
      'category.sales_plan_ids',
      'category.signature',
    ])
    .execute();
  return rows.map((row) => ({
    id: row.id,
    name: row.name,
    canonical: canonicalPaths('category', scope, row),
  }));
}
