import type { Kysely } from 'kysely';
import { selectContent } from '#backoffice/content/content-store.ts';
import type { Schema } from '#backoffice/database/schema.ts';
import type { Synonym, SynonymRecord } from '#shared/contract/search.ts';
import { searchKey } from '#shared/domain/text-keys.ts';
import type { Locale } from '#shared/locale.ts';
import type { SynonymMap } from './search-terms.ts';

type SiteLanguage = { siteId: number; lang: Locale };

/** Synonyms of operators in one language, as written. */
export async function listSynonyms(db: Kysely<Schema>, siteLanguage: SiteLanguage): Promise<Synonym[]> {
  const rows = await selectContent(db, siteLanguage, 'search').orderBy('id').execute();
  return rows.map(({ id, data }) => ({ id, ...(data as SynonymRecord) }));
}

/** The same, in the form that the search compares. */
export async function readSynonyms(db: Kysely<Schema>, siteLanguage: SiteLanguage): Promise<SynonymMap> {
  const synonyms = await listSynonyms(db, siteLanguage);
  return new Map(synonyms.map(({ phrase, words }) => [searchKey(phrase), searchKey(words)]));
}
