/** Separators of words: any characters except a–z, digits and separators within a word. */
const BETWEEN_WORDS = /[^a-z0-9\-\u2010-\u2015./·]+/;
/** Separators within a word: `wi-fi`, `v.m.c.`, `seche-serviettes`, `re-2020`. */
const PARTED = /[a-z0-9][-\u2010-\u2015./·][a-z0-9]/;
/** A short word with its number: `R 32`, `IP X4`, `RE 2020`. */
const LETTERS_AND_FIGURE = /\b[a-z]{1,4} (?:[a-z]?\d[a-z0-9]*)\b/g;
const MAX_LENGTH = 40;

/**
 * Joins the compounds of a text, so that `wifi` finds `Wi-Fi` and `R32` finds `R 32`.
 *
 * @param text any text
 * @returns distinct lower-case alphanumeric words
 */
export function joinedForms(text: string): string[] {
  const plain = text
    .normalize('NFD')
    .replace(/[\u0300-\u036f]/g, '')
    .replaceAll(/[\u00a0\u202f]/g, ' ')
    .toLowerCase();
  // Most texts have neither, and are indexed by the hundred thousand.
  const compounds = PARTED.test(plain) ? plain.split(BETWEEN_WORDS).filter((word) => PARTED.test(word)) : [];
  const figures = /\d/.test(plain) ? (plain.match(LETTERS_AND_FIGURE) ?? []) : [];
  const found = [...compounds, ...figures];
  const words = found.map((compound) => compound.replaceAll(/[^a-z0-9]/g, ''));
  return [...new Set(words)].filter((word) => word.length <= MAX_LENGTH);
}
