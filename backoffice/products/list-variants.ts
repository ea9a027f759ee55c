import type { Kysely } from 'kysely';
import type { Schema } from '#backoffice/database/schema.ts';
import type { Scope } from '#backoffice/http/scope.ts';
import type { ProductListQuery } from '#shared/contract/product-list.ts';
import { isIn } from './bit-set.ts';
import type { Catalogue, CatalogueReader } from './catalogue.ts';
import { matchingPlaces, orderedPlaces, readCriteria } from './criteria.ts';
import { readFacets } from './facets.ts';
import { signatureReferences } from './list-products.ts';
import { readColourLabels, selectVariants, toVariant } from './product-variants.ts';

/** One page of the variants of the products that fit, in the products' order. */
export async function listVariants(
  db: Kysely<Schema>,
  readCatalogue: CatalogueReader,
  scope: Scope,
  query: ProductListQuery,
) {
  const [criteria, catalogue] = await Promise.all([
    readCriteria(db, scope, query),
    readCatalogue(scope.siteId),
  ]);
  const matching = matchingPlaces(catalogue, criteria);
  const ordered = orderedPlaces(catalogue, criteria, query.orderBy, scope.lang).filter((place) =>
    isIn(matching, place),
  );
  const { ids, skip, total } = productsOfPage(
    catalogue,
    ordered,
    (query.page - 1) * query.perPage,
    query.perPage,
  );
  const [rows, filters, colours] = await Promise.all([
    readVariants(db, scope, ids),
    readFacets(db, catalogue, scope, criteria),
    readColourLabels(db, scope.lang),
  ]);
  const inOrder = ids.flatMap((id) => rows.filter((row) => row.product_id === id));
  return {
    items: inOrder.slice(skip, skip + query.perPage).map((row) => ({
      ...toVariant(row, scope, colours),
      product: { id: row.product_id, name: row.name, slug: row.slug },
    })),
    total,
    filters,
    signature_references: signatureReferences(catalogue, matching),
  };
}

/** The products whose variants fill a page, and how many of the first one's stand on the page before. */
function productsOfPage(catalogue: Catalogue, ordered: number[], from: number, size: number) {
  const ids: number[] = [];
  let skip = 0;
  let total = 0;
  for (const place of ordered) {
    const count = catalogue.variantCounts[place] ?? 0;
    if (total + count > from && total < from + size) {
      if (ids.length === 0) skip = from - total;
      ids.push(catalogue.ids[place] ?? 0);
    }
    total += count;
  }
  return { ids, skip, total };
}

async function readVariants(db: Kysely<Schema>, scope: Scope, productIds: number[]) {
  if (productIds.length === 0) return [];
  return selectVariants(db)
    .innerJoin('product_translation', (join) =>
      join.onRef('product_translation.product_id', '=', 'variant.product_id').on('lang', '=', scope.lang),
    )
    .where('variant.product_id', 'in', productIds)
    .orderBy('variant.position')
    .select(['variant.product_id', 'product_translation.name', 'product_translation.slug'])
    .execute();
}
