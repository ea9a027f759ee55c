import { sql, type Kysely } from 'kysely';
import { readBrand } from '#backoffice/brand/read-brand.ts';
import { refreshPushes } from '#backoffice/categories/category-pushes.ts';
import type { Schema } from '#backoffice/database/schema.ts';
import type { Scope } from '#backoffice/http/scope.ts';
import { indexProducts } from '#backoffice/search/index-products.ts';
import { usedOptionRows } from '#backoffice/shop/catalogue/attribute-rows.ts';
import type { Catalogue, SoldVariant } from '#backoffice/shop/catalogue/catalogue.ts';
import { ancestorsOf } from '#backoffice/shop/catalogue/category-rows.ts';
import { deriveVariants } from '#backoffice/shop/catalogue/derive-variants.ts';
import { loadVariants } from '#backoffice/shop/catalogue/load-variants.ts';
import { syncProducts } from '#backoffice/shop/catalogue/sync-products.ts';
import type { CategoryIds } from '#backoffice/shop/catalogue/sync-categories.ts';
import type { Vocabulary } from '#backoffice/shop/catalogue/vocabulary.ts';
import { loadKeys } from '#backoffice/shop/load-keys.ts';
import { syncTable } from '#backoffice/shop/sync/sync-table.ts';
import type { ProductRecord } from '#shared/contract/shop/product-record.ts';
import { orderProducts, renameInRecords } from './product-order.ts';
import { readProductIds, storeProduct, type StoredProduct } from './stored-products.ts';

type Words = Pick<Catalogue, 'vocabulary' | 'categories'>;

/**
 * Writes one product as an import does: its tables, the options that lists filter by, its leaflets, its record, its
 * place among the products, the pushes that promote it, and its search document. Returns its number.
 */
export async function writeProduct(
  db: Kysely<Schema>,
  scope: Scope,
  product: ProductRecord,
  { words, stored }: { words: Words; stored: StoredProduct | undefined },
): Promise<number> {
  const { siteId } = scope;
  if (stored && stored.product.reference !== product.reference)
    await db
      .updateTable('product')
      .set({ reference: product.reference })
      .where('id', '=', stored.id)
      .execute();
  const brand = await readBrand(db, siteId);
  const categories = await readCategories(db, siteId, words.categories);
  const variants = await variantsOf(db, siteId, product, { stored, vocabulary: words.vocabulary });
  const { ids } = await syncProducts(
    db,
    {
      siteId,
      plans: scope.plans,
      brand: brand.name,
      categories,
      others: await readProductIds(db, siteId, product.related),
      firstPosition: stored?.position ?? (await nextPosition(db, siteId)),
      withStock: false,
      remove: false,
    },
    { vocabulary: words.vocabulary, products: [product], variants: new Map([[product.key, variants]]) },
  );
  const id = ids.get(product.key) ?? 0;
  await syncOptions(db, words.vocabulary);
  await linkLeaflets(db, id);
  await storeProduct(db, siteId, product, stored?.product.key);
  if (stored) await renameInRecords(db, siteId, { from: stored.product.key, to: product.key });
  await refreshPushes(db, siteId, product, categories);
  const isPlaced = stored !== undefined && stored.product.position === product.position;
  const moved = isPlaced ? [] : await orderProducts(db, siteId);
  await indexProducts(db, siteId, [...new Set([id, ...moved])], 'added');
  return id;
}

/** Present variants whose size and colour remain, and one for each new size and colour: on quotation, without stock. */
async function variantsOf(
  db: Kysely<Schema>,
  siteId: number,
  product: ProductRecord,
  { stored, vocabulary }: { stored: StoredProduct | undefined; vocabulary: Vocabulary },
): Promise<SoldVariant[]> {
  const present = (await loadVariants(db, siteId, [product])).get(product.key) ?? [];
  const sizes = new Set(product.sizes.map(({ code }) => code));
  const remaining = present.filter(({ size, colour }) => sizes.has(size) && product.colours.includes(colour));
  const former = new Set(stored?.product.sizes.map(({ code }) => code));
  const isNew = ({ size, colour }: Pick<SoldVariant, 'size' | 'colour'>) =>
    !former.has(size) || !stored?.product.colours.includes(colour);
  const added = deriveVariants(vocabulary, product)
    .filter(isNew)
    .filter((variant) => !remaining.some(({ reference }) => reference === variant.reference));
  return [
    ...remaining,
    ...added.map((variant) => ({
      ...variant,
      price: null,
      eco: 0,
      stock: 0,
      next_arrival: null,
      low_stock: null,
    })),
  ];
}

async function nextPosition(db: Kysely<Schema>, siteId: number): Promise<number> {
  const { last } = await db
    .selectFrom('product')
    .where('site_id', '=', siteId)
    .select((row) => row.fn.max('position').as('last'))
    .executeTakeFirstOrThrow();
  return (last ?? -1) + 1;
}

async function readCategories(
  db: Kysely<Schema>,
  siteId: number,
  categories: Catalogue['categories'],
): Promise<CategoryIds> {
  const { categoryKeys } = await loadKeys(db, siteId, { categories, products: [] });
  const ids = new Map([...categoryKeys].map(([id, key]) => [key, id]));
  const byKey = new Map(categories.map((category) => [category.key, category]));
  const idOf = (key: string) => ids.get(key) ?? 0;
  return new Map(
    categories
      .filter(({ key }) => ids.has(key))
      .map(({ key }) => [key, { id: idOf(key), ancestors: ancestorsOf(byKey, key).map(idOf) }]),
  );
}

/** Makes the options of lists equal to those that products have. */
export async function syncOptions(db: Kysely<Schema>, vocabulary: Vocabulary): Promise<void> {
  const rows = await db.selectFrom('product_facet').select(['code', 'value']).distinct().execute();
  const used = new Map<string, Set<string>>();
  for (const { code, value } of rows) used.set(code, (used.get(code) ?? new Set()).add(value));
  await syncTable(db, {
    table: 'attribute_option',
    key: ['code', 'value'],
    rows: usedOptionRows(vocabulary, used),
    remove: true,
  });
}

/** The leaflets of its categories are about the product. */
async function linkLeaflets(db: Kysely<Schema>, id: number): Promise<void> {
  await sql`
    delete from document_product using document
    where document.id = document_id and document_product.product_id = ${id} and document.category_id is not null
      and document.category_id not in (
        select category_id from product_category where product_id = ${id} and direct)`.execute(db);
  await sql`
    insert into document_product (document_id, product_id, position)
    select document.id, ${id}::integer, product.position from document
    join product_category as own on own.category_id = document.category_id and own.product_id = ${id} and own.direct
    join product on product.id = ${id}
    on conflict do nothing`.execute(db);
}
