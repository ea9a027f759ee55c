import { openLayer } from './layer-history.ts';
import { findInvoker } from './focus-stops.ts';
import { makeModal } from './make-modal.ts';

/** Popovers cover the page below this width; above it the same elements are part of the page. */
const WIDE = '(width > 1088px)';

/**
 * Makes the popovers that cover a phone's screen (menu, filters) modal layers: the page behind is inert and the
 * browser's Back closes them. Popovers work without scripts, so some may already be open.
 */
export function watchPopovers(): void {
  const open = new Map<HTMLElement, () => void>();
  const close = (popover: HTMLElement) => {
    open.get(popover)?.();
    open.delete(popover);
  };
  const update = (popover: HTMLElement) => {
    close(popover);
    if (!popover.matches(':popover-open')) {
      // The browser restores the focus only if it was in the layer, not in the browser's own bars.
      if (document.activeElement === document.body) findInvoker(popover)?.focus();
      return;
    }
    const unregister = openLayer(() => popover.hidePopover());
    const release = makeModal(popover);
    open.set(popover, () => {
      release();
      unregister();
    });
  };
  for (const popover of document.querySelectorAll<HTMLElement>(':popover-open')) update(popover);
  // These events do not bubble. `inert` must be removed before the browser restores the focus.
  const capture = { capture: true };
  document.addEventListener('toggle', ({ target }) => isLayer(target) && update(target), capture);
  document.addEventListener(
    'beforetoggle',
    ({ target, newState }) => isLayer(target) && newState === 'closed' && close(target),
    capture,
  );
  matchMedia(WIDE).addEventListener('change', () => {
    for (const popover of open.keys()) popover.hidePopover();
  });

  // A link to a popover's button opens it. Without scripts it scrolls to the button.
  document.addEventListener('click', (event) => {
    const link = event.target instanceof Element && event.target.closest('a[href^="#"]');
    // Links in an SVG are not `HTMLAnchorElement`.
    const button = link instanceof HTMLAnchorElement && document.getElementById(link.hash.slice(1));
    if (!(button instanceof HTMLButtonElement) || !button.popoverTargetElement) return;
    event.preventDefault();
    button.focus();
    button.click();
  });
}

function isLayer(target: EventTarget | null): target is HTMLElement {
  return target instanceof HTMLElement && target.popover === 'auto';
}
