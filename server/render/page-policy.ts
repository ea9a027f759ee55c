import { EXACT_PARAMETER } from '#shared/domain/search-parameters.ts';

/** Query parameters a cacheable page may depend on. */
export const KNOWN_QUERY = new Set(['q', 'tab', EXACT_PARAMETER, 'orderBy', 'ref', 'products', 'only']);
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
const RETRY_SECONDS = 5;
/** Where a refusal does not say itself when its client may call again. */
const TOO_MANY_SECONDS = 60;

/**
 * `Retry-After` of a response that will be another one later: 429, 503 and 504 always have it.
 * @param retryAfter seconds, where the back office says them
 */
export function comeBackLater(status: number, retryAfter?: number): Record<string, string> {
  if (status === 429) return { 'retry-after': String(retryAfter ?? TOO_MANY_SECONDS) };
  return status === 503 || status === 504 ? { 'retry-after': String(retryAfter ?? RETRY_SECONDS) } : {};
}

/** Whether a page tells of a failure that will pass, not of what was asked: the back office is down, or refuses for a while. */
export function isFailedStatus(status: number): boolean {
  return status >= 500 || status === 429;
}
