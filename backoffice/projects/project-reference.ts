const DIGITS = 5;

/** Display name of a worksite: the customer's reference, or its number without one. */
export function projectReference({ id, reference }: { id: number; reference: string }): string {
  return reference === '' ? `CH-${String(id).padStart(DIGITS, '0')}` : reference;
}
