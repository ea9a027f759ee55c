import type { Locale } from '#shared/locale.ts';

/** Text of a `jsonb` column in one language. */
export function labelOf(labels: unknown, lang: Locale): string {
  return (labels as Record<Locale, string>)[lang];
}
