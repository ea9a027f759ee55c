import type { Locale } from '#shared/locale.ts';
import type { UrlTarget } from './sales-plan.ts';

/** What addresses of the shop are listed as; without the shop they are not there. */
export const SHOP_ENTITIES = { view: 'exploded_view', search: 'part_search' } as const;

const WORDS: Record<Locale, { shop: string; search: string }> = {
  fr: { shop: '/pro/nos-pieces-detachees', search: 'recherche' },
  en: { shop: '/en/pro/our-spare-parts', search: 'search' },
};

/** The path of an exploded view, or of the search of a category. The route table says the same; a test compares them. */
export function partPath(locale: Locale, category: string, slug?: string): string {
  const { shop, search } = WORDS[locale];
  return `${shop}/${category}/${slug ?? search}`;
}

/** The path of a part in its exploded view, chosen there. */
export function explodedViewPath(
  locale: Locale,
  { category, slug }: { category: string; slug: string },
  position: string,
): string {
  return `${partPath(locale, category, slug)}#${rowAnchor(position)}`;
}

/** The path of the spare parts that a text finds: a reference, a serial number, words. */
export function partsPath(locale: Locale, target: UrlTarget, text: string): string {
  const { shop } = WORDS[locale];
  const path = target === 'pro' ? shop : shop.replace('/pro/', '/');
  return `${path}?${new URLSearchParams({ q: text })}`;
}

/** The fragment of a position in the list of an exploded view. */
export function rowAnchor(position: string): string {
  return `rep-${position}`;
}
