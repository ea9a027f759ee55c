import type { Kysely } from 'kysely';
import { readAncestry } from '#backoffice/categories/category-tree.ts';
import type { PageRecord } from '#backoffice/content/page-record.ts';
import { isPublished } from '#backoffice/content/page-record.ts';
import type { Schema } from '#backoffice/database/schema.ts';
import { notFound, notInThisPlan } from '#backoffice/http/failure.ts';
import type { Scope } from '#backoffice/http/scope.ts';
import { readSavTree, savAncestry } from '#backoffice/sav/sav-categories.ts';
import type { UrlEntity } from '#shared/contract/url.ts';
import type { EntityType } from '#shared/domain/entity-paths.ts';
import { entityPath } from '#shared/domain/entity-paths.ts';
import { LOCALES, type Locale } from '#shared/locale.ts';
import { canonicalPaths } from './canonical-paths.ts';
import { findBySlug, type SlugRow } from './find-by-slug.ts';

type SavEntityType = 'sav' | 'sav_category' | 'sav_fault';
type Query = { entity_type?: string; slug: string; depth: number };

/**
 * Resolves a slug. A slug of another language resolves too, with the address in this language (`redirect`).
 * @throws Failure 404, or 400 when another plan has it.
 */
export async function getUrlEntity(db: Kysely<Schema>, scope: Scope, query: Query): Promise<UrlEntity> {
  const types = entityTypes(query.entity_type);
  for (const type of types) {
    const rows = await findBySlug(db, scope, type, query.slug);
    const row = rows.find((candidate) => candidate.lang === scope.lang);
    if (row) return describe(db, scope, type, row, rows, query);
  }
  throw notFound();
}

function entityTypes(requested: string | undefined): EntityType[] {
  const all: EntityType[] = ['cms_page', 'category', 'product', 'sav', 'sav_category', 'sav_fault'];
  return requested ? all.filter((type) => type === requested) : all;
}

async function describe(
  db: Kysely<Schema>,
  scope: Scope,
  type: EntityType,
  row: SlugRow,
  translations: SlugRow[],
  query: Query,
): Promise<UrlEntity> {
  if (type === 'cms_page' && !isPublished(row.data as PageRecord)) throw notFound();
  if (!row.sales_plan_ids.includes(scope.plan.id)) throw notInThisPlan(row.sales_plan_ids);
  const canonical = canonicalPaths(type, scope, row);
  const target = scope.plan.target === 'part' ? 'part' : 'pro';
  const breadcrumb = await readBreadcrumb(db, scope, type, row);
  return {
    type,
    entity: { id: row.id, slug: row.slug, name: row.name },
    canonical,
    alternates: alternatesOf(type, target, translations),
    exist_in: row.sales_plan_ids,
    breadcrumb,
    meta: {
      title: titleOf(type, row.name, breadcrumb),
      description: row.description,
      robots: 'index,follow',
      image: await readShare(db, type, row),
    },
    redirect: row.slug === query.slug ? null : { url: canonical[target], code: 301 },
    childs: await readChilds(db, scope, type, row.id, query.depth),
  };
}

/**
 * The name of a category can be too short for a title ("Electric"), so its parent's is added unless it
 * repeats it.
 */
function titleOf(type: EntityType, name: string, breadcrumb: readonly { label: string }[]): string {
  const parent = type === 'category' ? breadcrumb.at(-2)?.label : undefined;
  const [family = ''] = parent?.toLowerCase().split(' ') ?? [];
  return parent && !name.toLowerCase().includes(family) ? `${name} – ${parent}` : name;
}

function alternatesOf(type: EntityType, target: 'part' | 'pro', translations: SlugRow[]) {
  const alternates: Partial<Record<Locale, string>> = {};
  for (const locale of LOCALES) {
    const translation = translations.find((row) => row.lang === locale);
    if (translation) alternates[locale] = entityPath(type, locale, target, translation);
  }
  return alternates;
}

async function readShare(db: Kysely<Schema>, type: EntityType, { id, lang, name }: SlugRow) {
  const share = await db
    .selectFrom('share_picture')
    .where('entity_type', '=', type)
    .where('entity_id', '=', id)
    .where('lang', '=', lang)
    .select('url')
    .executeTakeFirst();
  return share ? { url: share.url, alt: name } : null;
}

/** Path from the root category to the entity; content pages have none. */
async function readBreadcrumb(db: Kysely<Schema>, scope: Scope, type: EntityType, row: SlugRow) {
  if (type === 'sav' || type === 'sav_category' || type === 'sav_fault') {
    return readSavBreadcrumb(db, scope, type, row);
  }
  const categoryId = type === 'category' ? row.id : type === 'product' ? row.main_category_id : null;
  const ancestry = categoryId === null ? [] : await readAncestry(db, scope, categoryId);
  const target = scope.plan.target === 'part' ? 'part' : 'pro';
  const crumbs = ancestry.map((category) => ({
    label: category.name,
    url: canonicalPaths('category', scope, category)[target],
  }));
  if (type !== 'category') crumbs.push({ label: row.name, url: canonicalPaths(type, scope, row)[target] });
  return crumbs;
}

/** Path from the root category to the entity. */
async function readSavBreadcrumb(db: Kysely<Schema>, scope: Scope, type: SavEntityType, row: SlugRow) {
  const { code, category, family } = row.data as { code?: string; category?: string; family?: string };
  const tree = await readSavTree(db, scope);
  const target = scope.plan.target === 'part' ? 'part' : 'pro';
  const crumbs = savAncestry(tree, category ?? family ?? code ?? '').map(({ name, canonical }) => ({
    label: name,
    url: canonical[target],
  }));
  if (type === 'sav_category') return crumbs;
  return [...crumbs, { label: row.name, url: canonicalPaths(type, scope, row)[target] }];
}

async function readChilds(db: Kysely<Schema>, scope: Scope, type: EntityType, id: number, depth: number) {
  if (depth === 0 || type !== 'category') return [];
  return db
    .selectFrom('category')
    .innerJoin('category_translation', 'category_id', 'category.id')
    .where('parent_id', '=', id)
    .where('lang', '=', scope.lang)
    .orderBy('position')
    .select(['category.id', 'slug', 'name'])
    .execute();
}
