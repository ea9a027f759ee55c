import { useEffect, useRef, type RefObject } from 'react';
import { usePage } from '#client/app/page/page-context.ts';

/** Menus of a bar or a single menu, without nested ones. */
const OPEN_MENUS = ':scope > nav > ul > li > details[open], :scope > details[open]';

/** Closes menus when the page changes, on Escape, and on a press or focus outside. */
export function useClosingMenus<Menu extends HTMLElement>(): RefObject<Menu | null> {
  const menu = useRef<Menu>(null);
  const { key } = usePage();
  useEffect(() => {
    closeAll(menu.current);
    if (menu.current?.matches(':popover-open')) menu.current.hidePopover();
  }, [key]);
  useEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      if (event.key !== 'Escape') return;
      const open = menu.current?.querySelector<HTMLElement>('details[open] > summary');
      closeAll(menu.current);
      open?.focus();
    };
    const onOutside = (event: Event) => {
      const isInside = event.target instanceof Node && menu.current?.contains(event.target);
      if (!isInside) closeAll(menu.current);
    };
    document.addEventListener('keydown', onKey);
    document.addEventListener('pointerdown', onOutside);
    document.addEventListener('focusin', onOutside);
    return () => {
      document.removeEventListener('keydown', onKey);
      document.removeEventListener('pointerdown', onOutside);
      document.removeEventListener('focusin', onOutside);
    };
  }, []);
  return menu;
}

function closeAll(menu: HTMLElement | null): void {
  for (const details of menu?.querySelectorAll<HTMLDetailsElement>(OPEN_MENUS) ?? []) details.open = false;
}
