import type { Kysely } from 'kysely';
import type { ContentResource } from '#backoffice/content/content-store.ts';
import type { Schema } from '#backoffice/database/schema.ts';
import type { SavFaultRecord, SavQuestionRecord, SavRecord } from '#backoffice/sav/sav-record.ts';
import { readSavNames } from './sav-names.ts';
import { writeSearchDocuments, type SearchDocument } from './search-document.ts';

type Words = Pick<SearchDocument, 'title' | 'subtitle' | 'keywords' | 'text'>;

/** Indexes after-sales pages for the site search and for the search of the support pages. */
export async function indexSav(db: Kysely<Schema>, siteId: number, id?: number): Promise<void> {
  const names = await readSavNames(db, siteId);
  const documents = await readDocuments(db, {
    siteId,
    resource: 'sav',
    wordsOf: (record: SavRecord, lang) => articleWords(record, names.categoryWords(record.category, lang)),
    ...(id && { id }),
  });
  // Ids of content are unique across resources, so they do not collide with content pages.
  const types = ['cms_page', 'sav'] as const;
  await writeSearchDocuments(
    db,
    types.flatMap((entityType) => documents.map((document) => ({ ...document, entityType }))),
    id === undefined ? 'counted' : 'added',
  );
}

/** Indexes questions for the site search and the search of the support pages, and fault codes for both. */
export async function indexSavAnswers(db: Kysely<Schema>, siteId: number): Promise<void> {
  const names = await readSavNames(db, siteId);
  const questions = await readDocuments(db, {
    siteId,
    resource: 'sav_question',
    wordsOf: (record: SavQuestionRecord, lang) => ({
      title: record.question,
      subtitle: '',
      keywords: [names.categoryWords(record.category, lang), ...(record.search_words ?? [])].join(' '),
      text: record.answer,
    }),
  });
  const faults = await readDocuments(db, {
    siteId,
    resource: 'sav_fault',
    wordsOf: (record: SavFaultRecord, lang) => ({
      title: record.title,
      subtitle: record.meaning,
      // The last path segment is the code or a short symptom. Texts of checks are too broad to index.
      keywords: [
        record.slug.split('/').at(-1)?.replaceAll('-', ' ') ?? '',
        names.categoryWords(record.family, lang),
        ...record.references.map((reference) => names.productName(reference, lang)),
      ].join(' '),
      text: '',
    }),
  });
  await writeSearchDocuments(db, [
    ...questions.flatMap((document) =>
      (['cms_page', 'sav_question'] as const).map((entityType) => ({ ...document, entityType })),
    ),
    ...faults.map((document) => ({ ...document, entityType: 'sav_fault' as const })),
  ]);
}

function articleWords({ title, lead, steps, search_words = [] }: SavRecord, categoryWords: string): Words {
  return {
    title,
    subtitle: lead,
    keywords: [categoryWords, ...search_words].join(' '),
    text: steps.map((step) => `${step.title} ${step.text}`).join(' '),
  };
}

type Source<Data> = {
  siteId: number;
  resource: ContentResource;
  wordsOf: (data: Data, lang: string) => Words;
  id?: number;
};

async function readDocuments<Data>(
  db: Kysely<Schema>,
  { siteId, resource, wordsOf, id }: Source<Data>,
): Promise<Omit<SearchDocument, 'entityType'>[]> {
  const rows = await db
    .selectFrom('content')
    .innerJoin('content_translation', 'content_id', 'content.id')
    .where('site_id', '=', siteId)
    .where('resource', '=', resource)
    .$if(id !== undefined, (query) => query.where('content.id', '=', id ?? 0))
    .select(['content.id', 'position', 'sales_plan_ids', 'lang', 'data'])
    .execute();
  return rows.map((row) => ({
    siteId,
    lang: row.lang,
    entityId: row.id,
    salesPlanIds: row.sales_plan_ids,
    boost: 1,
    place: row.position,
    ...wordsOf(row.data as Data, row.lang),
  }));
}
