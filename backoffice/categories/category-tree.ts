import type { Kysely } from 'kysely';
import type { Schema } from '#backoffice/database/schema.ts';
import { notFound, notInThisPlan } from '#backoffice/http/failure.ts';
import type { Scope } from '#backoffice/http/scope.ts';
import { canonicalPaths } from '#backoffice/urls/canonical-paths.ts';
import { readScenes, showPush, type Scenes, type StoredPush } from '#backoffice/pictures/scenes.ts';
import type { Category } from '#shared/contract/category.ts';

type Row = {
  id: number;
  parent_id: number | null;
  sales_plan_ids: number[];
  rechange: boolean;
  signature: boolean;
  name: string;
  slug: string;
  intro: string;
  push: unknown;
  scene: string | null;
};

/**
 * Categories of one level of the tree (0: the roots) that the sales plan may see, each with its
 * descendants.
 */
export async function listCategories(
  db: Kysely<Schema>,
  scope: Scope,
  level: number,
): Promise<{ items: Category[]; total: number }> {
  const rows = (await readRows(db, scope)).filter((row) => row.sales_plan_ids.includes(scope.plan.id));
  const shown = { rows, scope, scenes: await scenesOf(db, scope, rows) };
  let items = childrenOf(null, shown);
  for (let depth = 0; depth < level; depth += 1) items = items.flatMap((category) => category.childs);
  return { items, total: items.length };
}

/**
 * One category with its descendants.
 * @throws Failure 404, or 400 when it belongs to another sales plan.
 */
export async function getCategory(db: Kysely<Schema>, scope: Scope, id: number): Promise<Category> {
  const rows = await readRows(db, scope);
  const row = rows.find((candidate) => candidate.id === id);
  if (!row) throw notFound();
  if (!row.sales_plan_ids.includes(scope.plan.id)) throw notInThisPlan(row.sales_plan_ids);
  const visible = rows.filter((candidate) => candidate.sales_plan_ids.includes(scope.plan.id));
  return toCategory(row, { rows: visible, scope, scenes: await scenesOf(db, scope, rows) });
}

/** The category and its ancestors, from the root down. */
export async function readAncestry(db: Kysely<Schema>, scope: Scope, id: number): Promise<Row[]> {
  const rows = new Map((await readRows(db, scope)).map((row) => [row.id, row]));
  const ancestry: Row[] = [];
  for (let row = rows.get(id); row; row = row.parent_id === null ? undefined : rows.get(row.parent_id)) {
    ancestry.unshift(row);
  }
  return ancestry;
}

async function readRows(db: Kysely<Schema>, scope: Scope): Promise<Row[]> {
  return db
    .selectFrom('category')
    .innerJoin('category_translation', (join) =>
      join.onRef('category_translation.category_id', '=', 'category.id').on('lang', '=', scope.lang),
    )
    .where('category.site_id', '=', scope.siteId)
    .orderBy('category.position')
    .orderBy('category.id')
    .select(['id', 'parent_id', 'sales_plan_ids', 'rechange', 'signature'])
    .select(['name', 'slug', 'intro', 'push', 'scene'])
    .execute();
}

/** All rows that the sales plan may see, and the scenes they name. */
type Shown = { rows: Row[]; scope: Scope; scenes: Scenes };

function scenesOf(db: Kysely<Schema>, { lang }: Scope, rows: Row[]): Promise<Scenes> {
  const names = rows.flatMap(({ scene, push }) => [scene, (push as StoredPush | null)?.scene]);
  return readScenes(db, lang, names);
}

function childrenOf(parentId: number | null, shown: Shown): Category[] {
  return shown.rows.filter((row) => row.parent_id === parentId).map((row) => toCategory(row, shown));
}

function toCategory(row: Row, shown: Shown): Category {
  const { scope, scenes } = shown;
  const push = row.push as StoredPush | null;
  return {
    id: row.id,
    name: row.name,
    slug: row.slug,
    intro: row.intro,
    canonical: canonicalPaths('category', scope, row),
    rechange: row.rechange,
    signature: row.signature,
    push_5: push && showPush(push, scenes),
    picture: (row.scene && scenes.get(row.scene)) || null,
    exist_in: row.sales_plan_ids,
    childs: childrenOf(row.id, shown),
  };
}
