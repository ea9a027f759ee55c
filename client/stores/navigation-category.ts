import type { Category } from '#shared/contract/category.ts';

/** What menus need of a category: the whole of it would make every page heavier. */
export type NavigationCategory = Pick<Category, 'id' | 'name' | 'canonical' | 'push_5'> & {
  childs: NavigationCategory[];
};

export function toNavigation({ id, name, canonical, push_5, childs }: Category): NavigationCategory {
  return { id, name, canonical, push_5, childs: childs.map(toNavigation) };
}
