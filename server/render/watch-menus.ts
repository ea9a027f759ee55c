import type { Menu, MenuItem } from '#shared/contract/menu.ts';
import { findMenuItemError } from '#shared/domain/menu-pages.ts';
import type { Locale } from '#shared/locale.ts';
import type { ReportDataError } from '../backoffice/data-error-reporter.ts';

export type WatchMenus = (menus: readonly Menu[], locale: Locale) => void;

/** Logs menu entries that are left out: their code names no page, or their address is invalid. */
export function createWatchMenus(reportDataError: ReportDataError): WatchMenus {
  // Menus come from the cache: the same objects again.
  const seen = new WeakSet<readonly Menu[]>();
  return (menus, locale) => {
    if (seen.has(menus)) return;
    seen.add(menus);
    for (const { code, items } of menus) {
      for (const finding of findMenuFindings(items, locale, 'items'))
        reportDataError('menu entry left out', { menu: code, lang: locale, ...finding });
    }
  };
}

type Finding = { at: string; issue: string };

function findMenuFindings(items: readonly MenuItem[], locale: Locale, path: string): Finding[] {
  return items.flatMap((item, index) => {
    const position = `${path}.${index}`;
    const finding = findMenuItemError(item, locale);
    const below = findMenuFindings(item.childs, locale, `${position}.childs`);
    return finding ? [{ at: `${position}.${finding.field}`, issue: finding.code }, ...below] : below;
  });
}
