/** The fields of a category by which it has its place in the tree. */
export type Placed = { id: number; parent_id: number | null; position: number };

/** A category with its level and its siblings in their order. */
export type TreeRow<Category extends Placed> = { category: Category; level: number; siblings: Category[] };

/** Categories as rows of a tree: each below the one above it, siblings by position. */
export function listTree<Category extends Placed>(
  categories: readonly Category[],
  parent: number | null = null,
  level = 0,
): TreeRow<Category>[] {
  const siblings = categories
    .filter(({ parent_id: id }) => id === parent)
    .toSorted((one, other) => one.position - other.position || one.id - other.id);
  return siblings.flatMap((category) => [
    { category, level, siblings },
    ...listTree(categories, category.id, level + 1),
  ]);
}

/** New positions after a category has changed places with the sibling before it: only those that change. */
export function moveUp<Category extends Placed>(
  siblings: readonly Category[],
  id: number,
): { category: Category; position: number }[] {
  const index = siblings.findIndex((sibling) => sibling.id === id);
  const [moved, before] = [siblings[index], siblings[index - 1]];
  if (!moved || !before) return [];
  const ordered = siblings.with(index - 1, moved).with(index, before);
  return ordered.flatMap((category, position) =>
    category.position === position ? [] : [{ category, position }],
  );
}
