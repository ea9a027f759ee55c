import type { Kysely } from 'kysely';
import type { Schema } from '#backoffice/database/schema.ts';
import { audiencesOf } from '#backoffice/shop/audiences.ts';
import type { SalesPlan } from '#shared/domain/sales-plan.ts';
import { isLocale } from '#shared/locale.ts';
import type { ContentEntry } from './content-entry.ts';
import { DATA_SCHEMAS } from './data-schemas.ts';
import type { RedirectEntry } from './redirects-file.ts';

/** Resources whose files state the day of the last change. */
const DATED: ReadonlySet<string> = new Set(['sav']);

/**
 * Editorial content of a site as operators left it, in its order.
 * @throws z.ZodError for stored data that the contract does not allow
 */
export async function loadContent(
  db: Kysely<Schema>,
  { siteId, plans }: { siteId: number; plans: readonly Pick<SalesPlan, 'id' | 'target'>[] },
): Promise<{ entries: ContentEntry[]; redirects: RedirectEntry[] }> {
  const rows = await db
    .selectFrom('content')
    .selectAll()
    .where('site_id', '=', siteId)
    .orderBy('resource')
    .orderBy('position')
    .orderBy('key')
    .execute();
  const texts = await loadTexts(db, siteId);
  const entries = rows.flatMap((row): ContentEntry[] => {
    const resource = RESOURCES.find((name) => name === row.resource);
    if (!resource) return [];
    const own: ContentEntry['texts'] = {};
    for (const { lang, slug, data } of texts.get(row.id) ?? [])
      if (isLocale(lang)) own[lang] = { slug, data: DATA_SCHEMAS[resource].parse(data) };
    return [
      {
        resource,
        key: row.key,
        code: row.code,
        audiences: audiencesOf(row.sales_plan_ids, plans),
        position: row.position,
        updated: DATED.has(resource) ? row.updated_at.toISOString().slice(0, 10) : null,
        texts: own,
      },
    ];
  });
  return { entries, redirects: await loadRedirects(db, siteId) };
}

const RESOURCES = Object.keys(DATA_SCHEMAS) as (keyof typeof DATA_SCHEMAS)[];

async function loadTexts(db: Kysely<Schema>, siteId: number) {
  const rows = await db
    .selectFrom('content_translation')
    .innerJoin('content', 'content.id', 'content_id')
    .where('site_id', '=', siteId)
    .select(['content_id', 'lang', 'slug', 'data'])
    .execute();
  return Map.groupBy(rows, ({ content_id: id }) => id);
}

async function loadRedirects(db: Kysely<Schema>, siteId: number): Promise<RedirectEntry[]> {
  const rows = await db
    .selectFrom('redirection')
    .where('site_id', '=', siteId)
    .select(['source', 'target', 'code'])
    .orderBy('id')
    .execute();
  return rows.map(({ source, target, code }) => ({ from: source, to: target, code: code === 302 ? 302 : 301 }));
}
