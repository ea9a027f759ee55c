import { openLayer } from './layer-history.ts';

const STOPS = 'a[href], button, input:not([type="hidden"]), select, textarea, summary';

/**
 * Popovers that cover a phone's screen (menu, filters) are layers: Back closes them, and the tab key stays inside, since
 * what stands behind cannot be seen. Popovers open without scripts: those that are open already count too.
 */
export function watchPopovers(): void {
  const open = new Map<HTMLElement, () => void>();
  const update = (popover: HTMLElement, isOpen: boolean) => {
    open.get(popover)?.();
    open.delete(popover);
    if (isOpen)
      open.set(
        popover,
        openLayer(() => popover.hidePopover()),
      );
  };
  for (const popover of document.querySelectorAll<HTMLElement>(':popover-open')) update(popover, true);
  // The event does not bubble.
  document.addEventListener('beforetoggle', onToggle, { capture: true });
  document.addEventListener('keydown', (event) => {
    const popover = event.target instanceof Element && event.target.closest<HTMLElement>(':popover-open');
    if (popover && event.key === 'Tab' && open.has(popover)) wrapFocus(popover, event);
  });

  // A link to the button of a popover opens it. Without scripts it leads to the button.
  document.addEventListener('click', (event) => {
    const link = event.target instanceof Element && event.target.closest('a[href^="#"]');
    // Links of a drawing are elements of another kind.
    const button = link instanceof HTMLAnchorElement && document.getElementById(link.hash.slice(1));
    if (!(button instanceof HTMLButtonElement) || !button.popoverTargetElement) return;
    event.preventDefault();
    button.focus();
    button.click();
  });

  function onToggle(event: ToggleEvent): void {
    const { target } = event;
    if (target instanceof HTMLElement && target.popover === 'auto') update(target, event.newState === 'open');
  }
}

function wrapFocus(popover: HTMLElement, event: KeyboardEvent): void {
  const stops = [...popover.querySelectorAll<HTMLElement>(STOPS)].filter((stop) => stop.checkVisibility());
  const [from, to] = event.shiftKey ? [stops[0], stops.at(-1)] : [stops.at(-1), stops[0]];
  if (document.activeElement !== from) return;
  event.preventDefault();
  to?.focus();
}
