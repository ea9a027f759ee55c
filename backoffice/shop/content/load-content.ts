import type { Kysely } from 'kysely';
import type { ContentResource } from '#backoffice/content/content-store.ts';
import type { Schema } from '#backoffice/database/schema.ts';
import { audiencesOf } from '#backoffice/shop/audiences.ts';
import type { SalesPlan } from '#shared/domain/sales-plan.ts';
import { isLocale } from '#shared/locale.ts';
import { RESOURCES_WITH_DATE, type ContentEntry } from './content-entry.ts';
import { CONTENT_RESOURCES, DATA_SCHEMAS } from './data-schemas.ts';
import { plainTexts } from './plain-texts.ts';
import type { RedirectEntry } from './redirects-file.ts';

type Options = { siteId: number; plans: readonly Pick<SalesPlan, 'id' | 'target'>[] };

/** A stored entry with its number. */
export type StoredEntry = ContentEntry & { id: number };

/**
 * Editorial content of a site as operators left it, in its order.
 * @throws z.ZodError for stored data that the contract does not allow
 */
export async function loadContent(
  db: Kysely<Schema>,
  options: Options,
): Promise<{ entries: ContentEntry[]; redirects: RedirectEntry[] }> {
  const entries = (await loadEntries(db, options)).map(({ id: _id, ...entry }) => entry);
  return { entries, redirects: await loadRedirects(db, options.siteId) };
}

/** The entries of a site, or those of one resource. @throws z.ZodError like {@link loadContent} */
export async function loadEntries(
  db: Kysely<Schema>,
  { siteId, plans }: Options,
  only?: ContentResource,
): Promise<StoredEntry[]> {
  const rows = await db
    .selectFrom('content')
    .selectAll()
    .where('site_id', '=', siteId)
    .$if(only !== undefined, (query) => query.where('resource', '=', only ?? ''))
    .orderBy('resource')
    .orderBy('position')
    .orderBy('key')
    .execute();
  const texts = await loadTexts(db, siteId, only);
  return rows.flatMap((row): StoredEntry[] => {
    const resource = CONTENT_RESOURCES.find((name) => name === row.resource);
    if (!resource) return [];
    const own: ContentEntry['texts'] = {};
    for (const { lang, slug, data } of texts.get(row.id) ?? [])
      if (isLocale(lang)) own[lang] = { slug, data: DATA_SCHEMAS[resource].parse(plainTexts(data, lang)) };
    return [
      {
        id: row.id,
        resource,
        key: row.key,
        code: row.code,
        audiences: audiencesOf(row.sales_plan_ids, plans),
        position: row.position,
        updated: RESOURCES_WITH_DATE.has(resource) ? row.updated_at.toISOString().slice(0, 10) : null,
        texts: own,
      },
    ];
  });
}

async function loadTexts(db: Kysely<Schema>, siteId: number, only: ContentResource | undefined) {
  const rows = await db
    .selectFrom('content_translation')
    .innerJoin('content', 'content.id', 'content_id')
    .where('site_id', '=', siteId)
    .$if(only !== undefined, (query) => query.where('resource', '=', only ?? ''))
    .select(['content_id', 'lang', 'slug', 'data'])
    .execute();
  const byContent = new Map<number, typeof rows>();
  for (const row of rows) {
    const own = byContent.get(row.content_id);
    if (own) own.push(row);
    else byContent.set(row.content_id, [row]);
  }
  return byContent;
}

async function loadRedirects(db: Kysely<Schema>, siteId: number): Promise<RedirectEntry[]> {
  const rows = await db
    .selectFrom('redirection')
    .where('site_id', '=', siteId)
    .select(['source', 'target', 'code'])
    .orderBy('id')
    .execute();
  return rows.map(({ source, target, code }) => ({
    from: source,
    to: target,
    code: code === 302 ? 302 : 301,
  }));
}
