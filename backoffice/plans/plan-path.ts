import type { Locale } from '#shared/locale.ts';

/** Where the dimension drawing of a size is served, below the site's media address. */
export function planPath(reference: string, modelCode: string, lang: Locale): string {
  return `plans/${lang}/${reference}-${modelCode}.svg`.toLowerCase();
}
