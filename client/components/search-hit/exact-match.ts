import type { SearchHit } from '#shared/contract/search.ts';
import { referenceKey } from '#shared/domain/text-keys.ts';

export type ExactMatch = 'reference' | 'barcode';

const REFERENCED: ReadonlySet<SearchHit['type']> = new Set(['product', 'variant', 'part']);
/** Minimum length of a reference without punctuation, so that numbers in a title do not match. */
const MIN_REFERENCE = 6;
const BARCODE = /^\d{8,14}$/;

/** The reference of a hit: the first word with a digit in its detail, else its title; `undefined` without one. */
export function referenceOf({ detail, title }: Pick<SearchHit, 'detail' | 'title'>): string | undefined {
  return [...detail.split(/[\s,·]+/), ...title.split(/[\s,·]+/)].find(
    (word) => /\d/.test(word) && /[a-z]/i.test(word) && referenceKey(word).length > 3,
  );
}

/**
 * Matches a search text with the exact reference or barcode of a hit. Barcodes are not part of hits: a hit for digits
 * other than its reference must have matched by barcode. A replaced reference is no exact match.
 */
export function findExactMatch(
  { type, title, detail, replaces }: Pick<SearchHit, 'type' | 'title' | 'detail' | 'replaces'>,
  query: string,
): ExactMatch | null {
  const reference = referenceKey(query);
  // Shorter numbers are sizes and outputs.
  if (replaces !== null || !REFERENCED.has(type) || !/\d/.test(reference) || reference.length < MIN_REFERENCE)
    return null;
  const words = `${title} ${detail}`.split(/[\s,·]+/).map(referenceKey);
  if (words.includes(reference)) return 'reference';
  const named = words.some(
    (word) =>
      word.length >= MIN_REFERENCE && /[A-Z]{2}/.test(word) && /\d/.test(word) && reference.includes(word),
  );
  if (named) return 'reference';
  return BARCODE.test(reference) && type !== 'product' ? 'barcode' : null;
}
