import type { UrlTarget } from '#shared/domain/sales-plan.ts';

/**
 * Menus that the site shows: `bar` in the header with up to three levels, `groups` above the foot of the page as
 * headings with links, `line` at the foot as links only.
 */
export const MENU_PLACES = {
  menu_part: { layout: 'bar', target: 'part' },
  menu_pro: { layout: 'bar', target: 'pro' },
  menu_pro_connecte: { layout: 'bar', target: 'pro' },
  menu_prefooter_part: { layout: 'groups', target: 'part' },
  menu_prefooter_pro: { layout: 'groups', target: 'pro' },
  menu_prefooter_pro_connect: { layout: 'groups', target: 'pro' },
  menu_footer: { layout: 'line', target: 'part' },
} as const satisfies Record<string, { layout: MenuLayout; target: UrlTarget }>;

export type MenuLayout = 'bar' | 'groups' | 'line';
type PlacedMenu = keyof typeof MENU_PLACES;

/** Codes in the order of the page. */
export const MENU_CODES = Object.keys(MENU_PLACES) as PlacedMenu[];

/** True for a menu that the site shows; others are only stored. */
export function isPlaced(code: string): code is PlacedMenu {
  return Object.hasOwn(MENU_PLACES, code);
}
