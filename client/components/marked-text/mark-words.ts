import { referenceKey, searchKey } from '#shared/domain/text-keys.ts';

export type TextPiece = { text: string; isMarked: boolean };

type Range = readonly [from: number, to: number];
type Word = { key: string; range: Range };

const WORD = /[\p{L}\p{N}\p{M}]+/gu;
const MIN_WORD = 3;
const MIN_REFERENCE = 4;
/** Words of nearly every title, in both languages. */
const COMMON_WORDS = new Set(
  'and aux avec dans des est for from how les mes mon par pas pour que qui sur the une with you your'.split(
    ' ',
  ),
);

/**
 * Splits a text into pieces and marks those that match a search. Ignores case and accents, matches singulars by their
 * plural and references by any punctuation. Whole words are marked, because screen readers read pieces apart.
 */
export function markWords(text: string, query: string): TextPiece[] {
  const words = [...text.matchAll(WORD)].map(({ 0: word, index }): Word => ({
    key: searchKey(word),
    range: [index, index + word.length],
  }));
  const typed = query.split(/\s+/);
  const named = searchKey(typed.filter((word) => !isReference(word)).join(' '))
    .split(' ')
    .filter(isSignificant)
    .map(withoutPlural);
  const ranges = [
    ...words.filter(({ key }) => named.some((name) => names(name, key))).map(({ range }) => range),
    ...[query, ...typed].flatMap((reference) => findReference(words, reference)),
  ];
  return toPieces(text, mergeRanges(ranges));
}

/** A mix of alphabetic characters and digits with punctuation: its parts are not searched alone. */
function isReference(word: string): boolean {
  return /[a-z]/i.test(word) && /\d/.test(word) && searchKey(word).includes(' ');
}

function isSignificant(word: string): boolean {
  return /\d/.test(word) || (word.length >= MIN_WORD && !COMMON_WORDS.has(word));
}

function withoutPlural(word: string): string {
  return word.length > MIN_WORD ? word.replace(/[sx]$/, '') : word;
}

/** A single character must match whole: 2 does not match 2000. */
function names(name: string, key: string): boolean {
  return name.length === 1 ? key === name : key.startsWith(name);
}

/** The words that form a reference when punctuation is ignored. */
function findReference(words: readonly Word[], typed: string): Range[] {
  const reference = referenceKey(typed);
  if (reference.length < MIN_REFERENCE || !/\d/.test(reference)) return [];
  return words.flatMap(({ range: [from] }, first): Range[] => {
    let joined = '';
    for (const { key, range } of words.slice(first)) {
      joined += key.toUpperCase();
      if (joined.startsWith(reference)) return [[from, range[1]]];
      if (!reference.startsWith(joined)) return [];
    }
    return [];
  });
}

function mergeRanges(ranges: readonly Range[]): Range[] {
  const merged: Range[] = [];
  for (const range of ranges.toSorted(([a], [b]) => a - b)) {
    const last = merged.at(-1);
    if (last && range[0] <= last[1]) merged[merged.length - 1] = [last[0], Math.max(last[1], range[1])];
    else merged.push(range);
  }
  return merged;
}

function toPieces(text: string, ranges: readonly Range[]): TextPiece[] {
  const pieces: TextPiece[] = [];
  let end = 0;
  for (const [from, to] of ranges) {
    pieces.push(
      { text: text.slice(end, from), isMarked: false },
      { text: text.slice(from, to), isMarked: true },
    );
    end = to;
  }
  pieces.push({ text: text.slice(end), isMarked: false });
  return pieces.filter((piece) => piece.text !== '');
}
