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

/** One interpretation of the words of a search: in one language, as typed or corrected. */
export type Wording = {
  lang: Locale;
  terms: Term[];
  /** The index contains every term, so documents may match them all. */
  areKnown: boolean;
  /** The searched text when it differs from the typed one. */
  corrected: string | null;
};

/**
 * Interpretations of the words, the most likely first: in the language of the page, in the other language, then
 * corrected in each.
 *
 * @param isExact without correction
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
    // The other language is only tried for words that this one lacks.
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

/** Returns `undefined` without a similar spelling. */
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
