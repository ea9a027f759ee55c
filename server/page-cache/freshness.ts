const SECOND_MS = 1000;
export const FRESH_MS = 60 * SECOND_MS;
const STALE_MS = 10 * 60 * SECOND_MS;
const LAST_RESORT_MS = 24 * 60 * 60 * SECOND_MS;

/** As it is; while it is made anew; only where it cannot be made anew; never. */
export type Freshness = 'fresh' | 'stale' | 'last resort' | 'gone';

/** What a page of an age (milliseconds) is good for. One that was purged is only shown where no other can be made. */
export function freshnessOf({ age, isPurged }: { age: number; isPurged: boolean }): Freshness {
  if (age > LAST_RESORT_MS) return 'gone';
  if (isPurged || age > FRESH_MS + STALE_MS) return 'last resort';
  return age > FRESH_MS ? 'stale' : 'fresh';
}
