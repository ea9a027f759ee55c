import type { Locale } from '#shared/locale.ts';

/** Path of a document's file, below the site's media address. */
export function documentPath(code: string, lang: Locale): string {
  return `documents/${lang}/${code}.pdf`;
}
