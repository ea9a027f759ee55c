const SECOND_MS = 1000;
export const FRESH_MS = 60 * SECOND_MS;
/** A page made of answers that are too old, or without some of them, is made anew soon. */
export const SOON_MS = 5 * SECOND_MS;
const STALE_MS = 10 * 60 * SECOND_MS;
const LAST_RESORT_MS = 24 * 60 * 60 * SECOND_MS;
/** When a page is shown no more, but where no other can be made. */
export const RENEWED_BY_MS = FRESH_MS + STALE_MS;

/** As it is; while it is made anew; only where it cannot be made anew; never. */
export type Freshness = 'fresh' | 'stale' | 'last resort' | 'gone';

type Aged = { age: number; freshMs: number; isPurged: boolean };

/** What a page of an age (milliseconds) is good for. One that was purged is only shown where no other can be made. */
export function freshnessOf({ age, freshMs, isPurged }: Aged): Freshness {
  if (age > LAST_RESORT_MS) return 'gone';
  if (isPurged || age > RENEWED_BY_MS) return 'last resort';
  return age > freshMs ? 'stale' : 'fresh';
}
