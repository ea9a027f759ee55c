import {
  describeFocus,
  findSuccessor,
  findReplacement,
  layerOf,
  type FocusPosition,
} from './focus-position.ts';
import { isFocusable } from './focus-stops.ts';

/**
 * Keeps the focus in the page when the focused control disappears, is disabled or is re-rendered: it moves to the same
 * control, else the next one, else the heading of its region, else the page (WCAG 2.4.3). Returns the function that
 * checks, to be called after each change of the document.
 * @param mainId id of the element that gets the focus if no other is left
 */
export function watchLostFocus(mainId: string): () => void {
  const openers = new WeakMap<Element, FocusPosition>();
  let place: FocusPosition | undefined;
  let isWaiting = false;

  const moveFocusTo = (target: HTMLElement | undefined) => {
    // Without the keyboard the page must not move under the pointer.
    const isByKeyboard = place?.isByKeyboard === true;
    (target ?? document.getElementById(mainId))?.focus({ preventScroll: true });
    if (isByKeyboard && !hasNoFocus()) target?.scrollIntoView({ block: 'nearest', behavior: 'instant' });
  };
  const check = () => {
    if (!place || !hasNoFocus()) return;
    const { element } = place;
    const isRemoved = !element.isConnected;
    if (isFocusable(element)) return;
    // An element still in the document was closed: the browser restores the focus.
    const replacement = isRemoved ? findReplacement(place) : undefined;
    if (replacement) moveFocusTo(withCaret(replacement, element));
    else if (!isWaiting) {
      // The replacement may be rendered with the next frame.
      isWaiting = true;
      requestAnimationFrame(() => requestAnimationFrame(restore));
    }
  };
  const restore = () => {
    isWaiting = false;
    if (!place || !hasNoFocus() || isFocusable(place.element)) return;
    const { element } = place;
    const replacement = findReplacement(place);
    moveFocusTo(replacement ? withCaret(replacement, element) : findSuccessor(place, openers));
  };

  const recordFocus = (target: EventTarget | null) => {
    if (!(target instanceof HTMLElement) || target === document.body) return;
    const layer = layerOf(target);
    // A removed element has no ancestors, so its layer comes from the stored regions.
    if (layer && place && !place.regions.some(({ region }) => region === layer)) openers.set(layer, place);
    place = describeFocus(target);
  };
  recordFocus(document.activeElement);
  document.addEventListener('focusin', ({ target }) => recordFocus(target));
  document.addEventListener('focusout', () => requestAnimationFrame(check));
  document.addEventListener('pointerdown', () => {
    requestAnimationFrame(() => {
      // A press beside the control is no lost focus.
      if (hasNoFocus()) place = undefined;
    });
  });
  return check;
}

function hasNoFocus(): boolean {
  return !document.activeElement || document.activeElement === document.body;
}

/** Restores the caret position in a re-rendered field. */
function withCaret(replacement: HTMLElement, former: HTMLElement): HTMLElement {
  if (
    replacement instanceof HTMLInputElement &&
    former instanceof HTMLInputElement &&
    former.selectionStart !== null
  )
    replacement.setSelectionRange(former.selectionStart, former.selectionEnd);
  return replacement;
}
