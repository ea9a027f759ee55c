/** Elements that the Tab key may stop at. */
export const FOCUS_STOPS =
  'a[href], button, input:not([type="hidden"]), select, textarea, summary, iframe, [tabindex]:not([tabindex="-1"])';

/** Returns true for an element that is visible and not in a dialog that fades out. */
export function isShown(element: Element): boolean {
  return (
    element.isConnected &&
    element.checkVisibility({ visibilityProperty: true }) &&
    !element.closest('dialog:not([open])')
  );
}

/** Returns true for an element that can get the focus now: shown, enabled and not inert. */
export function isFocusable(element: Element): element is HTMLElement {
  return (
    element instanceof HTMLElement &&
    isShown(element) &&
    !element.matches(':disabled') &&
    !element.closest('[inert]')
  );
}

export function findInvoker({ id }: Element): HTMLElement | undefined {
  const buttons = id ? document.querySelectorAll(`[popovertarget="${CSS.escape(id)}"]`) : [];
  return [...buttons].find(isFocusable);
}
