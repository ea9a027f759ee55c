import type { Logger } from 'pino';
import { isRouteName } from '#routes/paths.ts';
import type { Menu, MenuItem } from '#shared/contract/menu.ts';

export type WatchMenus = (menus: readonly Menu[]) => void;

/** Tells operators of menu entries that name no page and are therefore left out: each code once a start. */
export function createWatchMenus(logger: Logger): WatchMenus {
  const told = new Set<string>();
  // Menus come from the cache: the same ones again and again.
  const seen = new WeakSet<readonly Menu[]>();
  return (menus) => {
    if (seen.has(menus)) return;
    seen.add(menus);
    for (const { code: menu, items } of menus) {
      for (const code of unknownCodes(items)) {
        if (told.has(code)) continue;
        told.add(code);
        logger.warn({ menu, code }, 'menu entry left out: its code is no page');
      }
    }
  };
}

function unknownCodes(items: readonly MenuItem[]): string[] {
  return items.flatMap(({ type, code, childs }) => {
    const below = unknownCodes(childs);
    return type === 'code' && code !== null && !isRouteName(code) ? [code, ...below] : below;
  });
}
