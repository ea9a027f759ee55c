import type { Locale } from '#shared/locale.ts';

/** Path of a size's dimension drawing, relative to the media address. */
export function dimensionDrawingPath(reference: string, modelCode: string, lang: Locale): string {
  return `plans/${lang}/${reference}-${modelCode}.svg`.toLowerCase();
}
