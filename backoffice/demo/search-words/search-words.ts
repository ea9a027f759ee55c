import type { Translated } from '../catalogue/product-record.ts';

/** Search phrases of pages by key, separated by commas. */
export type SearchWords = Readonly<Record<string, Translated>>;

/** Search phrases of a page in a language; empty without any. */
export function searchWordsOf(words: SearchWords, key: string, lang: keyof Translated): string[] {
  return words[key]?.[lang].split(', ') ?? [];
}
