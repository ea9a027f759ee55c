import type { Translated } from '../catalogue/product-record.ts';

/** Phrases that people search a page with, parted by commas, by the page's key. */
export type SearchWords = Readonly<Record<string, Translated>>;

/** The phrases of a page in a language as a list; none for a page without any. */
export function searchWordsOf(words: SearchWords, key: string, lang: keyof Translated): string[] {
  return words[key]?.[lang].split(', ') ?? [];
}
