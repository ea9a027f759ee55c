import type { Kysely } from 'kysely';
import type { ContentResource } from '#backoffice/content/content-store.ts';
import type { Schema } from '#backoffice/database/schema.ts';
import type { SavFaultRecord, SavQuestionRecord, SavRecord } from '#backoffice/sav/sav-record.ts';
import { writeSearchDocuments, type SearchDocument } from './search-document.ts';

type Words = Pick<SearchDocument, 'title' | 'subtitle' | 'keywords' | 'text'>;

/** Makes after-sales pages findable: among the site's pages, and in the search of the support pages. */
export async function indexSav(db: Kysely<Schema>, siteId: number, id?: number): Promise<void> {
  const documents = await readDocuments(db, {
    siteId,
    resource: 'sav',
    wordsOf: articleWords,
    ...(id && { id }),
  });
  // A content's number is its own whatever its resource: beside content pages it cannot be mistaken.
  const types = ['cms_page', 'sav'] as const;
  await writeSearchDocuments(
    db,
    types.flatMap((entityType) => documents.map((document) => ({ ...document, entityType }))),
  );
}

/** Questions and fault codes, which only the support pages' own search finds. */
export async function indexSavAnswers(db: Kysely<Schema>, siteId: number): Promise<void> {
  const questions = await readDocuments(db, {
    siteId,
    resource: 'sav_question',
    wordsOf: (record: SavQuestionRecord) => ({
      title: record.question,
      subtitle: '',
      keywords: '',
      text: record.answer,
    }),
  });
  const faults = await readDocuments(db, {
    siteId,
    resource: 'sav_fault',
    wordsOf: (record: SavFaultRecord) => ({
      title: record.title,
      subtitle: record.meaning,
      // The last part of an address is the code, or the symptom in short. Checks speak of too many things.
      keywords: record.slug.split('/').at(-1)?.replaceAll('-', ' ') ?? '',
      text: '',
    }),
  });
  await writeSearchDocuments(db, [
    ...questions.map((document) => ({ ...document, entityType: 'sav_question' as const })),
    ...faults.map((document) => ({ ...document, entityType: 'sav_fault' as const })),
  ]);
}

function articleWords({ title, lead, steps }: SavRecord): Words {
  return {
    title,
    subtitle: lead,
    keywords: '',
    text: steps.map((step) => `${step.title} ${step.text}`).join(' '),
  };
}

type Source<Data> = {
  siteId: number;
  resource: ContentResource;
  wordsOf: (data: Data) => Words;
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
    ...wordsOf(row.data as Data),
  }));
}
