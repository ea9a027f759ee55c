const INVALID = '[aria-invalid="true"]';

/** Focuses the first invalid field that belongs to the form, else one beside the form. */
export function focusInvalid(form: HTMLFormElement | null): void {
  const field =
    [...(form?.elements ?? [])].find((control) => control.matches(INVALID)) ??
    form?.parentElement?.querySelector(INVALID);
  if (field instanceof HTMLElement) field.focus();
}
