import { searchKey } from '#shared/domain/text-keys.ts';
import type { Locale } from '#shared/locale.ts';
import { readAmounts } from './amounts.ts';
import { isFiller } from './filler-words.ts';
import { SYNONYMS } from './synonyms.data.ts';

const MAX_WORDS = 12;
const MAX_PHRASE = 5;
/** Parts of a compound that are written apart: `R E 2020`. */
const MAX_JOINED = 3;
/** A shorter part of a word that is written together is a chance find. */
const MIN_PART = 3;
const MIN_WEIGHT = 0.5;
const MAX_WEIGHT = 2;

/** One wish of the searcher. */
export type Term = {
  typed: string[];
  /** Other words that mean the same; all words of a form must be there. */
  forms: string[][];
  /** How much a match is worth: rare words say more than common ones. */
  weight: number;
};

/** The catalogue's words by a phrase, both as `searchKey` writes them; ` | ` parts words that may stand for each other. */
export type SynonymMap = ReadonlyMap<string, string>;

/** Words of the index, with the number of documents that have them. */
export type Vocabulary = ReadonlyMap<string, number>;

/** The words of a search text, amounts in the catalogue's units. */
export function readWords(text: string): string[] {
  return searchKey(readAmounts(text)).split(' ').filter(Boolean).slice(0, MAX_WORDS);
}

/** Words that could be written together or apart: the vocabulary says which of them there are. */
export function candidateForms(words: readonly string[]): string[] {
  const joined = words.flatMap((_word, at) =>
    Array.from({ length: MAX_JOINED - 1 }, (_value, more) => words.slice(at, at + more + 2).join('')),
  );
  const parts = words.flatMap((word) => splits(word).flat());
  return [...new Set([...words, ...joined, ...parts])];
}

/**
 * Groups words into terms: names of things with the catalogue's words, compounds with their other ways of writing. Words
 * that ask for no thing are left out where others do.
 *
 * @param written synonyms of operators, which win over the program's own
 * @param vocabulary those of `candidateForms` that stand in the index
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
    const phrase = longestSynonym(rest, lang, written);
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

/** From 0.5 for words of a tenth of all documents to 2 for words of a few. */
function weightOf(typed: readonly string[], forms: readonly string[][], vocabulary: Vocabulary): number {
  const counts = [...typed.filter(isMeaningful), ...forms.flat()].flatMap(
    (word) => vocabulary.get(word) ?? [],
  );
  if (counts.length === 0) return 1;
  return Math.min(MAX_WEIGHT, Math.max(MIN_WEIGHT, MAX_WEIGHT - Math.log10(Math.min(...counts)) / 1.5));
}

/** Whether a term is found as it is: by its words, or by a form of them. Figures may stand anywhere. */
export function isFoundAs({ typed, forms }: Term, vocabulary: Vocabulary): boolean {
  return (
    forms.length > 0 || typed.every((word) => !isMeaningful(word) || /\d/.test(word) || vocabulary.has(word))
  );
}

/** Words of one or two letters carry no meaning of their own, figures do. */
export function isMeaningful(word: string): boolean {
  return word.length >= 3 || /\d/.test(word);
}

/** A word people use for something, whether the catalogue uses it or not. */
export function isSynonym(word: string, lang: Locale, written: SynonymMap): boolean {
  return written.has(word) || Object.hasOwn(SYNONYMS[lang], word);
}

/** The longest compound that the next words are, written apart. */
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

/** A word that nothing contains, as the words it is made of. */
function apart(word: string, vocabulary: Vocabulary): string[][] {
  if (vocabulary.has(word)) return [];
  return splits(word).filter((parts) => parts.every((part) => vocabulary.has(part)));
}

/** `lame1500w` → `lame` `1500w`, and every way to cut a word of letters in two. */
function splits(word: string): string[][] {
  const figure = /^([a-z]{3,})(\d\w*)$/.exec(word);
  if (figure) return [[figure[1] ?? '', figure[2] ?? '']];
  if (/\d/.test(word)) return [];
  const places = Array.from(
    { length: Math.max(0, word.length - 2 * MIN_PART + 1) },
    (_value, at) => at + MIN_PART,
  );
  return places.map((place) => [word.slice(0, place), word.slice(place)]);
}

function longestSynonym(
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
  const own = Object.hasOwn(SYNONYMS[lang], phrase) ? SYNONYMS[lang][phrase] : undefined;
  const meant = written.get(phrase) ?? own;
  return meant ? meant.split(' | ').map((form) => form.split(' ')) : [];
}
