import { searchKey } from '#shared/domain/text-keys.ts';
import type { Locale } from '#shared/locale.ts';
import { readAmounts } from './amounts.ts';
import { isFiller } from './filler-words.ts';
import { SYNONYMS } from './synonyms.ts';

const MAX_WORDS = 12;
const MAX_PHRASE = 5;
/** Parts of a compound that are written apart: `R E 2020`. */
const MAX_JOINED = 3;
/** A shorter part of a word that is written together is a chance find. */
const MIN_PART = 3;

/** One wish of the searcher: the words typed, and other words that mean the same. All words of a form must be there. */
export type Term = { typed: string[]; meant?: string[]; forms?: string[][] };

/** The catalogue's words by a phrase, both as `searchKey` writes them. */
export type SynonymMap = ReadonlyMap<string, string>;

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
  vocabulary: ReadonlySet<string>,
): Term[] {
  const rest = [...words];
  const terms: Term[] = [];
  while (rest.length > 0) {
    const known = longestSynonym(rest, lang, written);
    if (known) {
      terms.push({ typed: rest.splice(0, known.length), meant: known.words });
      continue;
    }
    const joined = joinedWord(rest, vocabulary);
    const typed = rest.splice(0, joined?.length ?? 1);
    const forms = joined ? [[joined.word]] : apart(typed[0] ?? '', vocabulary);
    terms.push(forms.length > 0 ? { typed, forms } : { typed });
  }
  const asking = terms.filter((term) => term.meant ?? term.forms ?? term.typed.some(isMeaningful));
  const naming = asking.filter(({ typed, meant }) => meant ?? !typed.every((word) => isFiller(word, lang)));
  return naming.length > 0 ? naming : asking;
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
  vocabulary: ReadonlySet<string>,
): { length: number; word: string } | undefined {
  for (let length = Math.min(MAX_JOINED, words.length); length >= 2; length -= 1) {
    const word = words.slice(0, length).join('');
    if (vocabulary.has(word)) return { length, word };
  }
  return undefined;
}

/** A word that nothing contains, as the words it is made of. */
function apart(word: string, vocabulary: ReadonlySet<string>): string[][] {
  if (vocabulary.has(word)) return [];
  return splits(word).filter((parts) => parts.every((part) => vocabulary.has(part)));
}

/** `lame1500w` → `lame` `1500w`, and every way to cut a word of letters in two. */
function splits(word: string): string[][] {
  const figure = /^([a-z]{3,})(\d\w*)$/.exec(word);
  if (figure) return [[figure[1] ?? '', figure[2] ?? '']];
  if (/\d/.test(word)) return [];
  const places = Array.from({ length: Math.max(0, word.length - 2 * MIN_PART + 1) }, (_value, at) => at + MIN_PART);
  return places.map((place) => [word.slice(0, place), word.slice(place)]);
}

function longestSynonym(
  words: readonly string[],
  lang: Locale,
  written: SynonymMap,
): { length: number; words: string[] } | undefined {
  for (let length = Math.min(MAX_PHRASE, words.length); length >= 1; length -= 1) {
    const phrase = words.slice(0, length).join(' ');
    const own = Object.hasOwn(SYNONYMS[lang], phrase) ? SYNONYMS[lang][phrase] : undefined;
    const meant = written.get(phrase) ?? own;
    if (meant) return { length, words: meant.split(' ') };
  }
  return undefined;
}
