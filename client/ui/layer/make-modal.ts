import { FOCUS_STOPS } from './focus-stops.ts';

/** A live region without controls stays active while a layer covers it. */
const LIVE_REGION = '[role="status"], [role="alert"], [aria-live]';

/**
 * Makes an open popover a modal dialog: the rest of the page becomes inert, including elements added later, and the
 * focus moves in. The browser closes it on Escape and restores the focus. Returns the function that undoes it, to be
 * called before the popover closes: an inert opener cannot get the focus.
 */
export function makeModal(layer: HTMLElement): () => void {
  const disabled = new Set<HTMLElement>();
  const disable = () => {
    for (const element of findOutside(layer)) {
      element.inert = true;
      disabled.add(element);
    }
  };
  disable();
  const observer = new MutationObserver(disable);
  observer.observe(document.body, { childList: true, subtree: true });
  layer.role = 'dialog';
  // The layer takes the label of its only child.
  layer.ariaLabel = layer.firstElementChild?.ariaLabel ?? null;
  layer.ariaModal = 'true';
  layer.tabIndex = -1;
  if (!layer.contains(document.activeElement)) layer.focus({ preventScroll: true });
  return () => {
    observer.disconnect();
    for (const element of disabled) element.inert = false;
    for (const name of ['role', 'aria-modal', 'aria-label', 'tabindex']) layer.removeAttribute(name);
  };
}

/** Siblings of a layer and of its ancestors that are not inert yet. */
function findOutside(layer: Element): HTMLElement[] {
  const { parentElement: parent } = layer;
  if (!parent || layer === document.body) return [];
  const siblings = [...parent.children].filter(
    (sibling): sibling is HTMLElement =>
      sibling instanceof HTMLElement && sibling !== layer && !sibling.inert && !isPlainLiveRegion(sibling),
  );
  return [...siblings, ...findOutside(parent)];
}

function isPlainLiveRegion(element: Element): boolean {
  return element.matches(LIVE_REGION) && !element.querySelector(FOCUS_STOPS);
}
