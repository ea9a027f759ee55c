import type { FocusEvent } from 'react';

/**
 * Whether a field is left for a button. What was found in it is not said then: nothing may move away under the pointer
 * that presses, and the form is checked anyway.
 */
export function leavesForButton({ relatedTarget }: FocusEvent): boolean {
  return relatedTarget instanceof HTMLButtonElement;
}
