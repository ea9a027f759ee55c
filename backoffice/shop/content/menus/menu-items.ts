import { z } from 'zod';
import type { MenuItem } from '#shared/contract/menu.ts';
import { CONTENT_PAGE } from '#shared/domain/menu-pages.ts';

/**
 * An entry of a menu as files state it. `page`: slug of a content page; `route`: code of another page, with its `slug`
 * where it has one; `url`: an address elsewhere; none of them: a heading of `items`.
 */
export type MenuFileItem = {
  label: string;
  page?: string | undefined;
  route?: string | undefined;
  slug?: string | undefined;
  url?: string | undefined;
  items?: MenuFileItem[] | undefined;
};

export const menuFileItem: z.ZodType<MenuFileItem> = z.strictObject({
  label: z.string(),
  page: z.string().optional(),
  route: z.string().optional(),
  slug: z.string().optional(),
  url: z.string().optional(),
  get items() {
    return z.array(menuFileItem).optional();
  },
});

export function toMenuItem({ label, page, route, slug, url, items = [] }: MenuFileItem): MenuItem {
  const childs = items.map(toMenuItem);
  if (url !== undefined) return { label, type: 'external_url', code: null, slug: url, childs };
  if (page !== undefined) return { label, type: 'code', code: CONTENT_PAGE, slug: page, childs };
  if (route !== undefined) return { label, type: 'code', code: route, slug: slug ?? null, childs };
  return { label, type: 'no_destination', code: null, slug: null, childs };
}

export function toMenuFileItem({ label, type, code, slug, childs }: MenuItem): MenuFileItem {
  const items = childs.length > 0 ? { items: childs.map(toMenuFileItem) } : {};
  if (type === 'no_destination') return { label, ...items };
  if (type === 'external_url') return { label, url: slug ?? '', ...items };
  if ((code ?? CONTENT_PAGE) === CONTENT_PAGE) return { label, page: slug ?? '', ...items };
  return { label, route: code ?? '', ...(slug !== null && { slug }), ...items };
}

/** Path in a file of a field of the contract's record: `items.0.childs.1.slug` is `0.items.1.page`. */
export function menuFilePath(
  items: readonly MenuFileItem[],
  path: readonly PropertyKey[],
): (string | number)[] {
  const [, index, field, ...rest] = path;
  const item = typeof index === 'number' ? items[index] : undefined;
  if (!item || typeof index !== 'number') return [];
  if (field === 'childs')
    return [index, ...(item.items ? ['items', ...menuFilePath(item.items, [field, ...rest])] : [])];
  const name = field === 'label' ? 'label' : nameOf(item, field === 'slug');
  return name in item ? [index, name] : [index];
}

function nameOf({ url, page, slug }: MenuFileItem, isSlug: boolean): string {
  if (url !== undefined) return 'url';
  if (page !== undefined) return 'page';
  return isSlug && slug !== undefined ? 'slug' : 'route';
}
