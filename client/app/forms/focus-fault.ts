/**
 * Leads to the first field that is wrong, or to the words above the form when none is. Gives whether there was
 * anything to lead to.
 */
export function focusFault(): boolean {
  const field = document.querySelector<HTMLElement>(
    'main form [aria-invalid="true"], main form [data-invalid] input',
  );
  const fault = field ?? document.querySelector<HTMLElement>('main [data-form-faults]');
  fault?.focus();
  fault?.scrollIntoView({ block: 'center', behavior: 'instant' });
  return fault !== null;
}
