import type { Kysely } from 'kysely';
import type { Schema } from '#backoffice/database/schema.ts';
import type { Scope } from '#backoffice/http/scope.ts';
import type { ProductCard, ProductVariant } from '#shared/contract/product.ts';
import type { ProductSizeList, ProductSizeQuery } from '#shared/contract/product-size.ts';
import { wattsOfRole } from '#shared/domain/figures.ts';
import { readCards } from './product-cards.ts';
import { readColourLabels, selectVariants, toVariant } from './product-variants.ts';
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
  const variants = await readShownVariants(db, scope, shown, cards);
  return {
    items: cards.flatMap((product) => {
      const size = smallest.get(product.id);
      const variant = variants.get(product.id);
      if (!size || !variant) return [];
      const { code, label, width, height, depth } = size.model;
      return [{ product, model: { code, label, width, height, depth }, variant, power: size.power }];
    }),
    total: sorted.length,
    filters: await readSizeFilters(
      db,
      fitting.map(({ power }) => power),
      query.height_max,
    ),
  };
}

/** Variants of the sizes by id of the product: in the colour of its card, else the first one. */
async function readShownVariants(
  db: Kysely<Schema>,
  scope: Scope,
  sizes: readonly Fitting[],
  cards: readonly ProductCard[],
): Promise<Map<number, ProductVariant>> {
  if (sizes.length === 0) return new Map();
  const colours = await readColourLabels(db, scope.lang);
  const rows = await selectVariants(db)
    .where(
      'variant.product_id',
      'in',
      sizes.map(({ productId }) => productId),
    )
    .orderBy('variant.position')
    .select('variant.product_id')
    .execute();
  const shown = new Map<number, ProductVariant>();
  for (const { productId, model } of sizes) {
    const ofSize = rows.filter((row) => row.product_id === productId && row.model === model.code);
    const colour = cards.find(({ id }) => id === productId)?.drawing.colour;
    const row = ofSize.find((one) => one.colour === colour) ?? ofSize[0];
    if (row) shown.set(productId, toVariant(row, scope, colours));
  }
  return shown;
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
