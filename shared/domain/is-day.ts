const DAY = /^\d{4}-\d{2}-\d{2}$/;

/** True for a day as `2026-12-08`, which pages show as a date of their language. */
export function isDay(text: string): boolean {
  return DAY.test(text);
}
