import type { Locale } from '#shared/locale.ts';

/** Where a product's document is served, below the site's media address. */
export function documentPath(reference: string, kind: string, lang: Locale): string {
  return `documents/${lang}/${reference.toLowerCase()}-${kind}.pdf`;
}
