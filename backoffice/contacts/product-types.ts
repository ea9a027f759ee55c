import type { Kysely } from 'kysely';
import type { Schema } from '#backoffice/database/schema.ts';
import type { Scope } from '#backoffice/http/scope.ts';

type ProductType = { id: number; name: string; slug: string };
type Label = { code: string; label: string; text: string };

/**
 * Product types of contacts: the top categories that the sales plan sees, without the signature
 * line.
 */
export async function readProductTypes(db: Kysely<Schema>, scope: Scope): Promise<ProductType[]> {
  const rows = await db
    .selectFrom('category')
    .innerJoin('category_translation', 'category_id', 'category.id')
    .where('site_id', '=', scope.siteId)
    .where('parent_id', 'is', null)
    .where('signature', '=', false)
    .where('lang', '=', scope.lang)
    .orderBy('position')
    .select(['category.id', 'name', 'slug', 'sales_plan_ids'])
    .execute();
  return rows
    .filter((row) => row.sales_plan_ids.includes(scope.plan.id))
    .map(({ id, name, slug }) => ({ id, name, slug }));
}

/** Every label of the site, described in the language of the call. */
export async function readLabels(db: Kysely<Schema>, scope: Scope): Promise<Label[]> {
  const rows = await db
    .selectFrom('contact_label')
    .where('site_id', '=', scope.siteId)
    .orderBy('position')
    .select(['code', 'name', 'texts'])
    .execute();
  return rows.map(({ code, name, texts }) => ({
    code,
    label: name,
    text: (texts as Record<string, string>)[scope.lang] ?? '',
  }));
}
