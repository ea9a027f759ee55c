import type { MenuItem } from '#shared/contract/menu.ts';
import { toLinkUrl } from '#shared/domain/link-url.ts';
import { CONTENT_PAGE, findMenuItemError } from '#shared/domain/menu-pages.ts';
import type { IsEnabled } from './enabled-routes.ts';
import { findHref, type HrefParams, type Site } from './href.ts';
import { isRouteName } from './paths.ts';

/** Language and audience of the page that shows a menu, and the pages that its site has. */
type Shown = { site: Site; isEnabled: IsEnabled };

export type MenuLink = { label: string; url: string; external: boolean };
export type MenuNode = { label: string; link: MenuLink | undefined; entries: MenuNode[] };
/** An item of the first level. `catalogue`: all products, shown as the mega-menu in the header. */
export type MenuEntry = MenuNode & ({ kind: 'link' | 'catalogue'; link: MenuLink } | { kind: 'group' });

/**
 * The valid items of a menu: a page by code or slug, an external URL, or a group of these, at any depth. Left out with
 * their children: pages that do not exist in the language or lack a parameter; and empty groups. Never throws, whatever
 * the back office sends.
 */
export function menuEntries(items: readonly MenuItem[], page: Shown): MenuEntry[] {
  return items.flatMap((item): MenuEntry[] => {
    const node = menuNode(item, page);
    if (!node) return [];
    const { link, entries } = node;
    if (link && item.code === 'categories' && !item.slug) return [{ kind: 'catalogue', ...node, link }];
    return [link && entries.length === 0 ? { kind: 'link', ...node, link } : { kind: 'group', ...node }];
  });
}

/** The links of an item and its descendants, in reading order, for menus with one level. */
export function linksOf({ link, entries }: MenuNode): MenuLink[] {
  return [...(link ? [link] : []), ...entries.flatMap(linksOf)];
}

function menuNode(item: MenuItem, page: Shown): MenuNode | undefined {
  const isHeading = item.type === 'no_destination' && !findMenuItemError(item, page.site.locale);
  const link = isHeading ? undefined : menuLink(item, page);
  if (!link && !isHeading) return undefined;
  const entries = item.childs.flatMap((child) => menuNode(child, page) ?? []);
  return link || entries.length > 0 ? { label: item.label, link, entries } : undefined;
}

function menuLink(item: MenuItem, page: Shown): MenuLink | undefined {
  if (findMenuItemError(item, page.site.locale)) return undefined;
  const { label, slug } = item;
  if (item.type === 'external_url') {
    const url = toLinkUrl(slug ?? '');
    return url === undefined ? undefined : { label, url, external: !url.startsWith('/') };
  }
  const code = item.code || CONTENT_PAGE;
  if (!isRouteName(code) || !page.isEnabled(code)) return undefined;
  const url = findHref(code, page.site, slug ? slugParams(slug) : {});
  return url === undefined ? undefined : { label, url, external: false };
}

/** A menu item's slug is the only parameter of its page, under any name. */
function slugParams(slug: string): HrefParams {
  return { slug, search: slug, tag: slug, typeProductInstalled: slug, product: slug, category: slug };
}
