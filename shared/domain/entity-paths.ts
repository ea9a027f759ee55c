import type { Locale } from '#shared/locale.ts';
import type { UrlTarget } from './sales-plan.ts';

export type EntityType = 'product' | 'category' | 'cms_page' | 'sav' | 'sav_category' | 'sav_fault';

/** First segment of each entity's path. A test compares it with the route table. */
const WORDS: Record<EntityType, Record<Locale, string>> = {
  product: { fr: 'produit/', en: 'product/' },
  category: { fr: 'nos-produits/', en: 'our-products/' },
  cms_page: { fr: '', en: '' },
  sav: { fr: 'sav/', en: 'sav/' },
  sav_category: { fr: 'categorie-sav/', en: 'sav-category/' },
  sav_fault: { fr: 'support-faq/codes-defaut/', en: 'support-faq/fault-codes/' },
};

/** The parts of an entity's path: its slug, and whether it belongs to the signature line. */
export type Addressed = { slug: string; signature: boolean };

/** Returns the public path of an entity, for canonical paths, breadcrumbs and site maps of a back office. */
export function entityPath(
  type: EntityType,
  locale: Locale,
  target: UrlTarget,
  { slug, signature }: Addressed,
): string {
  const prefix = `${locale === 'en' ? '/en' : ''}${target === 'pro' ? '/pro' : ''}`;
  return `${prefix}/${signature ? 'signature/' : ''}${WORDS[type][locale]}${slug}`;
}
