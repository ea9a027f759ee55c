/**
 * Parts of the site that a shop may leave out. Without one, its pages are missing (404), and no menu, link, search or
 * site map leads to them (routes/enabled-routes.ts).
 */
export const FEATURES = [
  'case_studies',
  'contacts',
  'documents',
  'fault_codes',
  'installers',
  'loyalty',
  'news',
  'points_of_sale',
  'power_calculator',
  'project_guides',
  'promo_codes',
  'quotes',
  'signature',
  'solutions',
  'spare_parts',
  'training',
  'worksites',
] as const;
export type Feature = (typeof FEATURES)[number];
