import type { Locale } from '#shared/locale.ts';
import type { UrlTarget } from './sales-plan.ts';

export type EntityType = 'product' | 'category' | 'cms_page' | 'sav' | 'sav_category' | 'sav_fault';

/** The word each entity's address begins with. The route table says the same; a test compares them. */
const WORDS: Record<EntityType, Record<Locale, string>> = {
  product: { fr: 'produit/', en: 'product/' },
  category: { fr: 'nos-produits/', en: 'our-products/' },
  cms_page: { fr: '', en: '' },
  sav: { fr: 'sav/', en: 'sav/' },
  sav_category: { fr: 'categorie-sav/', en: 'sav-category/' },
  sav_fault: { fr: 'support-faq/codes-defaut/', en: 'support-faq/fault-codes/' },
};

/** What an entity's address is made of: its slug, and whether it belongs to the signature line. */
export type Addressed = { slug: string; signature: boolean };

/** The public path of an entity: what a back office writes into canonical paths, breadcrumbs and site maps. */
export function entityPath(
  type: EntityType,
  locale: Locale,
  target: UrlTarget,
  { slug, signature }: Addressed,
): string {
  const prefix = `${locale === 'en' ? '/en' : ''}${target === 'pro' ? '/pro' : ''}`;
  return `${prefix}/${signature ? 'signature/' : ''}${WORDS[type][locale]}${slug}`;
}
