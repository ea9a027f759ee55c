import type { Kysely } from 'kysely';
import type { Schema } from '#backoffice/database/schema.ts';
import type { Scope } from '#backoffice/http/scope.ts';
import type { ProductSizeList, ProductSizeQuery } from '#shared/contract/product-size.ts';
import { wattsOfRole } from '#shared/domain/figures.ts';
import { readCards } from './product-cards.ts';
import type { StoredTexts } from './product-record.ts';
import { readSizeFilters } from './size-filters.ts';

type Model = StoredTexts['models'][number];
type Fitting = { productId: number; signature: boolean; position: number; model: Model; power: number };

const MAX_ITEMS = 12;

/** Products of a category with a size in the range of power that fits the maximum width and height. */
export async function listSizes(
  db: Kysely<Schema>,
  scope: Scope,
  query: ProductSizeQuery,
): Promise<ProductSizeList> {
  const rows = await db
    .selectFrom('product')
    .innerJoin('product_category', 'product_category.product_id', 'product.id')
    .innerJoin('product_translation', (join) =>
      join.onRef('product_translation.product_id', '=', 'product.id').on('lang', '=', scope.lang),
    )
    .where('product.site_id', '=', scope.siteId)
    .where('category_id', '=', query.category)
    .orderBy('product.position')
    .select(['product.id', 'sales_plan_ids', 'signature', 'product.position', 'texts'])
    .execute();
  const fitting = rows
    .filter((row) => row.sales_plan_ids.includes(scope.plan.id))
    .flatMap((row) => fittingSizes(row, (row.texts as StoredTexts).models, query));
  const smallest = new Map<number, Fitting>();
  for (const size of fitting) {
    const known = smallest.get(size.productId);
    if (!known || size.power < known.power) smallest.set(size.productId, size);
  }
  // The signature line is expensive and comes last, after the products that most visitors look for.
  const sorted = [...smallest.values()].toSorted(
    (a, b) => Number(a.signature) - Number(b.signature) || a.power - b.power || a.position - b.position,
  );
  const shown = sorted.slice(0, MAX_ITEMS);
  const cards = await readCards(
    db,
    scope,
    shown.map(({ productId }) => productId),
    { models: new Map(shown.map(({ productId, model }) => [productId, model.code])) },
  );
  return {
    items: cards.flatMap((product) => {
      const size = smallest.get(product.id);
      if (!size) return [];
      const { code, label, width, height, depth } = size.model;
      return [{ product, model: { code, label, width, height, depth }, power: size.power }];
    }),
    total: sorted.length,
    filters: await readSizeFilters(
      db,
      fitting.map(({ power }) => power),
      query.height_max,
    ),
  };
}

function fittingSizes(
  { id: productId, signature, position }: { id: number; signature: boolean; position: number },
  models: readonly Model[],
  { power_min: min, power_max: max, width_max: width, height_max: height }: ProductSizeQuery,
): Fitting[] {
  return models.flatMap((model) => {
    const power = wattsOfRole(model.attributes, 'heat_output');
    if (power === undefined || power < min || power > max) return [];
    if (model.width > (width ?? Infinity) || model.height > (height ?? Infinity)) return [];
    return [{ productId, signature, position, model, power }];
  });
}
