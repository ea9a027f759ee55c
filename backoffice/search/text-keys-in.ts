import { articleKeys, withCheckDigit } from '#backoffice/quick-order/article-keys.ts';
import { plateKey } from '#shared/domain/plate-key.ts';

/** Prefix of all product references, which visitors often omit. */
const PREFIX = 'AT';
const MAX_WORDS = 12;
const MAX_WORDS_PER_KEY = 6;
const MIN_KEY = 4;
/** Fewer digits alone are an amount. */
const MIN_FIGURES = 6;
const GTIN_DIGITS = 13;
const FIGURES_OF_PARTS = 3;
const GTIN = /^(?:\d{8}|\d{12,14})$/;
const ANNOUNCEMENTS = new Set(
  'ref refs reference references réf réfs référence références code ean gtin article art n° nº numéro numero number num part piece pièce serie série serial sn s/n :'.split(
    ' ',
  ),
);

/** Words of a text that may be a reference, a GTIN or a serial number. */
export type KeyCandidate = {
  text: string;
  /** Keys of articles (`plateKey`), the most likely first. */
  keys: string[];
  isWhole: boolean;
};

/**
 * Finds possible references in a text, in any grouping, with or without other words.
 *
 * @returns candidates, those of most words first
 */
export function findKeyCandidates(text: string): KeyCandidate[] {
  const words = text
    .split(/[\s,;]+/)
    .filter((word) => word !== '' && !ANNOUNCEMENTS.has(word.toLowerCase().replace(/[.:]$/, '')))
    .slice(0, MAX_WORDS);
  const candidates: KeyCandidate[] = [];
  for (let length = Math.min(MAX_WORDS_PER_KEY, words.length); length >= 1; length -= 1) {
    for (let from = 0; from + length <= words.length; from += 1) {
      const candidate = words.slice(from, from + length).join(' ');
      const keys = keysOf(candidate);
      if (keys.length > 0) candidates.push({ text: candidate, keys, isWhole: length === words.length });
    }
  }
  return candidates;
}

function keysOf(text: string): string[] {
  const key = plateKey(text);
  const isGtin = GTIN.test(key);
  // Characters that `plateKey` converts to digits do not count as alphabetic.
  const hasBoth = /\d/.test(text) && /[A-Z]/.test(key);
  const isPrefixed = text.toUpperCase().startsWith(PREFIX) && key.length > PREFIX.length;
  const isNumber = /^\d+$/.test(key) && key.length >= MIN_FIGURES;
  if (key.length < MIN_KEY || !(isGtin || isNumber || hasBoth || isPrefixed)) return [];
  const articles = isGtin ? articleKeys(`${text}.`).own : [key];
  if (isGtin || isNumber)
    return key.length === GTIN_DIGITS - 1 ? [...articles, withCheckDigit(key)] : articles;
  return [...articles, ...(key.startsWith(PREFIX) ? [] : [plateKey(PREFIX + key)]), ...withZeros(key)];
}

/** `PRLAM21` → `PRLAM021`: restores leading zeros of part numbers. */
function withZeros(key: string): string[] {
  const [, letters, figure] = /^([A-Z]{2}[A-Z0-9]*?[A-Z])(\d{1,2})$/.exec(key) ?? [];
  return letters === undefined || figure === undefined
    ? []
    : [letters + figure.padStart(FIGURES_OF_PARTS, '0')];
}
