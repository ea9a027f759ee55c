const SECOND_MS = 1000;
export const FRESH_MS = 60 * SECOND_MS;
/** A page with stale or missing data is revalidated soon. */
export const SHORT_FRESH_MS = 5 * SECOND_MS;
const STALE_MS = 10 * 60 * SECOND_MS;
const STALE_IF_ERROR_MS = 24 * 60 * 60 * SECOND_MS;
/** Age at which a page is only served on errors. */
export const STALE_UNTIL_MS = FRESH_MS + STALE_MS;

/**
 * `fresh`: served as it is. `stale`: served while it is revalidated. `stale-if-error`: served only where no other
 * page can be rendered. `expired`: never served.
 */
export type Freshness = 'fresh' | 'stale' | 'stale-if-error' | 'expired';

type Aged = { age: number; freshMs: number; isInvalidated: boolean };

/** Returns the freshness of a page of an age in milliseconds. An invalidated page is served on errors only. */
export function freshnessOf({ age, freshMs, isInvalidated }: Aged): Freshness {
  if (age > STALE_IF_ERROR_MS) return 'expired';
  if (isInvalidated || age > STALE_UNTIL_MS) return 'stale-if-error';
  return age > freshMs ? 'stale' : 'fresh';
}
