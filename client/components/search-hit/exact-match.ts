import type { SearchHit } from '#shared/contract/search.ts';
import { referenceKey } from '#shared/domain/text-keys.ts';

export type ExactMatch = 'reference' | 'barcode';

/** Things that are known by a reference of their own. */
const REFERENCED: ReadonlySet<SearchHit['type']> = new Set(['product', 'variant', 'part']);
/** Letters and figures of the shortest reference that a figure of a title is not taken for. */
const MIN_REFERENCE = 6;
const BARCODE = /^\d{8,14}$/;

/** The reference of a hit: the first word of its detail, or of its title, that holds a figure. `undefined`: none. */
export function referenceOf({ detail, title }: Pick<SearchHit, 'detail' | 'title'>): string | undefined {
  return [...detail.split(/[\s,·]+/), ...title.split(/[\s,·]+/)].find(
    (word) => /\d/.test(word) && /[a-z]/i.test(word) && referenceKey(word).length > 3,
  );
}

/**
 * Whether a search text is the very reference or barcode of a hit. A barcode is not shown: a hit for figures that are
 * not its reference was found by it. What replaced the reference is no exact match.
 */
export function findExactMatch(
  { type, title, detail, replaces }: Pick<SearchHit, 'type' | 'title' | 'detail' | 'replaces'>,
  query: string,
): ExactMatch | null {
  const wanted = referenceKey(query);
  // Shorter figures are sizes and outputs.
  if (replaces !== null || !REFERENCED.has(type) || !/\d/.test(wanted) || wanted.length < MIN_REFERENCE)
    return null;
  const words = `${title} ${detail}`.split(/[\s,·]+/).map(referenceKey);
  if (words.includes(wanted)) return 'reference';
  const named = words.some(
    (word) =>
      word.length >= MIN_REFERENCE && /[A-Z]{2}/.test(word) && /\d/.test(word) && wanted.includes(word),
  );
  if (named) return 'reference';
  return BARCODE.test(wanted) && type !== 'product' ? 'barcode' : null;
}
