import type { Translate } from '#client/app/intl/use-translations.ts';

/** `2015–2019`, `depuis 2019`, `2019`; empty if unknown. */
export function yearsText(
  text: Translate,
  { year_from: from, year_to: to }: { year_from: number | null; year_to: number | null },
): string {
  if (from === null) return '';
  if (to === null) return text('parts.since', { year: String(from) });
  return from === to ? String(from) : `${from}–${to}`;
}
