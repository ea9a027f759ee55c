import { articleKeys } from '#backoffice/quick-order/article-keys.ts';
import { plateKey } from '#shared/domain/plate-key.ts';

/** All references of products begin so; people leave it out. */
const PREFIX = 'AT';
const MAX_WORDS = 12;
const MAX_WORDS_A_KEY = 6;
const MIN_KEY = 4;
const GTIN = /^(?:\d{8}|\d{12,14})$/;
/** Words that announce a reference. */
const ANNOUNCEMENTS = new Set(
  'ref refs reference references réf réfs référence références code ean gtin article art n° no nº numéro numero number num part piece pièce serie série serial sn s/n :'.split(
    ' ',
  ),
);

/** Some words of a text that a reference, a GTIN or a serial number may be. */
export type KeyCandidate = {
  /** As they were typed. */
  text: string;
  /** Keys of articles (`plateKey`), the likeliest first. */
  keys: string[];
  /** Nothing else stands in the text. */
  isWhole: boolean;
};

/**
 * Finds what may be a reference in a text, however it is grouped, with or without other words.
 *
 * @returns candidates, those of most words first
 */
export function findKeyCandidates(text: string): KeyCandidate[] {
  const words = text
    .split(/[\s,;]+/)
    .filter((word) => word !== '' && !ANNOUNCEMENTS.has(word.toLowerCase().replace(/[.:]$/, '')))
    .slice(0, MAX_WORDS);
  const candidates: KeyCandidate[] = [];
  for (let length = Math.min(MAX_WORDS_A_KEY, words.length); length >= 1; length -= 1) {
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
  const hasBoth = /\d/.test(key) && /[A-Z]/.test(key);
  const isPrefixed = text.toUpperCase().startsWith(PREFIX) && key.length > PREFIX.length;
  if (key.length < MIN_KEY || !(isGtin || hasBoth || isPrefixed)) return [];
  const own = isGtin ? articleKeys(`${text}.`).own : [key];
  return isGtin || key.startsWith(PREFIX) ? own : [...own, plateKey(PREFIX + key)];
}
