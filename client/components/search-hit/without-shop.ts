import { isRouteName } from '#routes/paths.ts';
import { isShopRoute } from '#routes/shop-routes.ts';
import type { SearchResponse, SearchHit } from '#shared/contract/search.ts';

const SHOP_TYPES: ReadonlySet<SearchHit['type']> = new Set(['part', 'serial', 'order', 'invoice']);
const SERVICE = 'service:';

/** Removes the shop's hits from a response, for sites without a cart (specification section 1, `CART_ENABLED`). */
export function withoutShop(response: SearchResponse): SearchResponse {
  const top = response.top.filter((hit) => !isOfShop(hit));
  const total = response.total - response.parts.total;
  return { ...response, top, total: Math.max(total, top.length), parts: { total: 0, items: [] } };
}

function isOfShop({ type, key }: SearchHit): boolean {
  const route = key.slice(SERVICE.length);
  return SHOP_TYPES.has(type) || (type === 'service' && isRouteName(route) && isShopRoute(route));
}
