import { sql, type Kysely, type RawBuilder } from 'kysely';
import type { Schema } from '#backoffice/database/schema.ts';
import type { Scope } from '#backoffice/http/scope.ts';
import type { ProductList, ProductListQuery } from '#shared/contract/product-list.ts';
import { readCriteria, selectMatching, type Criteria } from './criteria.ts';
import { readFacets } from './facets.ts';
import { readCards } from './product-cards.ts';

/** One page of products with the facets of the whole list. @throws Failure 404 for an unknown facet. */
export async function listProducts(
  db: Kysely<Schema>,
  scope: Scope,
  query: ProductListQuery,
): Promise<ProductList> {
  const criteria = await readCriteria(db, scope, query);
  const [ids, total, filters, signature] = await Promise.all([
    readPageOfIds(db, scope, criteria, query),
    countMatching(db, criteria),
    readFacets(db, scope, criteria),
    readSignatureReferences(db, criteria),
  ]);
  return { items: await readCards(db, scope, ids), total, filters, signature_references: signature };
}

async function readPageOfIds(
  db: Kysely<Schema>,
  scope: Scope,
  criteria: Criteria,
  query: ProductListQuery,
): Promise<number[]> {
  const rows = await selectMatching(db, criteria)
    .select('product.id')
    .orderBy(orderOf(scope, criteria, query))
    .orderBy('product.id', query.orderBy === 'newest' ? 'desc' : 'asc')
    .limit(query.perPage)
    .offset((query.page - 1) * query.perPage)
    .execute();
  return rows.map((row) => row.id);
}

/** Found by text and not asked otherwise: best hit first. The id after it makes pages stable. */
function orderOf(scope: Scope, criteria: Criteria, query: ProductListQuery): RawBuilder<unknown> {
  switch (query.orderBy) {
    case 'price_asc':
      return sql`product.price_from asc nulls last`;
    case 'price_desc':
      return sql`product.price_from desc nulls last`;
    case 'newest':
      return sql`product.is_new desc`;
    case 'name':
      return nameIn(scope.lang);
    case 'position':
      return criteria.ids
        ? sql`array_position(${criteria.ids}::integer[], product.id)`
        : sql`product.position`;
  }
}

function nameIn(lang: string): RawBuilder<unknown> {
  return sql`(
    select lower(unaccent(name)) from product_translation
    where product_translation.product_id = product.id and lang = ${lang}
  )`;
}

async function countMatching(db: Kysely<Schema>, criteria: Criteria): Promise<number> {
  const row = await selectMatching(db, criteria)
    .select(sql<number>`count(*)::integer`.as('count'))
    .executeTakeFirstOrThrow();
  return row.count;
}

/** Range references of the signature line's products among those that fit. */
export async function readSignatureReferences(db: Kysely<Schema>, criteria: Criteria): Promise<string[]> {
  const rows = await selectMatching(db, criteria)
    .where('product.signature', '=', true)
    .select('product.reference')
    .orderBy('product.reference')
    .execute();
  return rows.map((row) => row.reference);
}
