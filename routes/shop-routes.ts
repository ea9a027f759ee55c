import type { RouteName } from './paths.ts';

/** Pages of the shop: without the cart they are not there (SC-03, SC-04). */
export function isShopRoute(name: RouteName): boolean {
  return /^(?:accessories|cart$|order)/.test(name);
}
