import type { RouteName } from './paths.ts';

/** The accessories and cart routes, on which the banner of the express carrier stands (spec section 4). */
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
