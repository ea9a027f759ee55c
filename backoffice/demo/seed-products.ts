import type { Kysely } from 'kysely';
import type { Schema } from '#backoffice/database/schema.ts';
import type { SalesPlan } from '#shared/domain/sales-plan.ts';
import { referenceKey } from '#shared/domain/text-keys.ts';
import { ATTRIBUTES } from './attributes.ts';
import type { DemoProduct, Translated } from './catalogue/product-record.ts';
import { figureOptionLabel } from './figures.ts';
import { insertInChunks } from './insert-in-chunks.ts';
import { facetsOf } from './product-facets.ts';
import { productRow, referenceKeys, translationRows, variantRows } from './product-rows.ts';
import { planIds } from './seed-site.ts';
import { seedDocuments } from './seed-documents.ts';
import type { SeededCategory } from './seed-categories.ts';

type Context = {
  siteId: number;
  plans: SalesPlan[];
  categories: Map<string, SeededCategory>;
  /** Catalogue position of the first product; default 0. */
  firstPosition?: number;
};

/** Creates products with their translations, categories, variants, facets and documents. */
export async function seedProducts(
  db: Kysely<Schema>,
  context: Context,
  products: DemoProduct[],
): Promise<void> {
  const ids = await insertProducts(db, context, products);
  const each = <Row>(rowsOf: (product: DemoProduct, id: number) => Row[]): Row[] =>
    products.flatMap((product) => rowsOf(product, idOf(ids, product.key)));

  await insertInChunks(
    each((product, product_id) => translationRows(product).map((row) => ({ product_id, ...row }))),
    (rows) => db.insertInto('product_translation').values(rows).execute(),
  );
  await insertInChunks(
    each((product, id) => categoryRows(product, id, context.categories)),
    (rows) => db.insertInto('product_category').values(rows).execute(),
  );
  await insertInChunks(
    each((product, product_id) => variantRows(product).map((row) => ({ product_id, ...row }))),
    (rows) => db.insertInto('variant').values(rows).execute(),
  );
  await insertInChunks(
    each((product, product_id) => facetsOf(product).map((row) => ({ product_id, ...row }))),
    (rows) => db.insertInto('product_facet').values(rows).execute(),
  );
  await insertInChunks(
    each((product, product_id) =>
      product.goesWith.map((key, position) => ({ product_id, related_id: idOf(ids, key), position })),
    ),
    (rows) => db.insertInto('product_relation').values(rows).execute(),
  );
  await seedDocuments(db, context.siteId, products, (key) => idOf(ids, key));
  await insertInChunks(
    each((product, id) => referenceRows(context.siteId, product, id)),
    (rows) => db.insertInto('search_reference').values(rows).execute(),
  );
}

/** Creates the facets. Numeric facets get the values of the products, in ascending order. */
export async function seedAttributes(db: Kysely<Schema>, products: DemoProduct[]): Promise<void> {
  const used = products.flatMap(facetsOf);
  await db
    .insertInto('attribute')
    .values(
      ATTRIBUTES.map((attribute, position) => ({
        code: attribute.code,
        type: attribute.type,
        unit: attribute.unit,
        position,
        labels: JSON.stringify(attribute.label),
      })),
    )
    .execute();
  const options = ATTRIBUTES.flatMap((attribute) => {
    const values = new Set(used.filter((facet) => facet.code === attribute.code).map((facet) => facet.value));
    const labels = attribute.options
      ? Object.entries(attribute.options)
      : figureOptions(attribute.code, values);
    return labels
      .filter(([value]) => values.has(value))
      .map(([value, label], position) => ({
        code: attribute.code,
        value,
        position,
        labels: JSON.stringify(label),
      }));
  });
  await insertInChunks(options, (rows) => db.insertInto('attribute_option').values(rows).execute());
}

function figureOptions(code: string, values: Set<string>): [string, Translated][] {
  const sorted = [...values].sort((a, b) => Number(a) - Number(b));
  return sorted.map((value) => [value, figureOptionLabel(code, Number(value))]);
}

async function insertProducts(
  db: Kysely<Schema>,
  context: Context,
  products: DemoProduct[],
): Promise<Map<string, number>> {
  const ids = new Map<string, number>();
  const keys = new Map(products.map((product) => [product.reference, product.key]));
  const rows = products.map((product, position) =>
    productRow(product, context.siteId, planIds(product.plans), (context.firstPosition ?? 0) + position),
  );
  await insertInChunks(rows, async (chunk) => {
    const inserted = await db.insertInto('product').values(chunk).returning(['id', 'reference']).execute();
    for (const { id, reference } of inserted) {
      const key = keys.get(reference);
      if (key !== undefined) ids.set(key, id);
    }
  });
  return ids;
}

function categoryRows(product: DemoProduct, productId: number, categories: Map<string, SeededCategory>) {
  const direct = product.categories.map((key) => {
    const category = categories.get(key);
    if (!category) throw new Error(`Product ${product.key} is in the unknown category ${key}.`);
    return category;
  });
  const above = new Set(direct.flatMap((category) => category.ancestors));
  return [
    ...direct.map(({ id }, position) => ({ product_id: productId, category_id: id, direct: true, position })),
    ...[...above].map((id) => ({ product_id: productId, category_id: id, direct: false, position: 0 })),
  ];
}

function referenceRows(siteId: number, product: DemoProduct, productId: number) {
  const keys = new Set(referenceKeys(product).map(referenceKey));
  return [...keys].map((key) => ({
    site_id: siteId,
    key,
    product_id: productId,
    exact: key === referenceKey(product.reference),
  }));
}

function idOf(ids: Map<string, number>, key: string): number {
  const id = ids.get(key);
  if (id === undefined) throw new Error(`There is no demo product ${key}.`);
  return id;
}
