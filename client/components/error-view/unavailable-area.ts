import type { RouteRow, RouteName } from '#routes/paths.ts';

/** Parts of the site behind the login that say what cannot be had while the back office does not answer. */
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

/** The area a page behind the login belongs to; `undefined` for public pages. */
export function unavailableArea({
  name,
  guards,
}: Pick<RouteRow<RouteName>, 'name' | 'guards'>): UnavailableArea | undefined {
  return guards.includes('authenticated') ? (AREAS[name] ?? 'account') : undefined;
}
