import type { CookieOptions, Response } from 'express';
import { CART_COUNT_COOKIE } from '#shared/domain/cart-count.ts';
import { LOGGED_OUT_COOKIE } from '#shared/domain/logged-out.ts';

/** The login cookies of the specification's sections 3 and 4, and the refresh token. */
export const LOGIN_COOKIE = 'jwt_token';
export const TEMPORARY_COOKIE = 'tmp_token';
export const EMAIL_COOKIE = 'email';
export const REFRESH_COOKIE = 'refresh_token';
/** Identifies a browser that has had a login; it outlives the session. */
export const DEVICE_COOKIE = 'device';

const OPTIONS: CookieOptions = { path: '/', secure: true, httpOnly: true, sameSite: 'lax' };
/** Time for a redirect and a page. */
const NOTE_MS = 60 * 1000;
const YEAR_MS = 365 * 24 * 60 * 60 * 1000;

/** Tokens of a login or a renewal; browsers get them as cookies only. */
export type Tokens = {
  token: string;
  refresh_token: string;
  tmp_token: string | null;
  device_token?: string | undefined;
  email: string;
};

export type Renewal =
  | { kind: 'opened'; tokens: Tokens }
  /** `isRequested`: the visitor has logged out, or deleted the account. */
  | { kind: 'closed'; isRequested?: true };

export type SessionChange =
  | Renewal
  /** Not logged in: the account has a step left, such as its validation. */
  | { kind: 'unfinished'; temporary: string };

/**
 * Clears the browser's data of the visitor. Cookies are cleared one by one: consent and the device token outlive a
 * session. The next page confirms the logout.
 */
function forgetVisitor(response: Response): void {
  response.set('clear-site-data', '"cache", "storage"');
  response.cookie(LOGGED_OUT_COOKIE, '1', { ...OPTIONS, httpOnly: false, maxAge: NOTE_MS });
}

/** Sets the cookies of a change, and forbids to cache the response. */
export function applySessionChange(response: Response, change: SessionChange | undefined): void {
  if (!change) return;
  response.set('cache-control', 'private, no-store');
  if (change.kind === 'closed') {
    for (const name of [LOGIN_COOKIE, TEMPORARY_COOKIE, EMAIL_COOKIE, REFRESH_COOKIE])
      response.clearCookie(name, OPTIONS);
    // The cart belongs to the customer: its count must not remain.
    response.clearCookie(CART_COUNT_COOKIE, { ...OPTIONS, httpOnly: false });
    if (change.isRequested) forgetVisitor(response);
    return;
  }
  const persistent = { ...OPTIONS, maxAge: YEAR_MS };
  if (change.kind === 'unfinished') {
    response.cookie(TEMPORARY_COOKIE, change.temporary, persistent);
    return;
  }
  const {
    token,
    refresh_token: refreshToken,
    tmp_token: temporary,
    device_token: device,
    email,
  } = change.tokens;
  response.cookie(LOGIN_COOKIE, token, persistent);
  response.cookie(REFRESH_COOKIE, refreshToken, persistent);
  response.cookie(EMAIL_COOKIE, email, persistent);
  if (device) response.cookie(DEVICE_COOKIE, device, persistent);
  if (temporary) response.cookie(TEMPORARY_COOKIE, temporary, persistent);
  else response.clearCookie(TEMPORARY_COOKIE, OPTIONS);
}
