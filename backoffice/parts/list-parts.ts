import { sql, type Kysely, type RawBuilder } from 'kysely';
import type { Schema } from '#backoffice/database/schema.ts';
import type { Scope } from '#backoffice/http/scope.ts';
import { plateKey } from '#shared/domain/plate-key.ts';
import type { PartList, PartListQuery } from '#shared/contract/spare-part.ts';
import { readFamilyLabels } from './family-labels.ts';
import { findByText, findProduct, fits, type FoundByText } from './find-by-text.ts';
import { findPartCategory } from './part-categories.ts';
import { readParts } from './read-parts.ts';
import { listSchemas } from './schema-links.ts';

type Condition = RawBuilder<boolean>;

const MAX_PRODUCTS = 200;

export async function listParts(db: Kysely<Schema>, scope: Scope, query: PartListQuery): Promise<PartList> {
  const category =
    query.category === undefined ? undefined : await findPartCategory(db, scope, query.category);
  const found = query.text ? await findByText(db, scope, query.text) : undefined;
  const product = query.product ? await findProduct(db, scope, plateKey(query.product)) : undefined;
  const requested: Condition[] = [
    sql`part.site_id = ${scope.siteId}`,
    ...(category ? [isInCategory(category.id)] : []),
    ...(found ? [found.condition] : []),
    ...(query.kind ? [sql<boolean>`part.kind = ${query.kind}`] : []),
  ];
  const byProduct: Condition[] = query.product ? [product ? fits(product.id) : sql`false`] : [];
  const byFamily: Condition[] = query.family ? [sql`part.family = ${query.family}`] : [];
  const productId = product?.id ?? found?.productId;
  const [page, families, products, schemas] = await Promise.all([
    readPage(db, [...requested, ...byProduct, ...byFamily], query),
    countFamilies(db, scope, [...requested, ...byProduct]),
    countProducts(db, scope, [...requested, ...byFamily]),
    listViews(db, scope, query, { productId, categoryId: category?.id }),
  ]);
  const items = await readParts(db, scope, page.ids, productId);
  return { items, total: page.total, families, products, schemas, exact: exactPosition(found, items) };
}

/** Views of the requested product; of a category, all views on the first page of the list. */
async function listViews(
  db: Kysely<Schema>,
  scope: Scope,
  { text, product, family, kind, page }: PartListQuery,
  { productId, categoryId }: { productId: number | undefined; categoryId: number | undefined },
): Promise<PartList['schemas']> {
  if (productId !== undefined) return listSchemas(db, scope, { productIds: [productId] });
  const isWhole = !text && !product && !family && !kind && page === 1;
  return categoryId !== undefined && isWhole ? listSchemas(db, scope, { categoryId }) : [];
}

/** A part belongs to its own category and to those of the products it fits. */
function isInCategory(categoryId: number): Condition {
  return sql`(part.category_id = ${categoryId} or exists (select from part_product as fit
    join product_category as place on place.product_id = fit.product_id
    where fit.part_id = part.id and place.category_id = ${categoryId}))`;
}

function exactPosition(found: FoundByText | undefined, items: PartList['items']): PartList['exact'] {
  return items.find(({ element_id }) => element_id === found?.partId)?.schema ?? null;
}

async function readPage(
  db: Kysely<Schema>,
  conditions: Condition[],
  { page, perPage }: PartListQuery,
): Promise<{ ids: number[]; total: number }> {
  const { rows } = await sql<{ id: number; total: number }>`
    select id, count(*) over ()::integer as total from part where ${all(conditions)}
    order by (status = 'obsolete'), (kind = 'accessory'), reference
    limit ${perPage} offset ${(page - 1) * perPage}`.execute(db);
  const [first] = rows;
  if (first || page === 1) return { ids: rows.map(({ id }) => id), total: first?.total ?? 0 };
  const counted = await sql<{ total: number }>`
    select count(*)::integer as total from part where ${all(conditions)}`.execute(db);
  return { ids: [], total: counted.rows[0]?.total ?? 0 };
}

async function countFamilies(
  db: Kysely<Schema>,
  scope: Scope,
  conditions: Condition[],
): Promise<PartList['families']> {
  const { rows } = await sql<{ value: string; count: number }>`
    select family as value, count(*)::integer as count from part where ${all(conditions)}
    group by family`.execute(db);
  const labelOf = await readFamilyLabels(db, scope);
  return rows
    .map((row) => ({ ...row, label: labelOf(row.value) }))
    .sort((a, b) => a.label.localeCompare(b.label, scope.lang));
}

async function countProducts(
  db: Kysely<Schema>,
  scope: Scope,
  conditions: Condition[],
): Promise<PartList['products']> {
  const { rows } = await sql<PartList['products'][number]>`
    select product.reference as value, name as label, count(*)::integer as count
    from part join part_product on part_product.part_id = part.id
      join product on product.id = part_product.product_id
      join product_translation on product_translation.product_id = product.id and lang = ${scope.lang}
    where ${all(conditions)} and ${scope.plan.id} = any(product.sales_plan_ids)
    group by product.reference, name order by name limit ${MAX_PRODUCTS}`.execute(db);
  return rows;
}

function all(conditions: Condition[]): Condition {
  return sql.join<boolean>(conditions, sql` and `);
}
