import { CONTENT_PAGE, MENU_PAGES } from '#shared/domain/menu-pages.ts';

/** Pages that menus are made of, by code. The API also takes others, such as the steps of an order. */
export const PAGE_CHOICES = [
  'cms',
  'index',
  'categories',
  'product',
  'signature-landing',
  'signature-category',
  'signature-product',
  'accessories',
  'compare',
  'power-calculator',
  'your-project',
  'solutions',
  'chantiers',
  'infos',
  'infos_pro',
  'list_actu',
  'documentations',
  'to-download',
  'store-locator',
  'store-locator-distributor',
  'support-faq',
  'fault-finder',
  'fault',
  'sav-category',
  'sav',
  'contact',
  'contact-form',
  'results',
  'login',
  'signup',
  'my-account',
  'worksites',
  'favorites',
  'promo_codes',
  'loyalty-points',
  'order_list',
  'cart',
  'sitemap',
] as const;

export type PageChoice = (typeof PAGE_CHOICES)[number];

/** The page of an item: a slug without a code is a content page. */
export function pageOf({ code, slug }: { code: string | null; slug: string | null }): string {
  return code || (slug ? CONTENT_PAGE : '');
}

/** True for a page whose address has a last part that the item states. */
export function hasSlug(page: string): boolean {
  return page !== '' && !MENU_PAGES.plain.includes(page);
}

/** True for a page that exists only with that part. */
export function needsSlug(page: string): boolean {
  return hasSlug(page) && !MENU_PAGES.optional.includes(page);
}
