const ENDS = ['mouseup', 'dragend', 'pointercancel', 'keydown', 'pointerdown'];

/**
 * Runs a change that may move controls: at once, or after the press that is under way. A pressed control must stay under
 * the pointer until it is released (LY-05), so a field that is left by a press shows its error after the click.
 */
export function afterPress(run: () => void): void {
  if (!document.querySelector(':active')) {
    run();
    return;
  }
  const press = new AbortController();
  const end = () => {
    press.abort();
    // The click is handled first.
    setTimeout(run);
  };
  for (const name of ENDS) window.addEventListener(name, end, { capture: true, signal: press.signal });
}
