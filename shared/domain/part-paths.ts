import type { Locale } from '#shared/locale.ts';
import type { UrlTarget } from './sales-plan.ts';

/** Entity types of the shop's addresses; missing without the shop. */
export const SHOP_ENTITIES = { view: 'exploded_view', search: 'part_search' } as const;

const WORDS: Record<Locale, { shop: string; search: string }> = {
  fr: { shop: '/pro/nos-pieces-detachees', search: 'recherche' },
  en: { shop: '/en/pro/our-spare-parts', search: 'search' },
};

/** Returns the path of an exploded view, or of the search of a category. A test compares it with the route table. */
export function partPath(locale: Locale, category: string, slug?: string): string {
  const { shop, search } = WORDS[locale];
  return `${shop}/${category}/${slug ?? search}`;
}

/** Returns the path of an exploded view with a selected part. */
export function explodedViewPath(
  locale: Locale,
  { category, slug }: { category: string; slug: string },
  position: string,
): string {
  return `${partPath(locale, category, slug)}#${rowAnchor(position)}`;
}

/** Returns the path of the spare-part search for a text: a reference, a serial number, words. */
export function partsPath(locale: Locale, target: UrlTarget, text: string): string {
  const { shop } = WORDS[locale];
  const path = target === 'pro' ? shop : shop.replace('/pro/', '/');
  return `${path}?${new URLSearchParams({ q: text })}`;
}

/** Returns the anchor of a position in the list of an exploded view. */
export function rowAnchor(position: string): string {
  return `rep-${position}`;
}
