/** Query parameters a cacheable page may depend on. */
export const KNOWN_QUERY = new Set(['q', 'tab', 'orderBy', 'ref', 'products', 'only']);
/** Of locators. Coordinates (`lat`, `lng`) are somebody's position and stay private. */
for (const name of ['place', 'radius', 'label', 'stockists', 'page', 'point']) KNOWN_QUERY.add(name);

export type PagePolicy = 'cacheable' | 'private';

/**
 * Whether a page may be kept and shown to others: public, asked for with a plain GET, without login cookie and
 * without parameters nobody knows. A cacheable page holds nothing personal.
 */
export function pagePolicy(request: {
  method: string;
  isLogged: boolean;
  url: URL;
  status: number;
  isPersonal: boolean;
}): PagePolicy {
  const isPlain = request.method === 'GET' || request.method === 'HEAD';
  const isKnown = [...request.url.searchParams.keys()].every((name) => KNOWN_QUERY.has(name));
  return isPlain && isKnown && !request.isLogged && !request.isPersonal && request.status === 200
    ? 'cacheable'
    : 'private';
}

/**
 * Shared caches keep a public page a minute and may show it stale while they renew it; browsers ask each time. One
 * made of answers that are too old is nobody's to keep for longer than a crowd takes to pass.
 */
export function cacheControl(policy: PagePolicy, isStale: boolean): string {
  if (policy !== 'cacheable') return 'private, no-store';
  return isStale
    ? 'public, max-age=0, s-maxage=5'
    : 'public, max-age=0, s-maxage=60, stale-while-revalidate=600, stale-if-error=86400';
}

/** Breakers of the back office try again by then. */
const UNAVAILABLE_SECONDS = 5;
/** Used when the back office refuses a form without a time. */
const TOO_MANY_SECONDS = 60;

/** When a page that cannot be shown, or a form that cannot be taken now, may be asked for again. `known`: in seconds. */
export function comeBackLater(status: number, known?: number): Record<string, string> {
  if (status === 429) return { 'retry-after': String(known ?? TOO_MANY_SECONDS) };
  return status === 503 || status === 504 ? { 'retry-after': String(UNAVAILABLE_SECONDS) } : {};
}
