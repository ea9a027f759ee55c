import { sql, type Kysely } from 'kysely';
import { isPublished, type PageRecord } from '#backoffice/content/page-record.ts';
import type { Schema } from '#backoffice/database/schema.ts';
import type { Scope } from '#backoffice/http/scope.ts';
import { PAGE_ENTITIES } from '#backoffice/urls/page-entities.ts';
import { matchPath } from '#routes/match-path.ts';

type Row = { type: string; lang: string; slug: string; sales_plan_ids: number[]; data: unknown };

/**
 * Reads the slugs of products, categories and published content once, so that most links need no query.
 * @returns whether a path is certainly the page of one of them, in the sales plan of the path
 */
export async function readEntityPages(
  db: Kysely<Schema>,
  { siteId, plans }: Scope,
): Promise<(url: string) => boolean> {
  const { rows } = await sql<Row>`
    select 'product' as type, lang, slug, sales_plan_ids, null::jsonb as data
    from product join product_translation on product_id = product.id where site_id = ${siteId}
    union all
    select 'category', lang, slug, sales_plan_ids, null
    from category join category_translation on category_id = category.id where site_id = ${siteId}
    union all
    select case resource when 'page' then 'cms_page' else resource end, lang, slug, sales_plan_ids,
      case resource when 'page' then data end
    from content join content_translation on content_id = content.id
    where site_id = ${siteId} and slug is not null and resource in ('page', 'sav', 'sav_category', 'sav_fault')`.execute(
    db,
  );
  const plansOf = new Map<string, Set<number>>();
  for (const { type, lang, slug, sales_plan_ids: ids, data } of rows) {
    if (type === 'cms_page' && !isPublished(data as PageRecord)) continue;
    plansOf.set(`${type} ${lang} ${slug}`, new Set(ids));
  }
  return (url) => {
    const match = matchPath(new URL(url, 'http://site.invalid').pathname)?.match;
    const type = match && PAGE_ENTITIES[match.name];
    const plan = plans.find(({ target }) => target === match?.target);
    if (!type || !plan) return false;
    return plansOf.get(`${type} ${match.locale} ${match.params['slug'] ?? ''}`)?.has(plan.id) ?? false;
  };
}
