import type { RouteName } from './paths.ts';

/** The accessories and cart routes, which show the express carrier's banner (spec section 4). */
export const EXPRESS_ROUTES: readonly RouteName[] = [
  'accessories',
  'accessories-search',
  'accessories_schema',
  'cart',
  'order-cart',
  'order-shipping',
  'order-summary',
];

export function isExpressRoute(name: RouteName): boolean {
  return EXPRESS_ROUTES.includes(name);
}
