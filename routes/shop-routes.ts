import type { RouteName } from './paths.ts';

/** Shop pages, which exist only with the cart enabled (SC-03, SC-04). */
export function isShopRoute(name: RouteName): boolean {
  return /^(?:accessories|cart$|order)/.test(name);
}
