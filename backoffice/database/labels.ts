import type { Locale } from '#shared/locale.ts';

/** The text of a `jsonb` column that holds one a language. */
export function labelOf(labels: unknown, lang: Locale): string {
  return (labels as Record<Locale, string>)[lang];
}
