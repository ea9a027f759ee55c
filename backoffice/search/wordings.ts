import type { Kysely } from 'kysely';
import type { Schema } from '#backoffice/database/schema.ts';
import { LOCALES, type Locale } from '#shared/locale.ts';
import { correctWords } from './correct-words.ts';
import type { SearchScope } from './search-scope.ts';
import {
  candidateForms,
  isFoundAs,
  isMeaningful,
  readTerms,
  type SynonymMap,
  type Term,
} from './search-terms.ts';
import { findBeginnings, knownWords } from './vocabulary.ts';
import { readSynonyms } from './written-synonyms.ts';

/** One way to understand the words of a search: in a language, as they were typed or in another spelling. */
export type Wording = {
  lang: Locale;
  terms: Term[];
  /** Each term stands in the index: documents may have them all. */
  areKnown: boolean;
  /** The text that is searched, where that is not the one typed. */
  corrected: string | null;
};

/**
 * Ways to understand words, the likeliest first: in the language of the page, in the other, in the nearest spelling of each.
 *
 * @param isExact without other spellings
 */
export async function readWordings(
  db: Kysely<Schema>,
  scope: SearchScope,
  words: string[],
  isExact: boolean,
): Promise<Wording[]> {
  const typed: Wording[] = [];
  const languages: Language[] = [];
  for (const lang of [scope.lang, ...LOCALES.filter((other) => other !== scope.lang)]) {
    const language = { scope: { ...scope, lang }, synonyms: await readSynonyms(db, { ...scope, lang }) };
    const wording = await readWording(db, language, words);
    languages.push(language);
    typed.push(wording);
    // The other language is for words that this one does not have.
    if (wording.areKnown) return typed;
  }
  if (isExact) return typed;
  const corrected: Wording[] = [];
  for (const language of languages) {
    const wording = await correct(db, language, words);
    if (wording) corrected.push(wording);
    if (wording?.areKnown) break;
  }
  return [...corrected, ...typed];
}

type Language = { scope: SearchScope; synonyms: SynonymMap };

async function readWording(
  db: Kysely<Schema>,
  { scope, synonyms }: Language,
  words: string[],
): Promise<Wording> {
  const vocabulary = await knownWords(db, scope, candidateForms(words));
  const terms = readTerms(words, scope.lang, synonyms, vocabulary);
  const unknown = terms
    .filter((term) => !isFoundAs(term, vocabulary))
    .flatMap(({ typed }) => typed.filter(isMeaningful));
  const begun = await findBeginnings(db, scope, unknown);
  return { lang: scope.lang, terms, areKnown: unknown.every((word) => begun.has(word)), corrected: null };
}

/** `undefined` where no other spelling is near. */
async function correct(
  db: Kysely<Schema>,
  language: Language,
  words: string[],
): Promise<Wording | undefined> {
  const { scope, synonyms } = language;
  const corrected = await correctWords(db, { ...scope, synonyms }, words);
  if (corrected.join(' ') === words.join(' ')) return undefined;
  return { ...(await readWording(db, language, corrected)), corrected: corrected.join(' ') };
}
