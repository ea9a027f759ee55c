import { searchKey } from '#shared/domain/text-keys.ts';
import type { Locale } from '#shared/locale.ts';
import { readAmounts } from './amounts.ts';
import { isFiller } from './filler-words.ts';
import { SYNONYMS } from './synonyms.data.ts';

const MAX_WORDS = 12;
const MAX_PHRASE = 5;
/** Maximum number of parts of a separated compound: `R E 2020`. */
const MAX_JOINED = 3;
/** Shorter parts of a joined word match by chance. */
const MIN_PART = 3;
const MIN_WEIGHT = 0.5;
const MAX_WEIGHT = 2;

export type Term = {
  typed: string[];
  /** Alternatives with the same meaning; all words of a form must match. */
  forms: string[][];
  /** Weight of a match: rare words count more than common ones. */
  weight: number;
};

/** Catalogue words by phrase, both in the form of `searchKey`; ` | ` separates alternatives. */
export type SynonymMap = ReadonlyMap<string, string>;

/** Words of the index with the number of their documents. */
export type Vocabulary = ReadonlyMap<string, number>;

/** Words of a search text, with amounts in catalogue units. */
export function readWords(text: string): string[] {
  return searchKey(readAmounts(text)).split(' ').filter(Boolean).slice(0, MAX_WORDS);
}

/** Joined and separated forms of the words, to look up in the vocabulary. */
export function candidateForms(words: readonly string[]): string[] {
  const joined = words.flatMap((_word, at) =>
    Array.from({ length: MAX_JOINED - 1 }, (_value, more) => words.slice(at, at + more + 2).join('')),
  );
  const parts = words.flatMap((word) => splits(word).flat());
  return [...new Set([...words, ...joined, ...parts])];
}

/**
 * Groups words into terms: names with their catalogue words, compounds with their alternative spellings. Filler
 * words are omitted when other words remain.
 *
 * @param written synonyms of operators, which override the built-in ones
 * @param vocabulary those of `candidateForms` that the index contains
 */
export function readTerms(
  words: readonly string[],
  lang: Locale,
  written: SynonymMap,
  vocabulary: Vocabulary,
): Term[] {
  const rest = [...words];
  const terms: Term[] = [];
  while (rest.length > 0) {
    const phrase = findLongestSynonym(rest, lang, written);
    const joined = phrase ? undefined : joinedWord(rest, vocabulary);
    const typed = rest.splice(0, phrase?.length ?? joined?.length ?? 1);
    const forms =
      phrase?.forms ??
      (joined
        ? [[joined.word], ...synonymsOf(joined.word, lang, written)]
        : apart(typed[0] ?? '', vocabulary));
    terms.push({ typed, forms, weight: weightOf(typed, forms, vocabulary) });
  }
  const asking = terms.filter((term) => term.forms.length > 0 || term.typed.some(isMeaningful));
  const naming = asking.filter(
    ({ typed, forms }) =>
      forms.length > 0 || !typed.every((word) => isFiller(word, lang) || /^\d$/.test(word)),
  );
  return naming.length > 0 ? naming : asking;
}

/** From 0.5 for words in a tenth of all documents to 2 for words in a few. */
function weightOf(typed: readonly string[], forms: readonly string[][], vocabulary: Vocabulary): number {
  const counts = [...typed.filter(isMeaningful), ...forms.flat()].flatMap(
    (word) => vocabulary.get(word) ?? [],
  );
  if (counts.length === 0) return 1;
  return Math.min(MAX_WEIGHT, Math.max(MIN_WEIGHT, MAX_WEIGHT - Math.log10(Math.min(...counts)) / 1.5));
}

/** Returns true when the index contains the words of a term or one of its forms. Numbers always count as known. */
export function isFoundAs({ typed, forms }: Term, vocabulary: Vocabulary): boolean {
  return (
    forms.length > 0 || typed.every((word) => !isMeaningful(word) || /\d/.test(word) || vocabulary.has(word))
  );
}

/** Words of one or two characters have no meaning alone; numbers do. */
export function isMeaningful(word: string): boolean {
  return word.length >= 3 || /\d/.test(word);
}

/** A synonym, whether or not the catalogue contains it. */
export function isSynonym(word: string, lang: Locale, written: SynonymMap): boolean {
  return written.has(word) || Object.hasOwn(SYNONYMS[lang], word);
}

/** Finds the longest compound whose separated parts are the next words. */
function joinedWord(
  words: readonly string[],
  vocabulary: Vocabulary,
): { length: number; word: string } | undefined {
  for (let length = Math.min(MAX_JOINED, words.length); length >= 2; length -= 1) {
    const word = words.slice(0, length).join('');
    if (vocabulary.has(word)) return { length, word };
  }
  return undefined;
}

/** Splits an unknown word into known words. */
function apart(word: string, vocabulary: Vocabulary): string[][] {
  if (vocabulary.has(word)) return [];
  return splits(word).filter((parts) => parts.every((part) => vocabulary.has(part)));
}

/** `lame1500w` → `lame` `1500w`, and every split of a plain word into two. */
function splits(word: string): string[][] {
  const figure = /^([a-z]{3,})(\d\w*)$/.exec(word);
  if (figure) return [[figure[1] ?? '', figure[2] ?? '']];
  if (/\d/.test(word)) return [];
  const positions = Array.from(
    { length: Math.max(0, word.length - 2 * MIN_PART + 1) },
    (_value, at) => at + MIN_PART,
  );
  return positions.map((position) => [word.slice(0, position), word.slice(position)]);
}

function findLongestSynonym(
  words: readonly string[],
  lang: Locale,
  written: SynonymMap,
): { length: number; forms: string[][] } | undefined {
  for (let length = Math.min(MAX_PHRASE, words.length); length >= 1; length -= 1) {
    const forms = synonymsOf(words.slice(0, length).join(' '), lang, written);
    if (forms.length > 0) return { length, forms };
  }
  return undefined;
}

function synonymsOf(phrase: string, lang: Locale, written: SynonymMap): string[][] {
  const builtIn = Object.hasOwn(SYNONYMS[lang], phrase) ? SYNONYMS[lang][phrase] : undefined;
  const meant = written.get(phrase) ?? builtIn;
  return meant ? meant.split(' | ').map((form) => form.split(' ')) : [];
}
