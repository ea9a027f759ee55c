import { hasRole, type OperatorRole } from '#shared/contract/operator-role.ts';

/** Every role but `owner`, which opens all. */
const EVERYONE = ['catalogue', 'content', 'orders', 'support', 'read_only'] as const;

/** Roles that may open each screen, besides `owner`. A test compares them with the operations of the contract. */
export const SCREENS = {
  orders: { operation: 'GET /fulfilment/order', roles: ['orders', 'support', 'read_only'] },
  products: { operation: 'GET /operator/product', roles: EVERYONE },
  prices: { operation: 'GET /operator/variant', roles: EVERYONE },
  imports: { operation: 'GET /operator/import', roles: ['catalogue', 'read_only'] },
  parts: { operation: 'GET /part/record', roles: EVERYONE },
  'part-families': { operation: 'PUT /part/family', roles: ['catalogue'] },
  drawings: { operation: 'PUT /eclate', roles: ['catalogue'] },
  categories: { operation: 'PUT /category', roles: ['catalogue'] },
  promotions: { operation: 'PUT /promotion', roles: ['catalogue'] },
  pages: { operation: 'PUT /page', roles: ['content'] },
  redirects: { operation: 'PUT /redirection', roles: ['content'] },
  menus: { operation: 'PUT /menu', roles: ['content'] },
  settings: { operation: 'PUT /setting', roles: ['content'] },
  'support-pages': { operation: 'PUT /sav', roles: ['content'] },
  'support-categories': { operation: 'PUT /sav/category', roles: ['content'] },
  'support-questions': { operation: 'PUT /sav/question', roles: ['content'] },
  'support-faults': { operation: 'PUT /sav/fault', roles: ['content'] },
  tags: { operation: 'PUT /tags', roles: ['content'] },
  fulfilment: { operation: 'GET /fulfilment/settings', roles: ['orders', 'support', 'read_only'] },
  slides: { operation: 'PUT /slider', roles: ['content'] },
  tickets: { operation: 'GET /operator/ticket', roles: ['support'] },
  applications: { operation: 'GET /operator/application', roles: ['support'] },
  companies: { operation: 'GET /company', roles: ['orders', 'support', 'read_only'] },
  carriers: { operation: 'PUT /carrier', roles: [] },
  'relay-points': { operation: 'PUT /carrier/relay-points', roles: [] },
  shop: { operation: 'PUT /site', roles: [] },
  people: { operation: 'GET /operator', roles: [] },
  invitations: { operation: 'GET /operator/invitation', roles: [] },
  tokens: { operation: 'GET /operator/token', roles: [] },
  log: { operation: 'GET /operator/log', roles: [] },
} as const satisfies Record<string, { operation: string; roles: readonly OperatorRole[] }>;

export type ScreenName = keyof typeof SCREENS;

/** Screens in the order of the menu, by the work that they belong to. */
export const SCREEN_GROUPS = [
  { name: 'sales', screens: ['orders', 'tickets', 'applications', 'companies'] },
  {
    name: 'catalogue',
    screens: [
      'products',
      'prices',
      'imports',
      'parts',
      'part-families',
      'drawings',
      'categories',
      'promotions',
    ],
  },
  { name: 'site', screens: ['pages', 'slides', 'menus', 'settings', 'tags', 'redirects'] },
  {
    name: 'support',
    screens: ['support-pages', 'support-questions', 'support-faults', 'support-categories'],
  },
  { name: 'delivery', screens: ['fulfilment', 'carriers', 'relay-points'] },
  { name: 'shop', screens: ['shop', 'people', 'invitations', 'tokens', 'log'] },
] as const satisfies readonly { name: string; screens: readonly ScreenName[] }[];

export type ScreenGroup = { name: (typeof SCREEN_GROUPS)[number]['name']; screens: readonly ScreenName[] };

/** Groups with the screens that an operator with these roles may open; none is empty. */
export function openGroups(held: readonly OperatorRole[]): ScreenGroup[] {
  return SCREEN_GROUPS.map(({ name, screens }) => ({
    name,
    screens: screens.filter((screen) => mayOpen(held, screen)),
  })).filter(({ screens }) => screens.length > 0);
}

/** True if an operator with these roles may open a screen. Unknown screens are closed to all. */
export function mayOpen(held: readonly OperatorRole[], screen: string): boolean {
  return isScreen(screen) && hasRole(held, SCREENS[screen].roles);
}

export function isScreen(name: string): name is ScreenName {
  return Object.hasOwn(SCREENS, name);
}
