import type { IncomingMessage } from 'node:http';
import { LOGIN_COOKIE, REFRESH_COOKIE, TEMPORARY_COOKIE } from '../http/session-cookies.ts';
import { KNOWN_QUERY } from '../render/page-policy.ts';

const SESSION_COOKIES = [LOGIN_COOKIE, REFRESH_COOKIE, TEMPORARY_COOKIE].map((name) => `${name}=`);
const ANY_SITE = 'http://site.invalid';

type KeyedRequest = Pick<IncomingMessage, 'method' | 'url' | 'headers'>;

/**
 * Returns the cache key of a request: its address as it is written, because pages repeat it in links. Language and
 * audience are in the path. `undefined`: the request needs an uncached page, or its address is not normalised
 * (`/fr/../en`), which would cache one page twice.
 */
export function pageKeyOf({ method, url = '', headers }: KeyedRequest): string | undefined {
  if ((method !== 'GET' && method !== 'HEAD') || hasSessionCookie(headers.cookie)) return undefined;
  const { pathname, search, searchParams } = new URL(url, ANY_SITE);
  if (pathname + search !== url) return undefined;
  for (const name of searchParams.keys()) if (!KNOWN_QUERY.has(name)) return undefined;
  return url;
}

/** True for a key out of an unbounded set: searches, filters and places. */
export function isUnboundedKey(key: string): boolean {
  return key.includes('?') || key.includes('/_');
}

/** True if the cookies contain a session, or the start of one. */
export function hasSessionCookie(cookies: string | undefined): boolean {
  return cookies !== undefined && SESSION_COOKIES.some((start) => cookies.includes(start));
}
