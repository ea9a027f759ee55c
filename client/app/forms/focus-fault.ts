/** Focuses the first invalid field, or the error summary if there is none. Returns true if it focused anything. */
export function focusFault(): boolean {
  const field = document.querySelector<HTMLElement>(
    'main form [aria-invalid="true"], main form [data-invalid] input',
  );
  const fault = field ?? document.querySelector<HTMLElement>('main [data-form-faults]');
  fault?.focus();
  fault?.scrollIntoView({ block: 'center', behavior: 'instant' });
  return fault !== null;
}
