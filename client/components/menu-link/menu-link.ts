import type { CurrentPage } from '#client/app/page-context.ts';
import { href } from '#routes/href.ts';
import { isRouteName } from '#routes/paths.ts';
import type { MenuItem } from '#shared/contract/menu.ts';

export type MenuLink = { label: string; url: string; external: boolean };
export type MenuEntry =
  | { kind: 'link'; link: MenuLink }
  | { kind: 'catalogue'; label: string }
  | { kind: 'group'; label: string; entries: MenuLink[] };

/**
 * The entries of a menu that lead somewhere: a page by code or slug, an outside address, or a group of such.
 * Entries of pages that do not exist (yet) are left out, and so are groups with nothing in them.
 */
export function menuEntries(items: readonly MenuItem[], page: CurrentPage): MenuEntry[] {
  return items.flatMap((item): MenuEntry[] => {
    if (item.type === 'no_destination') {
      const entries = item.childs.flatMap((child) => menuLink(child, page) ?? []);
      return entries.length > 0 ? [{ kind: 'group', label: item.label, entries }] : [];
    }
    const link = menuLink(item, page);
    if (!link) return [];
    if (item.code === 'categories' && item.slug === null) return [{ kind: 'catalogue', label: link.label }];
    return [{ kind: 'link', link }];
  });
}

function menuLink(item: MenuItem, page: CurrentPage): MenuLink | undefined {
  if (item.type === 'external_url')
    return item.slug ? { label: item.label, url: item.slug, external: true } : undefined;
  if (!item.code || !isRouteName(item.code) || !page.isLive(item.code)) return undefined;
  const url = href(item.code, page.site, item.slug === null ? {} : { slug: item.slug });
  return { label: item.label, url, external: false };
}
