import type { RouteRow, RouteName } from '#routes/paths.ts';

/** Areas with a message about what is unavailable while the back office is down. */
export type UnavailableArea = 'account' | 'checkout' | 'confirmation' | 'favorites' | 'orders' | 'worksites';

const AREAS: Partial<Record<RouteName, UnavailableArea>> = {
  cart: 'checkout',
  'order-cart': 'checkout',
  'order-shipping': 'checkout',
  'order-summary': 'checkout',
  'order-error': 'checkout',
  'order-confirmation': 'confirmation',
  'order-confirmation-cb': 'confirmation',
  favorites: 'favorites',
  order_list: 'orders',
  order: 'orders',
  'order-bill': 'orders',
  worksites: 'worksites',
};

/** The area of an account page; `undefined` for public pages. */
export function unavailableArea({
  name,
  guards,
}: Pick<RouteRow<RouteName>, 'name' | 'guards'>): UnavailableArea | undefined {
  return guards.includes('authenticated') ? (AREAS[name] ?? 'account') : undefined;
}
