/**
 * Normalises a name for comparison: lower case, no accents, single spaces for anything else (`Saint-Étienne` → `saint
 * etienne`).
 */
export function searchKey(text: string): string {
  return text
    .normalize('NFD')
    .replace(/[\u0300-\u036f]/g, '')
    .replaceAll('œ', 'oe')
    .replaceAll('Œ', 'oe')
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, ' ')
    .trim();
}

/** Normalises a reference for comparison: capitals and digits only (`at-lam 1500` → `ATLAM1500`). */
export function referenceKey(text: string): string {
  return searchKey(text).replaceAll(' ', '').toUpperCase();
}
