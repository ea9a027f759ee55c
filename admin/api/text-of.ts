/** The typed text of a filter; an empty one is left out. */
export function textOf({ q }: Record<string, unknown>): { q?: string } {
  return typeof q === 'string' && q.trim() !== '' ? { q } : {};
}
