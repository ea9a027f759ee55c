import type { Kysely } from 'kysely';
import type { Schema } from '#backoffice/database/schema.ts';
import type { ProductRecord } from '#shared/contract/shop/product-record.ts';
import type { SalesPlan } from '#shared/domain/sales-plan.ts';
import { readIds } from '../sync/read-ids.ts';
import type { SyncRow } from '../sync/sync-row.ts';
import { syncTable, type SyncOptions, type TableChanges } from '../sync/sync-table.ts';
import type { Catalogue, SoldVariant } from './catalogue.ts';
import { plansOf } from '#backoffice/shop/audiences.ts';
import { facetsOf } from './product-facets.ts';
import { productRow, translationRows } from './product-rows.ts';
import { refreshPlanPrices } from './refresh-products.ts';
import type { CategoryIds } from './sync-categories.ts';
import { searchKeyRows, variantRows } from './variant-rows.ts';

export type ProductOptions = {
  siteId: number;
  plans: readonly SalesPlan[];
  /** Brand of products without their own. */
  brand: string;
  categories: CategoryIds;
  /** Ids of further products that the given ones name as related, by key. */
  others?: ReadonlyMap<string, number>;
  /** Catalogue position of the first product. Default: 0. */
  firstPosition?: number;
  /** Sets the stock of variants that the database has; otherwise orders have changed it. */
  withStock: boolean;
  /** Removes products that the shop lacks; otherwise counts them. */
  remove: boolean;
};

/**
 * Synchronises products with translations, categories, variants, facets, related products and search keys.
 * @returns their ids by key, and the changes
 */
export async function syncProducts(
  db: Kysely<Schema>,
  options: ProductOptions,
  { vocabulary, products, variants }: Pick<Catalogue, 'vocabulary' | 'products' | 'variants'>,
): Promise<{ ids: Map<string, number>; changes: TableChanges[] }> {
  const { siteId, plans, brand, categories, firstPosition = 0, remove } = options;
  const initialOnly = options.withStock ? [] : ['stock', 'next_arrival', 'low_stock'];
  const variantsOf = ({ key }: ProductRecord): readonly SoldVariant[] => variants.get(key) ?? [];
  const first = await syncTable(db, {
    table: 'product',
    key: ['reference'],
    scope: { site_id: siteId },
    touch: 'updated_at',
    initialOnly,
    remove,
    rows: mapEach(products, (product, index) =>
      productRow(product, variantsOf(product), {
        siteId,
        planIds: product.published ? plansOf(product.audiences, plans) : [],
        position: firstPosition + index,
      }),
    ),
  });
  const byReference = await readIds(db, 'product', 'reference', siteId);
  const ids = new Map(products.map(({ key, reference }) => [key, byReference.get(reference) ?? 0]));
  const idOf = (key: string) => ids.get(key) ?? options.others?.get(key) ?? 0;
  const sync = (table: SyncOptions['table'], key: string[], rowsOf: (product: ProductRecord) => SyncRow[]) =>
    syncTable(db, {
      table,
      key,
      ...(table === 'variant' && { initialOnly }),
      ...(table === 'search_reference' && { scope: { site_id: siteId } }),
      owners: { column: 'product_id', ids: [...ids.values()] },
      remove: true,
      rows: flatMapEach(products, (product) =>
        rowsOf(product).map((row) => ({ product_id: idOf(product.key), ...row })),
      ),
    });
  const changes = [
    first,
    await sync('product_translation', ['product_id', 'lang'], (product) =>
      translationRows(vocabulary, product, brand),
    ),
    await sync('product_category', ['category_id', 'product_id'], (product) =>
      categoryRows(product, categories),
    ),
    await sync('variant', ['reference'], (product) => variantRows(variantsOf(product))),
    await sync('product_facet', ['product_id', 'code', 'value'], (product) => facetsOf(vocabulary, product)),
    await sync('product_relation', ['product_id', 'related_id'], ({ related }) =>
      related.map((key, position) => ({ related_id: idOf(key), position })),
    ),
    await sync('search_reference', ['key', 'product_id'], (product) =>
      searchKeyRows(product, variantsOf(product)),
    ),
  ];
  await refreshPlanPrices(db, [...ids.values()]);
  return { ids, changes };
}

/** Rows of the stated categories, and of those above them. */
function categoryRows(product: ProductRecord, categories: CategoryIds) {
  const direct = product.categories.map((key) => {
    const category = categories.get(key);
    if (!category) throw new Error(`Product ${product.key} is in the unknown category ${key}.`);
    return category;
  });
  const above = new Set(direct.flatMap(({ ancestors }) => ancestors));
  return [
    ...direct.map(({ id }, position) => ({ category_id: id, direct: true, position })),
    ...[...above].map((id) => ({ category_id: id, direct: false, position: 0 })),
  ];
}

function* mapEach<Item, Row>(items: readonly Item[], rowOf: (item: Item, index: number) => Row) {
  for (const [index, item] of items.entries()) yield rowOf(item, index);
}

function* flatMapEach<Item, Row>(items: readonly Item[], rowsOf: (item: Item) => Row[]) {
  for (const item of items) yield* rowsOf(item);
}
