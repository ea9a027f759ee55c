import type { Locale } from '#shared/locale.ts';
import { toLinkUrl } from './link-url.ts';
import { PRODUCT_FAMILIES } from './product-families.ts';
import { isSlug } from './slug.ts';
import { hasVisibleText } from './visible-text.ts';

/**
 * Parameters of a page's address besides its code. `family`: one of `PRODUCT_FAMILIES`. A test compares them with the
 * route table. Pages of one order, preview or exploded view need more parameters than a menu has.
 */
export const MENU_PAGES: Record<'plain' | 'optional' | 'required' | 'family', readonly string[]> = {
  plain:
    words(`index fault-finder contact contact-form confirmation login signup my-account loyalty-points worksites
    addresses favorites promo_codes renew-password forgot-password signup-confirmation validate-account list_actu sitemap
    compare power-calculator accessories proposal landing landing-heating cart order-cart order_list order-shipping
    order-summary order-confirmation order-confirmation-cb order-error maintenance`),
  optional:
    words(`support-faq results documentations to-download store-locator store-locator-distributor infos infos_pro
    solutions your-project chantiers signature-category categories`),
  required:
    words(`fault sav sav-category product product-ar signature-product signature-product-ar signature-landing
    accessories-search cms`),
  family: ['{product}-contacts'],
};

/** Pages without an English address. */
export const FRENCH_ONLY_PAGES: readonly string[] = ['addresses', 'landing', 'landing-heating'];

/** The page of a slug without a code. */
export const CONTENT_PAGE = 'cms';

const FAMILIES: readonly string[] = PRODUCT_FAMILIES;
const NEEDS = new Map(
  Object.entries(MENU_PAGES).flatMap(([need, codes]) => codes.map((code) => [code, need] as const)),
);

type Linked = {
  label: string;
  type: 'code' | 'external_url' | 'no_destination';
  code: string | null;
  slug: string | null;
};
export type MenuItemError = { field: 'label' | 'code' | 'slug'; code: string };

/**
 * Returns the reason for which a menu item has no link in a language; `undefined`: it has one. The back office
 * refuses such items, the storefront leaves them out. Child items are checked separately.
 */
export function findMenuItemError(item: Linked, locale: Locale): MenuItemError | undefined {
  if (!hasVisibleText(item.label)) return { field: 'label', code: 'required' };
  if (item.type === 'no_destination') return undefined;
  if (item.type === 'external_url') return findAddressError(item.slug);
  const code = item.code || (item.slug ? CONTENT_PAGE : '');
  const need = NEEDS.get(code);
  if (code === '') return { field: 'code', code: 'required' };
  if (need === undefined) return { field: 'code', code: 'unknown' };
  if (locale !== 'fr' && FRENCH_ONLY_PAGES.includes(code)) return { field: 'code', code: 'not_in_language' };
  return findSlugError(item.slug, need);
}

function findAddressError(address: string | null): MenuItemError | undefined {
  if (!address) return { field: 'slug', code: 'required' };
  return toLinkUrl(address) === undefined ? { field: 'slug', code: 'invalid_url' } : undefined;
}

function findSlugError(slug: string | null, need: string): MenuItemError | undefined {
  if (need === 'plain') return undefined;
  if (!slug) return need === 'optional' ? undefined : { field: 'slug', code: 'required' };
  if (need === 'family' && !FAMILIES.includes(slug)) return { field: 'slug', code: 'unknown' };
  return isSlug(slug) ? undefined : { field: 'slug', code: 'invalid_slug' };
}

function words(text: string): string[] {
  return text.split(/\s+/);
}
