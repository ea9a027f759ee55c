import type { Locale } from '#shared/locale.ts';

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
