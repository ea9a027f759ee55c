const ENDS = ['mouseup', 'dragend', 'pointercancel', 'keydown', 'pointerdown'];

/**
 * Runs a change that may move controls, after the current press if there is one. A pressed control must stay under the
 * pointer until release (LY-05), so a field's error on blur is shown after the click.
 */
export function afterPress(run: () => void): void {
  if (!document.querySelector(':active')) {
    run();
    return;
  }
  const press = new AbortController();
  const end = () => {
    press.abort();
    // After the click event.
    setTimeout(run);
  };
  for (const name of ENDS) window.addEventListener(name, end, { capture: true, signal: press.signal });
}
