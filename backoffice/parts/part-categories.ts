import { sql, type Kysely } from 'kysely';
import type { Schema } from '#backoffice/database/schema.ts';
import { notFound } from '#backoffice/http/failure.ts';
import type { Scope } from '#backoffice/http/scope.ts';
import type { PartCategory } from '#shared/contract/spare-part.ts';
import type { Locale } from '#shared/locale.ts';

type Row = Omit<PartCategory, 'slug' | 'name'> & { names: Record<Locale, string> };

/** First-level categories with spare parts, with their number of parts. */
export async function listPartCategories(
  db: Kysely<Schema>,
  scope: Scope,
): Promise<{ items: PartCategory[]; total: number }> {
  const { rows } = await sql<Row>`
    select category.id,
      (select jsonb_object_agg(lang, slug) from category_translation where category_id = category.id) as slugs,
      (select jsonb_object_agg(lang, name) from category_translation where category_id = category.id) as names,
      (select count(*)::integer from part where part.category_id = category.id and kind = 'spare') as parts,
      (select count(*)::integer from part where kind = 'accessory' and exists (select from part_product as fit
        join product_category as place on place.product_id = fit.product_id
        where fit.part_id = part.id and place.category_id = category.id)) as accessories,
      (select count(*)::integer from exploded_view where category_id = category.id) as schemas
    from category where site_id = ${scope.siteId} and parent_id is null and rechange
    order by position`.execute(db);
  const items = rows.map(({ names, ...row }) => ({
    ...row,
    slug: row.slugs[scope.lang],
    name: names[scope.lang],
  }));
  return { items, total: items.length };
}

/**
 * Category of a slug.
 * @throws Failure 404 when it has no spare parts, or no slug in this language.
 */
export async function findPartCategory(
  db: Kysely<Schema>,
  scope: Scope,
  slug: string,
): Promise<PartCategory> {
  const { items } = await listPartCategories(db, scope);
  const found = items.find((category) => category.slug === slug);
  if (!found) throw notFound();
  return found;
}
