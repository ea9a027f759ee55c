import { randomBytes } from 'node:crypto';
import type { CookieOptions, Request, Response } from 'express';
import { isSameText } from '#shared/is-same-text.ts';
import { SETUP_HOURS } from './setup-token.ts';

const COOKIE = 'atre_setup';
/** Lax: the link may be opened from another page. Not Secure: this port has no TLS of its own. */
const OPTIONS: CookieOptions = { httpOnly: true, sameSite: 'lax', path: '/setup' };

/**
 * The browser that opened the set-up link. In memory: it is checked while the database is busy, and a new start prints
 * a new link.
 */
export type SetupSession = { begin: (response: Response) => void; includes: (request: Request) => boolean };

export function createSetupSession(): SetupSession {
  let current: { value: string; end: number } | undefined;
  return {
    begin: (response) => {
      const lifetime = SETUP_HOURS * 3_600_000;
      current = { value: randomBytes(32).toString('base64url'), end: Date.now() + lifetime };
      response.cookie(COOKIE, current.value, { ...OPTIONS, maxAge: lifetime });
    },
    includes: (request) => {
      const sent = readCookie(request.get('cookie') ?? '');
      return current !== undefined && Date.now() < current.end && isSameText(sent, current.value);
    },
  };
}

function readCookie(header: string): string {
  const cookies = header.split(';').map((cookie) => cookie.trim());
  return cookies.find((cookie) => cookie.startsWith(`${COOKIE}=`))?.slice(COOKIE.length + 1) ?? '';
}
