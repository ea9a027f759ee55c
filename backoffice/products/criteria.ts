import { sql, type Kysely } from 'kysely';
import type { Schema } from '#backoffice/database/schema.ts';
import type { Scope } from '#backoffice/http/scope.ts';
import type { ProductListQuery } from '#shared/contract/product-list.ts';
import { searchProductIds } from '#backoffice/search/search-products.ts';
import { toCentsWithTax } from './plan-price.ts';

/** Which products a list is about, in the database's own units. */
export type Criteria = {
  siteId: number;
  planId: number;
  categories?: number[];
  /** Products found by text, best first. */
  ids?: number[];
  price: { min?: number; max?: number };
  attributes: Record<string, string[]>;
};

export async function readCriteria(
  db: Kysely<Schema>,
  scope: Scope,
  query: ProductListQuery,
): Promise<Criteria> {
  const planId = query.saleplan_id ?? scope.plan.id;
  return {
    siteId: scope.siteId,
    planId,
    ...(query.categories && { categories: query.categories }),
    ...(query.text && {
      ids: await searchProductIds(db, { ...scope, planIds: [planId], productPlanIds: [planId] }, query.text),
    }),
    price: {
      ...(query.price?.min !== undefined && { min: toCentsWithTax(scope.plan, query.price.min) }),
      ...(query.price?.max !== undefined && { max: toCentsWithTax(scope.plan, query.price.max) }),
    },
    attributes: query.attributes ?? {},
  };
}

/** The products that fit, without columns yet. */
export function selectMatching(db: Kysely<Schema>, criteria: Criteria) {
  let query = db
    .selectFrom('product')
    .where('product.site_id', '=', criteria.siteId)
    .where(sql<boolean>`${criteria.planId} = any (product.sales_plan_ids)`);
  if (criteria.categories) {
    const inCategories = db
      .selectFrom('product_category')
      .select('product_id')
      .where('category_id', 'in', criteria.categories);
    query = query.where('product.id', 'in', inCategories);
  }
  if (criteria.ids) query = query.where(sql<boolean>`product.id = any (${criteria.ids}::integer[])`);
  if (criteria.price.min !== undefined) query = query.where('product.price_from', '>=', criteria.price.min);
  if (criteria.price.max !== undefined) query = query.where('product.price_from', '<=', criteria.price.max);
  for (const [code, values] of Object.entries(criteria.attributes)) {
    const withValue = db
      .selectFrom('product_facet')
      .select('product_id')
      .where('code', '=', code)
      .where('value', 'in', values);
    query = query.where('product.id', 'in', withValue);
  }
  return query;
}

/** The same criteria with one facet's own choices set aside. */
export function withoutAttribute(criteria: Criteria, code: string): Criteria {
  const { [code]: _dropped, ...attributes } = criteria.attributes;
  return { ...criteria, attributes };
}

export function withoutChoices(criteria: Criteria): Criteria {
  return { ...criteria, attributes: {}, price: {} };
}
