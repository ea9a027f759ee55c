import type { CurrentPage } from '#client/app/page-context.ts';
import { findHref, type HrefParams } from '#routes/href.ts';
import { isRouteName } from '#routes/paths.ts';
import type { MenuItem } from '#shared/contract/menu.ts';
import { toLinkUrl } from '#shared/domain/link-url.ts';
import { CONTENT_PAGE, findMenuItemFault } from '#shared/domain/menu-pages.ts';

export type MenuLink = { label: string; url: string; external: boolean };
export type MenuEntry =
  | { kind: 'link'; link: MenuLink }
  | { kind: 'catalogue'; label: string }
  | { kind: 'group'; label: string; entries: MenuLink[] };

/**
 * The entries of a menu that lead somewhere: a page by code or slug, an outside address, or a group of such. Entries of
 * pages that do not exist in the language or without what their address needs are left out, and so are groups with
 * nothing in them. Never throws, whatever the back office sends.
 */
export function menuEntries(items: readonly MenuItem[], page: CurrentPage): MenuEntry[] {
  return items.flatMap((item): MenuEntry[] => {
    if (item.type === 'no_destination') {
      if (findMenuItemFault(item, page.site.locale)) return [];
      const entries = item.childs.flatMap((child) => menuLink(child, page) ?? []);
      return entries.length > 0 ? [{ kind: 'group', label: item.label, entries }] : [];
    }
    const link = menuLink(item, page);
    if (!link) return [];
    if (item.code === 'categories' && !item.slug) return [{ kind: 'catalogue', label: link.label }];
    return [{ kind: 'link', link }];
  });
}

function menuLink(item: MenuItem, page: CurrentPage): MenuLink | undefined {
  if (findMenuItemFault(item, page.site.locale)) return undefined;
  const { label, slug } = item;
  if (item.type === 'external_url') {
    const url = toLinkUrl(slug ?? '');
    return url === undefined ? undefined : { label, url, external: !url.startsWith('/') };
  }
  const code = item.code || CONTENT_PAGE;
  if (!isRouteName(code) || !page.isLive(code)) return undefined;
  const url = findHref(code, page.site, slug ? slugParams(slug) : {});
  return url === undefined ? undefined : { label, url, external: false };
}

/** Whatever its route calls it: the slug of a menu's item is the one parameter of its page. */
function slugParams(slug: string): HrefParams {
  return { slug, search: slug, tag: slug, typeProductInstalled: slug, product: slug, category: slug };
}
