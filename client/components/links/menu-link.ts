import type { CurrentPage } from '#client/app/page/page-context.ts';
import { findHref, type HrefParams } from '#routes/href.ts';
import { isRouteName } from '#routes/paths.ts';
import type { MenuItem } from '#shared/contract/menu.ts';
import { toLinkUrl } from '#shared/domain/link-url.ts';
import { CONTENT_PAGE, findMenuItemFault } from '#shared/domain/menu-pages.ts';

export type MenuLink = { label: string; url: string; external: boolean };
/** An item of a menu: a link, a heading without one, and what stands below it. */
export type MenuNode = { label: string; link: MenuLink | undefined; entries: MenuNode[] };
/** An item of the first level. `catalogue`: the page of all products, which the header shows as the mega-menu. */
export type MenuEntry = MenuNode & ({ kind: 'link' | 'catalogue'; link: MenuLink } | { kind: 'group' });

/**
 * The entries of a menu that lead somewhere: a page by code or slug, an outside address, or a group of such, as deep as the
 * menu goes. Entries of pages that do not exist in the language or without what their address needs are left out with what
 * stands below them, and so are groups with nothing in them. Never throws, whatever the back office sends.
 */
export function menuEntries(items: readonly MenuItem[], page: CurrentPage): MenuEntry[] {
  return items.flatMap((item): MenuEntry[] => {
    const node = menuNode(item, page);
    if (!node) return [];
    const { link, entries } = node;
    if (link && item.code === 'categories' && !item.slug) return [{ kind: 'catalogue', ...node, link }];
    return [link && entries.length === 0 ? { kind: 'link', ...node, link } : { kind: 'group', ...node }];
  });
}

/** The link of an item and those of all below it, in reading order: for menus that show one level. */
export function linksOf({ link, entries }: MenuNode): MenuLink[] {
  return [...(link ? [link] : []), ...entries.flatMap(linksOf)];
}

function menuNode(item: MenuItem, page: CurrentPage): MenuNode | undefined {
  const isHeading = item.type === 'no_destination' && !findMenuItemFault(item, page.site.locale);
  const link = isHeading ? undefined : menuLink(item, page);
  if (!link && !isHeading) return undefined;
  const entries = item.childs.flatMap((child) => menuNode(child, page) ?? []);
  return link || entries.length > 0 ? { label: item.label, link, entries } : undefined;
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
