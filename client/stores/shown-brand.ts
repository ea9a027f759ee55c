import type { MessageFormatElement } from 'react-intl';
import type { Brand } from '#shared/contract/brand.ts';
import { unnamedBrand } from '#shared/domain/unnamed-brand.ts';
import type { Site } from '#shared/contract/site.ts';
import type { Locale } from '#shared/locale.ts';

/** The part of a brand that pages show in one language. */
export type ShownBrand = Pick<
  Brand,
  'name' | 'professional_name' | 'phone' | 'founded' | 'logo' | 'typeface' | 'colours' | 'features'
> & {
  /** Texts of the interface that the brand words itself, by message id; parsed for the browser. */
  texts: Record<string, string | MessageFormatElement[]>;
  /** Folder of icons, manifest and style sheet; `null` if the back office has none. */
  files: string | null;
};

/** Sites are the same objects while their response is cached, and so are their brands. */
const known = new WeakMap<object, Partial<Record<Locale, ShownBrand>>>();

/** The brand of a site in a language. */
export function shownBrand(site: Pick<Site, 'domain' | 'brand' | 'brand_files'>, locale: Locale): ShownBrand {
  const ofSite = known.get(site) ?? {};
  known.set(site, ofSite);
  return (ofSite[locale] ??= toShown(site.brand ?? unnamedBrand(site.domain), site.brand_files, locale));
}

/** The brand before the site is known. */
export function unknownBrand(domain: string, locale: Locale): ShownBrand {
  return toShown(unnamedBrand(domain), undefined, locale);
}

function toShown(brand: Brand, files: string | undefined, locale: Locale): ShownBrand {
  const { name, professional_name, phone, founded, logo, typeface, colours, texts, features } = brand;
  return {
    name,
    professional_name,
    phone,
    founded,
    logo,
    typeface,
    colours,
    features,
    texts: texts[locale],
    files: files ?? null,
  };
}
