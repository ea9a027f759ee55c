import type { Category } from '#shared/contract/category.ts';

/** Fields of a category that menus use; all fields would make every page larger. */
export type NavigationCategory = Pick<Category, 'id' | 'name' | 'canonical' | 'push_5'> & {
  childs: NavigationCategory[];
};

/**
 * Returns the same list for the same response, because the server serializes each list once
 * (server/render/write-state.ts).
 */
const known = new WeakMap<Category[], NavigationCategory[]>();

export function toNavigation(categories: Category[]): NavigationCategory[] {
  const navigation = known.get(categories) ?? categories.map(toOne);
  known.set(categories, navigation);
  return navigation;
}

function toOne({ id, name, canonical, push_5, childs }: Category): NavigationCategory {
  return { id, name, canonical, push_5, childs: childs.map(toOne) };
}
