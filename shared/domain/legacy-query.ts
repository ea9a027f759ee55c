/**
 * Query parameters of old addresses whose path is a page today (`/?p=1432`). The table of old addresses is on the
 * server: browsers request such an address as a document.
 */
const LEGACY_PARAMETERS = ['s', 'p', 'page_id', 'attachment_id'];

/** True for the query of an address that may be old although its path is a page. */
export function hasLegacyQuery(query: URLSearchParams): boolean {
  return LEGACY_PARAMETERS.some((name) => query.has(name));
}
