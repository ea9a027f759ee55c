import type { FocusEvent } from 'react';
import { afterPress } from '#client/app/forms/after-press.ts';
import { readQuantity } from '#shared/domain/quantity.ts';
import { REMOVE_FIELD } from './cart-fields.ts';

/**
 * Removes a line of 0 when its field is left, by its remove button, which offers to put the line back. A button
 * that saves all quantities removes it itself.
 */
export function removeWhenZero({ target, relatedTarget }: FocusEvent<HTMLInputElement>): void {
  if (relatedTarget instanceof HTMLButtonElement && relatedTarget.name === 'intent') return;
  afterPress(() => {
    if (readQuantity(target.value) !== 0) return;
    const button = target.closest('li')?.querySelector<HTMLElement>(`button[name="${REMOVE_FIELD}"]`);
    if (button) target.form?.requestSubmit(button);
  });
}
