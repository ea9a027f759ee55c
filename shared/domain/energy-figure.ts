import type { EnergyLabel } from '../contract/product.ts';
import type { Locale } from '../locale.ts';
import { formatFigure } from './price.ts';

/** Formats a declared figure with its unit, for page, label, sheet and table: `193 %`, `193%` in English. */
export function energyFigureText(
  { value, unit }: Pick<EnergyLabel['figures'][number], 'value' | 'unit'>,
  locale: Locale,
): string {
  const shown = typeof value === 'number' ? formatFigure(value, locale).replace('-', '−') : value;
  if (unit === null) return shown;
  return locale === 'en' && unit.startsWith('%') ? `${shown}${unit}` : `${shown}\u00a0${unit}`;
}
