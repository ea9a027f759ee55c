import type { Feature } from '#shared/domain/features.ts';
import type { RouteName } from './paths.ts';

/** Features that the pages of a route belong to; routes without one exist in every shop. */
const FEATURE_OF: Partial<Record<RouteName, Feature>> = {
  chantiers: 'case_studies',
  '{product}-contacts': 'contacts',
  documentations: 'documents',
  'to-download': 'documents',
  'fault-finder': 'fault_codes',
  fault: 'fault_codes',
  'store-locator': 'installers',
  'loyalty-points': 'loyalty',
  list_actu: 'news',
  'store-locator-distributor': 'points_of_sale',
  'power-calculator': 'power_calculator',
  'your-project': 'project_guides',
  promo_codes: 'promo_codes',
  landing: 'quotes',
  'landing-heating': 'quotes',
  'signature-product': 'signature',
  'signature-product-ar': 'signature',
  'signature-category': 'signature',
  'signature-landing': 'signature',
  solutions: 'solutions',
  accessories: 'spare_parts',
  'accessories-search': 'spare_parts',
  accessories_schema: 'spare_parts',
  worksites: 'worksites',
  proposal: 'worksites',
};

/** Pages of the shop, which exist only with the cart enabled (SC-03, SC-04). */
const OF_SHOP = /^(?:accessories|cart$|order)/;

export type IsEnabled = (name: RouteName) => boolean;

/** The feature without which a page is missing; `undefined`: the page exists in every shop. */
export function featureOf(name: RouteName): Feature | undefined {
  return FEATURE_OF[name];
}

/** Decides which pages a site has: the only place that does. */
export function isRouteEnabled(
  name: RouteName,
  { cartEnabled, features }: { cartEnabled: boolean; features: readonly Feature[] },
): boolean {
  const feature = FEATURE_OF[name];
  return (cartEnabled || !OF_SHOP.test(name)) && (feature === undefined || features.includes(feature));
}
