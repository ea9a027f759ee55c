import type { Kysely } from 'kysely';
import type { Schema } from '#backoffice/database/schema.ts';
import type { Scope } from '#backoffice/http/scope.ts';
import type { Facet, ProductList, ProductListQuery } from '#shared/contract/product-list.ts';
import { countOf, isIn, type BitSet } from './bit-set.ts';
import type { Catalogue, CatalogueReader } from './catalogue.ts';
import { matchingPositions, orderedPositions, readCriteria, pageOf, type Criteria } from './criteria.ts';
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
  const reading = readFacets(db, catalogue, scope, criteria);
  // Only chosen values can be colours: without any, cards need not wait for the facets.
  const colours = Object.keys(criteria.attributes).length > 0 ? coloursIn(criteria, await reading) : [];
  const ids = positions.flatMap((position) => catalogue.ids[position] ?? []);
  const [items, filters] = await Promise.all([readCards(db, scope, ids, { colours }), reading]);
  return {
    items,
    total: countOf(matching),
    filters,
    signature_references: signatureReferences(catalogue, matching),
  };
}

/** Values of colour facets that are chosen: cards are shown in them. */
function coloursIn({ attributes }: Criteria, facets: readonly Facet[]): string[] {
  return facets.flatMap(({ type, code }) => (type === 'color' ? (attributes[code] ?? []) : []));
}

/** Range references of the signature line among the matching products, in alphabetical order. */
export function signatureReferences(catalogue: Catalogue, matching: BitSet): string[] {
  return catalogue.references
    .filter((_reference, position) => isIn(catalogue.signature, position) && isIn(matching, position))
    .sort();
}
