const DAY = /^\d{4}-\d{2}-\d{2}$/;

/** True for a day of the calendar as `2026-12-08`. */
export function isDay(text: string): boolean {
  const time = DAY.test(text) ? Date.parse(text) : Number.NaN;
  return !Number.isNaN(time) && new Date(time).toISOString().startsWith(text);
}
