/**
 * Names of query parameters that only old addresses have, on paths that are pages today (`/?p=1432`). The table of old
 * addresses is on the server: browsers request an address with one of them as a document.
 */
const LEGACY_PARAMETERS = ['s', 'p', 'page_id', 'attachment_id'];

/** True for the query of an address that may be an old one although its path is a page. */
export function hasLegacyQuery(query: URLSearchParams): boolean {
  return LEGACY_PARAMETERS.some((name) => query.has(name));
}
