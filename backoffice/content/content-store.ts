import { sql, type Kysely } from 'kysely';
import type { Schema } from '#backoffice/database/schema.ts';
import { invalidRequest, notFound, notInThisPlan } from '#backoffice/http/failure.ts';
import type { Scope } from '#backoffice/http/scope.ts';

/** Resources that editors write, stored as one document per language. */
export type ContentResource =
  | 'page'
  | 'tags'
  | 'menu'
  | 'setting'
  | 'slider'
  | 'home'
  | 'civility'
  | 'country'
  | 'sav'
  | 'sav_category'
  | 'sav_question'
  | 'sav_fault'
  | 'search'
  | 'sitemap';

export type Content<Data> = {
  id: number;
  slug: string | null;
  sales_plan_ids: number[];
  updated_at: Date;
  data: Data;
};

/**
 * Columns of a document beside its data. A replacement keeps code, plans and position that it does not name; a new
 * document is in every plan, at position 0, without a code.
 */
export type ContentFrame = {
  slug: string | null;
  code?: string;
  salesPlanIds?: number[];
  position?: number;
};

/** Every document of a resource that the sales plan may see, in the language of the call. */
export async function listContent<Data>(
  db: Kysely<Schema>,
  scope: Scope,
  resource: ContentResource,
): Promise<Content<Data>[]> {
  const rows = await selectContent(db, scope, resource).orderBy('position').orderBy('id').execute();
  return ofPlan(rows as Content<Data>[], scope);
}

/** The given documents that the sales plan may see, in no particular order. */
export async function pickContent<Data>(
  db: Kysely<Schema>,
  scope: Scope,
  resource: ContentResource,
  ids: number[],
): Promise<Content<Data>[]> {
  const rows = await selectContent(db, scope, resource).where('id', 'in', ids).execute();
  return ofPlan(rows as Content<Data>[], scope);
}

function ofPlan<Data>(contents: Content<Data>[], scope: Scope): Content<Data>[] {
  return contents.filter((content) => content.sales_plan_ids.includes(scope.plan.id));
}

/** @throws Failure 404, or 400 when it belongs to another sales plan. */
export async function getContent<Data>(
  db: Kysely<Schema>,
  scope: Scope,
  resource: ContentResource,
  id: number,
): Promise<Content<Data>> {
  const row = await selectContent(db, scope, resource).where('id', '=', id).executeTakeFirst();
  if (!row) throw notFound();
  if (!row.sales_plan_ids.includes(scope.plan.id)) throw notInThisPlan(row.sales_plan_ids);
  return row as Content<Data>;
}

/** Creates or replaces a document in the language of the call. @throws Failure 400 for a slug in use, 404. */
export async function saveContent(
  db: Kysely<Schema>,
  scope: Scope,
  resource: ContentResource,
  frame: ContentFrame,
  data: unknown,
  id?: number,
): Promise<{ id: number }> {
  if (frame.slug !== null) await checkSlug(db, scope, resource, frame.slug, id);
  const { code, salesPlanIds, position } = frame;
  const saved = id
    ? await db
        .updateTable('content')
        .set({
          updated_at: new Date(),
          ...(code !== undefined && { code }),
          ...(salesPlanIds && { sales_plan_ids: salesPlanIds }),
          ...(position !== undefined && { position }),
        })
        .where('id', '=', id)
        .where('site_id', '=', scope.siteId)
        .where('resource', '=', resource)
        .returning('id')
        .executeTakeFirst()
    : await db
        .insertInto('content')
        .values({
          site_id: scope.siteId,
          resource,
          key: freeKey(scope.siteId, resource, frame),
          code: code ?? null,
          sales_plan_ids: salesPlanIds ?? scope.plans.map((plan) => plan.id),
          position: position ?? 0,
        })
        .returning('id')
        .executeTakeFirst();
  if (!saved) throw notFound();
  const translation = { slug: frame.slug, data: JSON.stringify(data) };
  await db
    .insertInto('content_translation')
    .values({ content_id: saved.id, lang: scope.lang, ...translation })
    .onConflict((conflict) => conflict.columns(['content_id', 'lang']).doUpdateSet(translation))
    .execute();
  return saved;
}

/** The slug or the code, with a suffix if another content has this key. */
function freeKey(siteId: number, resource: ContentResource, { slug, code }: ContentFrame) {
  const preferred = (slug ?? code ?? resource).replaceAll('/', '-');
  return sql<string>`(
    select ${preferred}::text || case when exists (
      select from content where site_id = ${siteId} and resource = ${resource} and key = ${preferred}
    ) then '-' || left(gen_random_uuid()::text, 8) else '' end)`;
}

export async function removeContent(
  db: Kysely<Schema>,
  scope: Scope,
  resource: ContentResource,
  id: number,
): Promise<{ id: number }> {
  const removed = await db
    .deleteFrom('content')
    .where('id', '=', id)
    .where('site_id', '=', scope.siteId)
    .where('resource', '=', resource)
    .returning('id')
    .executeTakeFirst();
  if (!removed) throw notFound();
  return removed;
}

export function selectContent(
  db: Kysely<Schema>,
  scope: Pick<Scope, 'siteId' | 'lang'>,
  resource: ContentResource,
) {
  return db
    .selectFrom('content')
    .innerJoin('content_translation', (join) =>
      join.onRef('content_translation.content_id', '=', 'content.id').on('lang', '=', scope.lang),
    )
    .where('site_id', '=', scope.siteId)
    .where('resource', '=', resource)
    .select(['id', 'slug', 'sales_plan_ids', 'updated_at', 'data']);
}

async function checkSlug(
  db: Kysely<Schema>,
  scope: Scope,
  resource: ContentResource,
  slug: string,
  id?: number,
): Promise<void> {
  const taken = await selectContent(db, scope, resource).where('slug', '=', slug).executeTakeFirst();
  if (taken && taken.id !== id) throw invalidRequest({ slug: 'taken' });
}
