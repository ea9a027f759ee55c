import type { Kysely } from 'kysely';
import { listContent } from '#backoffice/content/content-store.ts';
import type { Schema } from '#backoffice/database/schema.ts';
import { notFound } from '#backoffice/http/failure.ts';
import type { Scope } from '#backoffice/http/scope.ts';
import { canonicalPaths } from '#backoffice/urls/canonical-paths.ts';
import type { SavCategory, SavPlace } from '#shared/contract/sav.ts';
import type { SavCategoryRecord } from './sav-record.ts';

/** Categories visible in the plan: as a tree, and by code. */
export type SavTree = { roots: SavCategory[]; byCode: ReadonlyMap<string, SavCategory> };

export async function readSavTree(db: Kysely<Schema>, scope: Scope): Promise<SavTree> {
  const contents = await listContent<SavCategoryRecord>(db, scope, 'sav_category');
  const byCode = new Map(
    contents.map(({ id, data, sales_plan_ids }): [string, SavCategory] => {
      const { code, slug, name, intro } = data;
      const canonical = canonicalPaths('sav_category', scope, { slug, signature: false, sales_plan_ids });
      return [code, { id, code, slug, name, intro, canonical, childs: [] }];
    }),
  );
  const roots: SavCategory[] = [];
  for (const { data } of contents) {
    const category = byCode.get(data.code);
    const parent = data.parent === null ? undefined : byCode.get(data.parent);
    if (category) (parent?.childs ?? roots).push(category);
  }
  return { roots, byCode };
}

/** @throws Failure 404. */
export function findSavCategory({ byCode }: SavTree, id: number): SavCategory {
  for (const category of byCode.values()) if (category.id === id) return category;
  throw notFound();
}

/** Path from the root to the category. */
export function savAncestry({ roots }: SavTree, code: string): SavCategory[] {
  const search = (categories: SavCategory[]): SavCategory[] => {
    for (const category of categories) {
      if (category.code === code) return [category];
      const below = search(category.childs);
      if (below.length > 0) return [category, ...below];
    }
    return [];
  };
  return search(roots);
}

/** Codes of a category and of all its descendants. */
export function codesWithin(category: SavCategory): string[] {
  return [category.code, ...category.childs.flatMap(codesWithin)];
}

/**
 * Link to a category.
 * @throws Failure 404 for an unknown code.
 */
export function savPlace({ byCode }: SavTree, code: string): SavPlace {
  const category = byCode.get(code);
  if (!category) throw notFound();
  const { id, name, canonical } = category;
  return { id, name, canonical };
}
