import type { Kysely } from 'kysely';
import type { Schema } from '#backoffice/database/schema.ts';
import type { Scope } from '#backoffice/http/scope.ts';
import type { ProductList, ProductListQuery } from '#shared/contract/product-list.ts';
import { countOf, isIn, type BitSet } from './bit-set.ts';
import type { Catalogue, CatalogueReader } from './catalogue.ts';
import { matchingPositions, orderedPositions, readCriteria, pageOf } from './criteria.ts';
import { readFacets } from './facets.ts';
import { readCards } from './product-cards.ts';

/**
 * One page of products with the facets of the whole list.
 * @throws Failure 404 for an unknown facet.
 */
export async function listProducts(
  db: Kysely<Schema>,
  readCatalogue: CatalogueReader,
  scope: Scope,
  query: ProductListQuery,
): Promise<ProductList> {
  const [criteria, catalogue] = await Promise.all([
    readCriteria(db, scope, query),
    readCatalogue(scope.siteId),
  ]);
  const matching = matchingPositions(catalogue, criteria);
  const ordered = orderedPositions(catalogue, criteria, query.orderBy, scope.lang);
  const positions = pageOf(ordered, matching, (query.page - 1) * query.perPage, query.perPage);
  const filters = await readFacets(db, catalogue, scope, criteria);
  const colours = filters.flatMap(({ type, code }) =>
    type === 'color' ? (criteria.attributes[code] ?? []) : [],
  );
  const ids = positions.flatMap((position) => catalogue.ids[position] ?? []);
  return {
    // A filter by colour shows cards in that colour.
    items: await readCards(db, scope, ids, { colours }),
    total: countOf(matching),
    filters,
    signature_references: signatureReferences(catalogue, matching),
  };
}

/** Range references of the signature line among the matching products, in alphabetical order. */
export function signatureReferences(catalogue: Catalogue, matching: BitSet): string[] {
  return catalogue.references
    .filter((_reference, position) => isIn(catalogue.signature, position) && isIn(matching, position))
    .sort();
}
