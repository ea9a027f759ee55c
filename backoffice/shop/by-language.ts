import type { Locale } from '#shared/locale.ts';

/** A value for each language. */
export function byLanguage<Value>(valueOf: (lang: Locale) => Value): Record<Locale, Value> {
  return { fr: valueOf('fr'), en: valueOf('en') };
}
