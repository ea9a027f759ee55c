import { sql, type Kysely } from 'kysely';
import type { Schema } from '#backoffice/database/schema.ts';
import type { Scope } from '#backoffice/http/scope.ts';
import type { EntityType } from '#shared/domain/entity-paths.ts';

/** An entity in one language; the same columns for every type. */
export type SlugRow = {
  id: number;
  lang: string;
  slug: string;
  signature: boolean;
  name: string;
  description: string;
  sales_plan_ids: number[];
  main_category_id: number | null;
  data: unknown;
};

/**
 * All translations of the entity with the slug. A slug may name two entities in two languages; the language
 * of the call takes precedence.
 */
export async function findBySlug(
  db: Kysely<Schema>,
  scope: Scope,
  type: EntityType,
  slug: string,
): Promise<SlugRow[]> {
  const bearing = await sql<{ id: number }>`
    select id from (${translationsOf(type, scope)}) as entity
    where slug = ${slug} order by (lang = ${scope.lang}) desc, id limit 1`.execute(db);
  const id = bearing.rows[0]?.id;
  if (id === undefined) return [];
  const { rows } = await sql<SlugRow>`
    select * from (${translationsOf(type, scope)}) as entity where id = ${id}`.execute(db);
  return rows;
}

function translationsOf(type: EntityType, scope: Pick<Scope, 'siteId'>) {
  switch (type) {
    case 'product':
      return sql`
        select product.id, lang, slug, signature, name, texts ->> 'description' as description, sales_plan_ids,
          (select category_id from product_category
           where product_id = product.id and direct order by position limit 1) as main_category_id,
          null::jsonb as data
        from product join product_translation on product_id = product.id
        where site_id = ${scope.siteId}`;
    case 'category':
      return sql`
        select category.id, lang, slug, signature, name, intro as description, sales_plan_ids,
          null::integer as main_category_id, null::jsonb as data
        from category join category_translation on category_id = category.id
        where site_id = ${scope.siteId}`;
    case 'cms_page':
      return sql`
        select content.id, lang, slug, data ->> 'type' = 'signature' as signature, data ->> 'title' as name, data ->> 'description' as description,
          sales_plan_ids, null::integer as main_category_id, data
        from content join content_translation on content_id = content.id
        where site_id = ${scope.siteId} and resource = 'page' and slug is not null`;
    case 'sav':
    case 'sav_category':
    case 'sav_fault':
      return sql`
        select content.id, lang, slug, false as signature,
          coalesce(data ->> 'title', data ->> 'name') as name,
          coalesce(data ->> 'lead', data ->> 'intro', data ->> 'meaning') as description,
          sales_plan_ids, null::integer as main_category_id, data
        from content join content_translation on content_id = content.id
        where site_id = ${scope.siteId} and resource = ${type} and slug is not null`;
  }
}
