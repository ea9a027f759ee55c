import type { Locale } from '#shared/locale.ts';

/** Where a document's file is served, below the site's media address. */
export function documentPath(code: string, lang: Locale): string {
  return `documents/${lang}/${code}.pdf`;
}
