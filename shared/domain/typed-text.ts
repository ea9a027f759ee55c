import { toPlainText } from './plain-text.ts';

/** Separators between the groups of a code: spaces, dots, slashes, and every dash. */
const BETWEEN_GROUPS = /[\s./_\u002D\u00AD\u2010-\u2015\u2212\uFE58\uFE63\uFF0D]/gu;

/** Hyphens and minus signs that programs substitute for the keyboard's. */
const HYPHENS = /[\u2010\u2011\u2212\uFE58\uFE63\uFF0D]/gu;

/**
 * Normalises one typed line: plain spaces and hyphens, no invisible characters (zero-width spaces, direction marks,
 * soft hyphens), trimmed.
 */
export function toTypedLine(text: string): string {
  return toPlainText(text).replace(HYPHENS, '-').replace(/\s+/g, ' ').trim();
}

/** Removes the separators of an identifier: `210 052-908.00014` becomes `21005290800014`. */
export function toTypedCode(text: string): string {
  return toTypedLine(text).replace(BETWEEN_GROUPS, '');
}

/** Normalises a code with dashes to one word in capitals: `rentree‑8` becomes `RENTREE-8`. */
export function toTypedWord(text: string): string {
  return toTypedLine(text)
    .replace(/ /g, '')
    .replace(/[\u2013\u2014]/g, '-')
    .toUpperCase();
}

/** Removes spaces and invisible characters from an e-mail address, which copying adds. */
export function toTypedEmail(text: string): string {
  return toTypedLine(text)
    .replaceAll(' ', '')
    .replace(/^mailto:/i, '');
}
