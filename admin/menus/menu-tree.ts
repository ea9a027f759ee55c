import type { MenuItem } from '#shared/contract/menu.ts';

/** Indexes of an item and of those above it, from the first level. */
export type Path = readonly number[];
/** A changed tree, and the place of the item that was changed. */
export type Changed = { items: MenuItem[]; path: Path };

/** Menus of the site have three levels. */
export const MAX_LEVELS = 3;

const NEW_ITEM: MenuItem = { label: '', type: 'code', code: null, slug: null, childs: [] };

/** The item of a path; `undefined` without one. */
export function findItem(items: readonly MenuItem[], [index = 0, ...below]: Path): MenuItem | undefined {
  const item = items[index];
  return item && below.length > 0 ? findItem(item.childs, below) : item;
}

/** The path of another item of the same list. */
export function siblingOf(path: Path, index: number): Path {
  return [...path.slice(0, -1), index];
}

export function replaceItem(items: readonly MenuItem[], path: Path, item: MenuItem): MenuItem[] {
  return changeSiblings(items, path, (siblings, index) => siblings.with(index, item));
}

export function removeItem(items: readonly MenuItem[], path: Path): MenuItem[] {
  return changeSiblings(items, path, (siblings, index) => siblings.toSpliced(index, 1));
}

/** Adds an empty item below the one of a path, or to the first level without a path. */
export function addItem(items: readonly MenuItem[], parent: Path): Changed {
  const above = parent.length > 0 ? findItem(items, parent) : undefined;
  if (!above) return { items: [...items, NEW_ITEM], path: [items.length] };
  return {
    items: replaceItem(items, parent, { ...above, childs: [...above.childs, NEW_ITEM] }),
    path: [...parent, above.childs.length],
  };
}

/** Changes the places of an item and the one before (`-1`) or after it (`1`); `undefined`: there is none. */
export function moveItem(items: readonly MenuItem[], path: Path, step: -1 | 1): Changed | undefined {
  const index = path.at(-1) ?? 0;
  const other = siblingOf(path, index + step);
  const [item, neighbour] = [findItem(items, path), index + step < 0 ? undefined : findItem(items, other)];
  if (!item || !neighbour) return undefined;
  return {
    items: changeSiblings(items, path, (siblings) =>
      siblings.with(index, neighbour).with(index + step, item),
    ),
    path: other,
  };
}

/** Puts an item below the one before it; `undefined`: there is none, or the menu would have too many levels. */
export function indentItem(items: readonly MenuItem[], path: Path): Changed | undefined {
  const index = path.at(-1) ?? 0;
  const item = findItem(items, path);
  const above = index === 0 ? undefined : findItem(items, siblingOf(path, index - 1));
  if (!item || !above || path.length + depthOf(item) > MAX_LEVELS) return undefined;
  return {
    items: changeSiblings(items, path, (siblings) =>
      siblings.toSpliced(index - 1, 2, { ...above, childs: [...above.childs, item] }),
    ),
    path: [...siblingOf(path, index - 1), above.childs.length],
  };
}

/** Puts an item after the one that it is below; `undefined`: it is on the first level. */
export function outdentItem(items: readonly MenuItem[], path: Path): Changed | undefined {
  const parent = path.slice(0, -1);
  const item = findItem(items, path);
  if (!item || parent.length === 0) return undefined;
  const next = siblingOf(parent, (parent.at(-1) ?? 0) + 1);
  return {
    items: changeSiblings(removeItem(items, path), parent, (siblings, index) =>
      siblings.toSpliced(index + 1, 0, item),
    ),
    path: next,
  };
}

/** Number of levels of an item with those below it. */
function depthOf({ childs }: MenuItem): number {
  return 1 + Math.max(0, ...childs.map(depthOf));
}

function changeSiblings(
  items: readonly MenuItem[],
  [index = 0, ...below]: Path,
  change: (siblings: readonly MenuItem[], index: number) => MenuItem[],
): MenuItem[] {
  if (below.length === 0) return change(items, index);
  return items.map((item, place) =>
    place === index ? { ...item, childs: changeSiblings(item.childs, below, change) } : item,
  );
}
