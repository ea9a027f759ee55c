import { toPlainText } from './plain-text.ts';

/** Characters that people put between the groups of a code: spaces, dots, slashes, and every dash. */
const BETWEEN_GROUPS = /[\s./_\u002D\u00AD\u2010-\u2015\u2212\uFE58\uFE63\uFF0D]/gu;

/** Hyphens and minus signs that programs put in place of the one on the keyboard. */
const HYPHENS = /[\u2010\u2011\u2212\uFE58\uFE63\uFF0D]/gu;

/**
 * One line as it was meant: every kind of space and of hyphen is a plain one, characters without a shape (zero-width spaces, direction
 * marks, soft hyphens) are gone, and so are spaces at its ends.
 */
export function toTypedLine(text: string): string {
  return toPlainText(text).replace(HYPHENS, '-').replace(/\s+/g, ' ').trim();
}

/** An identifier without what its groups are written with: `210 052-908.00014` becomes `21005290800014`. */
export function toTypedCode(text: string): string {
  return toTypedLine(text).replace(BETWEEN_GROUPS, '');
}

/** A code with dashes of its own, as one word in capitals: `rentree‑8` becomes `RENTREE-8`. */
export function toTypedWord(text: string): string {
  return toTypedLine(text)
    .replace(/ /g, '')
    .replace(/[\u2013\u2014]/g, '-')
    .toUpperCase();
}

/** An e-mail address without spaces and invisible characters, which copying adds. */
export function toTypedEmail(text: string): string {
  return toTypedLine(text)
    .replaceAll(' ', '')
    .replace(/^mailto:/i, '');
}
