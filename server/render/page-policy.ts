import { EXACT_PARAMETER } from '#shared/domain/search-parameters.ts';

/** Query parameters a cacheable page may depend on. */
export const KNOWN_QUERY = new Set(['q', 'tab', EXACT_PARAMETER, 'orderBy', 'ref', 'products', 'only']);
/** Parameters of locators. Coordinates (`lat`, `lng`) are a visitor's position and stay private. */
for (const name of ['place', 'radius', 'label', 'stockists', 'page', 'point']) KNOWN_QUERY.add(name);

export type PagePolicy = 'cacheable' | 'private';

/**
 * Returns `cacheable` for a public page, requested with a plain GET, without login cookie and without unknown
 * parameters. A cacheable page contains nothing personal.
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
 * Shared caches store a public page for a minute and may serve it stale while they revalidate; browsers revalidate
 * each time. A page with stale data is stored for five seconds only, which is enough for a crowd.
 */
export function cacheControl(policy: PagePolicy, isStale: boolean): string {
  if (policy !== 'cacheable') return 'private, no-store';
  return isStale
    ? 'public, max-age=0, s-maxage=5'
    : 'public, max-age=0, s-maxage=60, stale-while-revalidate=600, stale-if-error=86400';
}

/** Circuit breakers of the back office have closed by then. */
const RETRY_SECONDS = 5;
/** Default for a refusal without `Retry-After`. */
const TOO_MANY_SECONDS = 60;

/**
 * Returns the `Retry-After` header of a temporary response: 429, 503 and 504 always have one.
 * @param retryAfter seconds, if the back office states them
 */
export function retryAfterHeaders(status: number, retryAfter?: number): Record<string, string> {
  if (status === 429) return { 'retry-after': String(retryAfter ?? TOO_MANY_SECONDS) };
  return status === 503 || status === 504 ? { 'retry-after': String(retryAfter ?? RETRY_SECONDS) } : {};
}

/** True for a status that reports a temporary failure: the back office is down, or limits the rate. */
export function isFailedStatus(status: number): boolean {
  return status >= 500 || status === 429;
}
