/** Points as they were typed, thousands apart or not; `null` when it is no whole number. */
export function readPoints(typed: string): number | null {
  const text = typed.trim();
  const isWhole = /^\d{1,9}$/.test(text) || /^\d{1,3}(?:[\s.,]\d{3}){1,2}$/.test(text);
  return isWhole ? Number(text.replaceAll(/\D/g, '')) : null;
}
