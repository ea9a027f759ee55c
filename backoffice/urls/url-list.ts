import { sql, type Kysely } from 'kysely';
import type { Schema } from '#backoffice/database/schema.ts';
import type { Scope } from '#backoffice/http/scope.ts';
import type { UrlListItem } from '#shared/contract/url.ts';
import { listPartUrls } from './part-urls.ts';
import { entityPath, type EntityType } from '#shared/domain/entity-paths.ts';
import { LOCALES, type Locale } from '#shared/locale.ts';

type Row = {
  type: EntityType;
  id: number;
  sales_plan_ids: number[];
  signature: boolean;
  updated_at: Date;
  slugs: Partial<Record<Locale, string>>;
};

/** Public addresses of all entities, in pages, for sitemap and search engines. */
export async function listUrls(
  db: Kysely<Schema>,
  scope: Scope,
  query: { page: number; perPage: number },
): Promise<{ items: UrlListItem[]; total: number }> {
  const { rows } = await sql<Row>`
    select type, id, sales_plan_ids, signature, updated_at, jsonb_object_agg(lang, slug) as slugs
    from (${publicEntities(scope.siteId)}) as entity
    group by type, id, sales_plan_ids, signature, updated_at
    order by type, id`.execute(db);
  const urls = [...rows.flatMap((row) => urlsOf(row, scope)), ...(await listPartUrls(db, scope))];
  const from = (query.page - 1) * query.perPage;
  return { items: urls.slice(from, from + query.perPage), total: urls.length };
}

function publicEntities(siteId: number) {
  return sql`
    select 'category' as type, category.id, sales_plan_ids, signature, updated_at, lang, slug
    from category join category_translation on category_id = category.id where site_id = ${siteId}
    union all
    select 'product', product.id, sales_plan_ids, signature, updated_at, lang, slug
    from product join product_translation on product_id = product.id where site_id = ${siteId}
    union all
    select 'cms_page', content.id, sales_plan_ids, data ->> 'type' = 'signature', updated_at, lang, slug
    from content join content_translation on content_id = content.id
    where site_id = ${siteId} and resource = 'page' and slug is not null
      and coalesce(data ->> 'published_at', '') <= to_char(now(), 'YYYY-MM-DD')
    union all
    select resource, content.id, sales_plan_ids, false, updated_at, lang, slug
    from content join content_translation on content_id = content.id
    where site_id = ${siteId} and resource in ('sav', 'sav_category', 'sav_fault') and slug is not null`;
}

function urlsOf(row: Row, scope: Scope): UrlListItem[] {
  const targets = (['part', 'pro'] as const).filter((target) =>
    scope.plans.some((plan) => plan.target === target && row.sales_plan_ids.includes(plan.id)),
  );
  return targets.flatMap((target) => {
    const alternates: Partial<Record<Locale, string>> = {};
    for (const lang of LOCALES) {
      const slug = row.slugs[lang];
      if (slug) alternates[lang] = entityPath(row.type, lang, target, { slug, signature: row.signature });
    }
    return LOCALES.flatMap((lang): UrlListItem[] => {
      const path = alternates[lang];
      if (!path) return [];
      return [
        {
          path,
          lang,
          target,
          entity_type: row.type,
          entity_id: row.id,
          lastmod: row.updated_at.toISOString().slice(0, 10),
          alternates,
          robots: 'index,follow',
        },
      ];
    });
  });
}
