import type { IsEnabled } from '#routes/enabled-routes.ts';
import { isRouteName, type RouteName } from '#routes/paths.ts';
import type { SearchHit, SearchResponse } from '#shared/contract/search.ts';

/** Pages that show the hits of a type. */
const PAGES: Partial<Record<SearchHit['type'], RouteName>> = {
  part: 'accessories',
  serial: 'accessories',
  order: 'order_list',
  invoice: 'order_list',
  fault: 'fault',
};
const SERVICE = 'service:';
const PLACES: Readonly<Record<string, RouteName>> = {
  'place:installers/': 'store-locator',
  'place:distributors/': 'store-locator-distributor',
};
const NONE = { total: 0, items: [] };

/** Removes the hits whose pages the site lacks (specification section 1, `CART_ENABLED`; features of the shop). */
export function withoutDisabled(response: SearchResponse, isEnabled: IsEnabled): SearchResponse {
  const top = response.top.filter((hit) => isEnabled(pageOf(hit)));
  const parts = isEnabled('accessories') ? response.parts : NONE;
  const faults = isEnabled('fault') ? response.faults : NONE;
  const removed = response.parts.total - parts.total + response.faults.total - faults.total;
  return { ...response, top, total: Math.max(response.total - removed, top.length), parts, faults };
}

/** Hits without a page of their own are found in every shop, as the home page is. */
function pageOf({ type, key }: SearchHit): RouteName {
  if (type === 'place')
    return Object.entries(PLACES).find(([start]) => key.startsWith(start))?.[1] ?? 'index';
  const route = type === 'service' ? key.slice(SERVICE.length) : PAGES[type];
  return route !== undefined && isRouteName(route) ? route : 'index';
}
