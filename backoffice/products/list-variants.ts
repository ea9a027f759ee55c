import type { Kysely } from 'kysely';
import type { Schema } from '#backoffice/database/schema.ts';
import type { Scope } from '#backoffice/http/scope.ts';
import type { ProductListQuery } from '#shared/contract/product-list.ts';
import { isIn } from './bit-set.ts';
import type { Catalogue, CatalogueReader } from './catalogue.ts';
import { matchingPositions, orderedPositions, readCriteria } from './criteria.ts';
import { readFacets } from './facets.ts';
import { signatureReferences } from './list-products.ts';
import { readColourLabels, selectVariants, toVariant } from './product-variants.ts';

/** One page of the variants of the matching products, in the products' order. */
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
  const matching = matchingPositions(catalogue, criteria);
  const ordered = orderedPositions(catalogue, criteria, query.orderBy, scope.lang).filter((position) =>
    isIn(matching, position),
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

/** The products whose variants fill a page; `skip`: variants of the first one that are on earlier pages. */
function productsOfPage(catalogue: Catalogue, ordered: number[], from: number, size: number) {
  const ids: number[] = [];
  let skip = 0;
  let total = 0;
  for (const position of ordered) {
    const count = catalogue.variantCounts[position] ?? 0;
    if (total + count > from && total < from + size) {
      if (ids.length === 0) skip = from - total;
      ids.push(catalogue.ids[position] ?? 0);
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
