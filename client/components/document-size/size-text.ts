import { formatFigure } from '#shared/domain/price.ts';
import type { Locale } from '#shared/locale.ts';

const KILO = 1000;
const UNITS = { fr: ['ko', 'Mo'], en: ['kB', 'MB'] } as const;

/** A file size: `84 ko`, `1,2 MB`; `null` if unknown. */
export function sizeText(bytes: number | null, locale: Locale): string | null {
  if (bytes === null) return null;
  const [kilobytes, megabytes] = UNITS[locale];
  const isLarge = bytes >= KILO * KILO;
  const value = isLarge
    ? Math.round((bytes / (KILO * KILO)) * 10) / 10
    : Math.max(1, Math.round(bytes / KILO));
  return `${formatFigure(value, locale)}\u00a0${isLarge ? megabytes : kilobytes}`;
}
