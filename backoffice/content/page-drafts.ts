import type { Kysely } from 'kysely';
import type { Schema } from '#backoffice/database/schema.ts';
import type { Operator } from '#backoffice/http/principal.ts';
import type { Scope } from '#backoffice/http/scope.ts';
import type { Content } from './content-store.ts';
import type { PageRecord } from './page-record.ts';

/** Number of a page that is not stored yet, in its preview: the largest, which no page has. */
const UNSTORED_ID = 2_147_483_647;
/** `page_id` of a draft of a page that is not stored yet. */
const NEW_PAGE = 0;

type Draft = { operator: Operator | undefined; pageId: number | null; record: PageRecord };

/** Stores a typed page in place of the former draft of its author, page and language. @returns its number */
export async function savePageDraft(
  db: Kysely<Schema>,
  { siteId, lang }: Pick<Scope, 'siteId' | 'lang'>,
  { operator, pageId, record }: Draft,
): Promise<number> {
  const draft = { record: JSON.stringify(record), updated_at: new Date() };
  const { id } = await db
    .insertInto('page_draft')
    .values({
      site_id: siteId,
      author: operator ? `${operator.kind} ${operator.id ?? ''}` : '',
      page_id: pageId ?? NEW_PAGE,
      lang,
      ...draft,
    })
    .onConflict((conflict) => conflict.columns(['site_id', 'author', 'page_id', 'lang']).doUpdateSet(draft))
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}

/** A draft in the language of the call as the content that it would become. */
export async function findPageDraft(
  db: Kysely<Schema>,
  { siteId, lang }: Scope,
  id: number,
): Promise<Content<PageRecord> | undefined> {
  const row = await db
    .selectFrom('page_draft')
    .select(['page_id', 'record', 'updated_at'])
    .where('id', '=', id)
    .where('site_id', '=', siteId)
    .where('lang', '=', lang)
    .executeTakeFirst();
  if (!row) return undefined;
  const data = row.record as PageRecord;
  return {
    id: row.page_id === NEW_PAGE ? UNSTORED_ID : row.page_id,
    slug: data.slug,
    sales_plan_ids: data.exist_in,
    updated_at: row.updated_at,
    data,
  };
}

/** Removes drafts that have not been typed in since a moment; returns their number. */
export async function forgetPageDrafts(db: Kysely<Schema>, before: Date): Promise<number> {
  const { numDeletedRows } = await db
    .deleteFrom('page_draft')
    .where('updated_at', '<', before)
    .executeTakeFirstOrThrow();
  return Number(numDeletedRows);
}
