import type { Locale } from '#shared/locale.ts';

export function labelOf(labels: unknown, lang: Locale): string {
  return (labels as Record<Locale, string>)[lang];
}
