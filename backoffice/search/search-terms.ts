import { searchKey } from '#shared/domain/text-keys.ts';
import type { Locale } from '#shared/locale.ts';
import { readAmounts } from './amounts.ts';
import { SYNONYMS } from './synonyms.ts';

const MAXIMUM_TERMS = 12;
const LONGEST_PHRASE = 5;

/** One wish of the searcher: the words typed, and the words the catalogue has for them if it has others. */
export type Term = { typed: string[]; meant?: string[] };

/** The catalogue's words by a phrase, both as `searchKey` writes them. */
export type SynonymMap = ReadonlyMap<string, string>;

/**
 * Cuts a search text into terms: amounts in the catalogue's units, names of things with the catalogue's words.
 * `written`: synonyms of operators, which win over the program's own.
 */
export function readTerms(text: string, lang: Locale, written: SynonymMap): Term[] {
  const words = searchKey(readAmounts(text)).split(' ').filter(Boolean).slice(0, MAXIMUM_TERMS);
  const terms: Term[] = [];
  while (words.length > 0) {
    const known = longestSynonym(words, lang, written);
    const typed = words.splice(0, known ? known.length : 1);
    terms.push(known ? { typed, meant: known.words } : { typed });
  }
  return terms.filter((term) => term.meant ?? term.typed.some(isMeaningful));
}

/** Words of one or two letters carry no meaning of their own, figures do. */
export function isMeaningful(word: string): boolean {
  return word.length >= 3 || /\d/.test(word);
}

/** A word people use for something, whether the catalogue uses it or not. */
export function isSynonym(word: string, lang: Locale, written: SynonymMap): boolean {
  return written.has(word) || Object.hasOwn(SYNONYMS[lang], word);
}

function longestSynonym(
  words: string[],
  lang: Locale,
  written: SynonymMap,
): { length: number; words: string[] } | undefined {
  for (let length = Math.min(LONGEST_PHRASE, words.length); length >= 1; length -= 1) {
    const phrase = words.slice(0, length).join(' ');
    const own = Object.hasOwn(SYNONYMS[lang], phrase) ? SYNONYMS[lang][phrase] : undefined;
    const meant = written.get(phrase) ?? own;
    if (meant) return { length, words: meant.split(' ') };
  }
  return undefined;
}
