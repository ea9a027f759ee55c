import type { Operation } from './operation.ts';

/** Resources whose list items are independent: a missing item leaves the others valid. */
const CONTENT = new Set<string>(
  (
    'site menu setting category product document search url redirection home slider page preview tags sitemap ' +
    'country civility city ticket contact sav part carrier'
  ).split(' '),
);
/** The same for lists of a customer. Carts, orders, points and projects are sums and need every item. */
const OWN_LISTS = new Set(['GET /customer/{customer_id}/favorite', 'GET /customer/{customer_id}/promotion']);

/** Returns whether invalid items may be dropped from the response. */
export function hasIndependentLists({ id, method, tag, path }: Operation): boolean {
  if (method !== 'get') return false;
  return OWN_LISTS.has(id) || (CONTENT.has(tag) && path !== '/cart/chronopost');
}
