/** Focuses the first invalid field, or the error summary if there is none. Returns true if it focused anything. */
export function focusFirstError(): boolean {
  const field = document.querySelector<HTMLElement>(
    'main form [aria-invalid="true"], main form [data-invalid] input',
  );
  const target = field ?? document.querySelector<HTMLElement>('main [data-form-errors]');
  target?.focus();
  target?.scrollIntoView({ block: 'center', behavior: 'instant' });
  return target !== null;
}
