import type { IncomingMessage } from 'node:http';
import { LOGIN_COOKIE, REFRESH_COOKIE, TEMPORARY_COOKIE } from '../http/session-cookies.ts';
import { KNOWN_QUERY } from '../render/page-policy.ts';

const SESSION_COOKIES = [LOGIN_COOKIE, REFRESH_COOKIE, TEMPORARY_COOKIE].map((name) => `${name}=`);
const ANY_SITE = 'http://site.invalid';

type KeyedRequest = Pick<IncomingMessage, 'method' | 'url' | 'headers'>;

/**
 * Under which key the page a request asks for may be kept: its address as it is written, for pages repeat it in links.
 * Language and audience are in the path. `undefined`: this request is for its visitor alone, or it writes in a way of
 * its own an address that has a plain form (`/fr/../en`): one page is kept once.
 */
export function pageKeyOf({ method, url = '', headers }: KeyedRequest): string | undefined {
  if ((method !== 'GET' && method !== 'HEAD') || isSomebodys(headers.cookie)) return undefined;
  const { pathname, search, searchParams } = new URL(url, ANY_SITE);
  if (pathname + search !== url) return undefined;
  for (const name of searchParams.keys()) if (!KNOWN_QUERY.has(name)) return undefined;
  return url;
}

/** Whether a page is one of any number: who looks writes into its address what he likes. */
export function isFreelyWritten(key: string): boolean {
  return key.includes('?') || key.includes('/_');
}

/** Whether cookies are of somebody who is logged in, or half-way there. */
export function isSomebodys(cookies: string | undefined): boolean {
  return cookies !== undefined && SESSION_COOKIES.some((start) => cookies.includes(start));
}
