import type { FocusEvent } from 'react';
import { afterPress } from '#client/app/forms/after-press.ts';
import { readQuantity } from '#shared/domain/quantity.ts';
import { REMOVE_FIELD } from './cart-fields.ts';

/**
 * On blur with quantity 0, clicks the line's remove button, so that the page offers to restore the line. A button that
 * saves all quantities removes the line itself.
 */
export function removeWhenZero({ target, relatedTarget }: FocusEvent<HTMLInputElement>): void {
  if (relatedTarget instanceof HTMLButtonElement && relatedTarget.name === 'intent') return;
  afterPress(() => {
    if (readQuantity(target.value) !== 0) return;
    const button = target.closest('li')?.querySelector<HTMLElement>(`button[name="${REMOVE_FIELD}"]`);
    if (button) target.form?.requestSubmit(button);
  });
}
