import { toTypedCode } from './typed-text.ts';

/** Returns the link that dials a number written with spaces: `tel:0261911212`. */
export function phoneLink(phone: string): string {
  return `tel:${phone.replace(/[^\d+]/g, '')}`;
}

/** Prevents a line break within a number. */
export function unbrokenPhone(phone: string): string {
  return phone.replaceAll(' ', '\u00a0');
}

const FRENCH = /^\+33([1-9])(\d{2})(\d{2})(\d{2})(\d{2})$/;
const OVERSEAS = /^\+(?:262|590|594|596)(\d{3})(\d{2})(\d{2})(\d{2})$/;

/** Formats a stored number, `+33261911212`, as it is written in France and overseas; others are unchanged. */
export function writtenPhone(phone: string): string {
  return phone.replace(FRENCH, '0$1 $2 $3 $4 $5').replace(OVERSEAS, '0$1 $2 $3 $4');
}

/**
 * Prefixes of French overseas numbers, which are dialled like those of France and have another country code (national
 * numbering plan). 06 39 98 is for fictitious numbers.
 */
const OVERSEAS_PREFIXES: readonly [RegExp, 'GP' | 'GF' | 'MQ' | 'RE' | 'YT' | 'PM'][] = [
  [/^0(?:590|69[01])/, 'GP'],
  [/^0[56]94/, 'GF'],
  [/^0(?:596|69[67])/, 'MQ'],
  [/^0(?:26[23]|69[23])/, 'RE'],
  [/^0(?:269|639(?!98))/, 'YT'],
  [/^0508/, 'PM'],
];

/** Returns the region whose country code a ten-digit number has: France, or one overseas. */
export function phoneRegion(typed: string): 'FR' | 'GP' | 'GF' | 'MQ' | 'RE' | 'YT' | 'PM' {
  const digits = toTypedCode(typed).replaceAll(/[()]/g, '');
  return OVERSEAS_PREFIXES.find(([prefix]) => prefix.test(digits))?.[1] ?? 'FR';
}
