/** Between words: anything but letters, digits and what stands between parts of one word. */
const BETWEEN_WORDS = /[^a-z0-9\-\u2010-\u2015./·]+/;
/** Inside `wi-fi`, `v.m.c.`, `seche-serviettes`, `re-2020`. */
const PARTED = /[a-z0-9][-\u2010-\u2015./·][a-z0-9]/;
/** A short word and the figure that belongs to it: `R 32`, `IP X4`, `RE 2020`. */
const LETTERS_AND_FIGURE = /\b[a-z]{1,4} (?:[a-z]?\d[a-z0-9]*)\b/g;
const MAX_LENGTH = 40;

/**
 * The compounds of a text as single words, so that `Wi-Fi` is found by `wifi` and `R 32` by `R32`.
 *
 * @param text any text
 * @returns words of lower-case letters and digits, each once
 */
export function joinedForms(text: string): string[] {
  const plain = text
    .normalize('NFD')
    .replace(/[\u0300-\u036f]/g, '')
    .replaceAll(/[\u00a0\u202f]/g, ' ')
    .toLowerCase();
  const found = [
    ...plain.split(BETWEEN_WORDS).filter((word) => PARTED.test(word)),
    ...[...plain.matchAll(LETTERS_AND_FIGURE)].map(([figure]) => figure),
  ];
  const words = found.map((compound) => compound.replaceAll(/[^a-z0-9]/g, ''));
  return [...new Set(words)].filter((word) => word.length <= MAX_LENGTH);
}
