import type { Operation } from './operation.ts';

/** Resources whose lists are of things that stand for themselves: without one of them the rest is still true. */
const CONTENT = new Set<string>(
  (
    'site menu setting category product document search url redirection home slider page preview tags sitemap ' +
    'country civility city ticket contact sav part carrier'
  ).split(' '),
);
/** The same of what belongs to a customer. Carts, orders, points and projects are sums: they are whole or nothing. */
const OWN_LISTS = new Set(['GET /customer/{customer_id}/favorite', 'GET /customer/{customer_id}/promotion']);

/** Whether an answer may lose the items that break the contract and be shown without them. */
export function hasIndependentLists({ id, method, tag, path }: Operation): boolean {
  if (method !== 'get') return false;
  return OWN_LISTS.has(id) || (CONTENT.has(tag) && path !== '/cart/chronopost');
}
