import type { FocusEvent } from 'react';

/** True if the focus moves from a field to a submit button: the submission validates the form anyway. */
export function leavesToSend({ relatedTarget }: FocusEvent): boolean {
  return relatedTarget instanceof HTMLButtonElement && relatedTarget.type === 'submit';
}
