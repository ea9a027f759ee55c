import { byPosition, type Placed } from '#admin/records/placed.ts';

/** The fields of a category by which it has its place in the tree. */
export type InTree = Placed & { parent_id: number | null };

/** A category with its level and its siblings in their order. */
export type TreeRow<Category extends InTree> = { category: Category; level: number; siblings: Category[] };

/** Categories as rows of a tree: each below the one above it, siblings by position. */
export function listTree<Category extends InTree>(
  categories: readonly Category[],
  parent: number | null = null,
  level = 0,
): TreeRow<Category>[] {
  const siblings = categories.filter(({ parent_id: id }) => id === parent).toSorted(byPosition);
  return siblings.flatMap((category) => [
    { category, level, siblings },
    ...listTree(categories, category.id, level + 1),
  ]);
}
