import type { IncomingMessage } from 'node:http';
import { LOGIN_COOKIE, REFRESH_COOKIE, TEMPORARY_COOKIE } from '../http/session-cookies.ts';
import { KNOWN_QUERY } from '../render/page-policy.ts';

const SESSION_COOKIES = [LOGIN_COOKIE, REFRESH_COOKIE, TEMPORARY_COOKIE].map((name) => `${name}=`);

/**
 * Under which key the page a request asks for may be kept: its address as it is written, for pages repeat it in links.
 * Language and audience are in the path. `undefined`: this request is for its visitor alone.
 */
export function pageKeyOf({ method, url = '', headers }: IncomingMessage): string | undefined {
  if ((method !== 'GET' && method !== 'HEAD') || isSomebodys(headers.cookie)) return undefined;
  const mark = url.indexOf('?');
  if (mark === -1) return url;
  for (const name of new URLSearchParams(url.slice(mark + 1)).keys())
    if (!KNOWN_QUERY.has(name)) return undefined;
  return url;
}

/** Whether cookies are of somebody who is logged in, or half-way there. */
export function isSomebodys(cookies: string | undefined): boolean {
  return cookies !== undefined && SESSION_COOKIES.some((start) => cookies.includes(start));
}
