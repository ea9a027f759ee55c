import { FOCUS_STOPS, isFocusable } from '../layer/focus-stops.ts';

const ACTIONS = '[data-toast-action]';

/**
 * Puts a toast with an action next in the tab order: Tab moves to it from the control that had the focus when it
 * appeared, and back from its last stop. Returns the function that looks for new toasts after a change of the document.
 */
export function leadToToasts(): () => void {
  const seen = new WeakSet<Element>();
  let origin: HTMLElement | undefined;
  document.addEventListener('keydown', (event) => {
    if (event.key !== 'Tab' || event.defaultPrevented || !origin) return;
    const stops = findStops();
    const focused = document.activeElement;
    if (!event.shiftKey && focused === origin) move(event, stops[0]);
    else if (event.shiftKey && focused === stops[0]) move(event, origin);
    // The browser then moves the focus on from `origin`.
    else if (!event.shiftKey && focused === stops.at(-1) && isFocusable(origin))
      origin.focus({ preventScroll: true });
  });
  return () => {
    for (const action of document.querySelectorAll(ACTIONS)) {
      if (seen.has(action)) continue;
      seen.add(action);
      const { activeElement: focused } = document;
      if (focused instanceof HTMLElement && !focused.closest('[data-bar="float"]')) origin = focused;
    }
  };
}

/** Returns true while a toast has the focus or the pointer, or the page is hidden. */
export function isReadingToast(): boolean {
  return document.hidden || document.querySelector('[data-toast]:is(:hover, :focus-within)') !== null;
}

function findStops(): HTMLElement[] {
  const toasts = [...document.querySelectorAll('[data-toast]')].filter((toast) =>
    toast.querySelector(ACTIONS),
  );
  return toasts.flatMap((toast) => [...toast.querySelectorAll<HTMLElement>(FOCUS_STOPS)]).filter(isFocusable);
}

function move(event: KeyboardEvent, to: HTMLElement | undefined): void {
  if (!to || !isFocusable(to)) return;
  event.preventDefault();
  to.focus();
}
