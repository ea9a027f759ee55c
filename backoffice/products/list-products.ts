import type { Kysely } from 'kysely';
import type { Schema } from '#backoffice/database/schema.ts';
import type { Scope } from '#backoffice/http/scope.ts';
import type { ProductCard } from '#shared/contract/product.ts';
import type { ProductList, ProductListQuery } from '#shared/contract/product-list.ts';
import { countOf, isIn, type BitSet } from './bit-set.ts';
import type { Catalogue, CatalogueReader } from './catalogue.ts';
import { matchingPlaces, orderedPlaces, readCriteria, windowOf } from './criteria.ts';
import { readFacets } from './facets.ts';
import { readCards } from './product-cards.ts';

/** One page of products with the facets of the whole list. @throws Failure 404 for an unknown facet. */
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
  const matching = matchingPlaces(catalogue, criteria);
  const ordered = orderedPlaces(catalogue, criteria, query.orderBy, scope.lang);
  const places = windowOf(ordered, matching, (query.page - 1) * query.perPage, query.perPage);
  const [cards, filters] = await Promise.all([
    readCards(
      db,
      scope,
      places.flatMap((place) => catalogue.ids[place] ?? []),
    ),
    readFacets(db, catalogue, scope, criteria),
  ]);
  return {
    items: cards.map((card) => inColourAskedFor(card, criteria.attributes['COLOR'] ?? [])),
    total: countOf(matching),
    filters,
    signature_references: signatureReferences(catalogue, matching),
  };
}

/** Who filters by a colour sees the products in it. */
function inColourAskedFor(card: ProductCard, colours: readonly string[]): ProductCard {
  const asked = card.colours.find(({ value }) => colours.includes(value));
  return asked ? { ...card, drawing: { ...card.drawing, colour: asked.value } } : card;
}

/** Range references of the signature line's products among those that fit, in alphabetical order. */
export function signatureReferences(catalogue: Catalogue, matching: BitSet): string[] {
  return catalogue.references
    .filter((_reference, place) => isIn(catalogue.signature, place) && isIn(matching, place))
    .sort();
}
