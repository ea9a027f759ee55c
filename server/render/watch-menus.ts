import type { Menu, MenuItem } from '#shared/contract/menu.ts';
import { findMenuItemFault } from '#shared/domain/menu-pages.ts';
import type { Locale } from '#shared/locale.ts';
import type { FaultLog } from '../backoffice/fault-log.ts';

export type WatchMenus = (menus: readonly Menu[], locale: Locale) => void;

/** Tells operators of menu entries that are left out: their code names no page, their address is none … */
export function createWatchMenus(logFault: FaultLog): WatchMenus {
  // Menus come from the cache: the same ones again and again.
  const seen = new WeakSet<readonly Menu[]>();
  return (menus, locale) => {
    if (seen.has(menus)) return;
    seen.add(menus);
    for (const { code, items } of menus) {
      for (const fault of findFaults(items, locale, 'items'))
        logFault('menu entry left out', { menu: code, lang: locale, ...fault });
    }
  };
}

type Fault = { at: string; issue: string };

function findFaults(items: readonly MenuItem[], locale: Locale, path: string): Fault[] {
  return items.flatMap((item, index) => {
    const place = `${path}.${index}`;
    const fault = findMenuItemFault(item, locale);
    const below = findFaults(item.childs, locale, `${place}.childs`);
    return fault ? [{ at: `${place}.${fault.field}`, issue: fault.code }, ...below] : below;
  });
}
