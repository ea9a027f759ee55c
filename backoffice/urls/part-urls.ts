import { sql, type Kysely } from 'kysely';
import type { Schema } from '#backoffice/database/schema.ts';
import type { Scope } from '#backoffice/http/scope.ts';
import type { UrlListItem } from '#shared/contract/url.ts';
import { partPath, SHOP_ENTITIES } from '#shared/domain/part-paths.ts';
import { LOCALES, type Locale } from '#shared/locale.ts';

type Row = {
  id: number;
  /** `null`: the search page of a category. */
  slugs: Record<Locale, string> | null;
  categories: Record<Locale, string>;
  updated_at: Date;
};

/**
 * Addresses of the spare parts shop, for professionals only: the search page of each category and each
 * exploded view.
 */
export async function listPartUrls(db: Kysely<Schema>, { siteId }: Scope): Promise<UrlListItem[]> {
  const { rows } = await sql<Row>`
    select category.id, null::jsonb as slugs, updated_at,
      (select jsonb_object_agg(lang, slug) from category_translation where category_id = category.id) as categories
    from category where site_id = ${siteId} and parent_id is null and rechange
    union all
    select view.id, view.slugs, category.updated_at,
      (select jsonb_object_agg(lang, slug) from category_translation where category_id = category.id)
    from exploded_view as view join category on category.id = view.category_id where view.site_id = ${siteId}`.execute(
    db,
  );
  return rows.flatMap((row) => {
    const alternates = Object.fromEntries(
      LOCALES.map((lang) => [lang, partPath(lang, row.categories[lang], row.slugs?.[lang])]),
    );
    return LOCALES.map((lang) => ({
      path: alternates[lang] ?? '',
      lang,
      target: 'pro' as const,
      entity_type: row.slugs ? SHOP_ENTITIES.view : SHOP_ENTITIES.search,
      entity_id: row.id,
      lastmod: row.updated_at.toISOString().slice(0, 10),
      alternates,
      robots: 'index,follow',
    }));
  });
}
