import type { Kysely } from 'kysely';
import type { Schema } from '#backoffice/database/schema.ts';
import type { Scope } from '#backoffice/http/scope.ts';
import type { ProductListQuery } from '#shared/contract/product-list.ts';
import { isSearched } from '#shared/domain/search-text.ts';
import { countMissedSearch } from './missed-searches.ts';
import { search } from './search.ts';

/**
 * Counts a search of products without any, if nothing else of the site matches either. Only the page of results lists
 * products by text, so suggestions for words that are still being typed do not count. Filtered lists do not count.
 */
export async function countIfMissed(
  db: Kysely<Schema>,
  scope: Scope,
  { text, attributes, price, spelling, page }: ProductListQuery,
): Promise<void> {
  if (page > 1 || text === undefined || !isSearched(text.trim())) return;
  if (Object.keys(attributes ?? {}).length > 0 || price !== undefined) return;
  const { total } = await search(
    db,
    scope,
    { account: undefined, mayHaveConnected: false },
    { type: 'Suggest', language: scope.lang, text, spelling, page: 1, perPage: 1 },
  );
  if (total === 0) await countMissedSearch(db, { siteId: scope.siteId, lang: scope.lang, text });
}
