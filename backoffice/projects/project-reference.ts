const DIGITS = 5;

/** How a worksite is called in writing: as the customer says, else by its number. */
export function projectReference({ id, reference }: { id: number; reference: string }): string {
  return reference === '' ? `CH-${String(id).padStart(DIGITS, '0')}` : reference;
}
