import type { Category } from '#shared/contract/category.ts';

/** What menus need of a category: the whole of it would make every page heavier. */
export type NavigationCategory = Pick<Category, 'id' | 'name' | 'canonical' | 'push_5'> & {
  childs: NavigationCategory[];
};

/** The same answer gives the same list: the server writes it into pages once (server/render/write-state.ts). */
const known = new WeakMap<Category[], NavigationCategory[]>();

export function toNavigation(categories: Category[]): NavigationCategory[] {
  const made = known.get(categories) ?? categories.map(toOne);
  known.set(categories, made);
  return made;
}

function toOne({ id, name, canonical, push_5, childs }: Category): NavigationCategory {
  return { id, name, canonical, push_5, childs: childs.map(toOne) };
}
