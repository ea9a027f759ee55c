import type { FocusEvent } from 'react';

/** Returns true where the focus moves from a field to a submit button: the form is validated then anyway. */
export function leavesToSend({ relatedTarget }: FocusEvent): boolean {
  return relatedTarget instanceof HTMLButtonElement && relatedTarget.type === 'submit';
}
