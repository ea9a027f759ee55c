import { removeTypesetting } from '#backoffice/shop/translations.ts';
import type { Locale } from '#shared/locale.ts';

/** The texts of a value at any depth as an author types them. */
export function plainTexts(value: unknown, lang: Locale): unknown {
  if (typeof value === 'string') return removeTypesetting(value, lang);
  if (Array.isArray(value)) return value.map((item: unknown) => plainTexts(item, lang));
  if (value === null || typeof value !== 'object') return value;
  return Object.fromEntries(Object.entries(value).map(([key, item]) => [key, plainTexts(item, lang)]));
}
