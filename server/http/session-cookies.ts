import type { CookieOptions, Response } from 'express';
import { CART_COUNT_COOKIE } from '#shared/domain/cart-count.ts';
import { LOGGED_OUT_COOKIE } from '#shared/domain/logged-out.ts';

/** The login cookies of the specification's sections 3 and 4, and beside them what renews the first of them. */
export const LOGIN_COOKIE = 'jwt_token';
export const TEMPORARY_COOKIE = 'tmp_token';
export const EMAIL_COOKIE = 'email';
export const REFRESH_COOKIE = 'refresh_token';
/** Names this browser once it has had a login: it outlives the session. */
export const DEVICE_COOKIE = 'device';

const OPTIONS: CookieOptions = { path: '/', secure: true, httpOnly: true, sameSite: 'lax' };
/** As long as a redirect and a page may take. */
const NOTE_MS = 60 * 1000;
const YEAR_MS = 365 * 24 * 60 * 60 * 1000;

/** What the back office hands out at login and at each renewal; it stays between the two servers. */
export type Tokens = {
  token: string;
  refresh_token: string;
  tmp_token: string | null;
  device_token?: string | undefined;
  email: string;
};

/** What became of a session that was held. */
export type Renewal =
  | { kind: 'opened'; tokens: Tokens }
  /** `isWished`: the visitor has logged out, or deleted his account. */
  | { kind: 'closed'; isWished?: true };

/** What a request did to the session. */
export type SessionChange =
  | Renewal
  /** Nobody is logged in; somebody has something left to do. */
  | { kind: 'unfinished'; temporary: string };

/**
 * Lets the browser forget what it has kept of the visitor, scripts or not. Cookies are taken one by one: what he has
 * consented to, and that this browser is known, outlive a session. The next page says that he is logged out.
 */
function forgetVisitor(response: Response): void {
  response.set('clear-site-data', '"cache", "storage"');
  response.cookie(LOGGED_OUT_COOKIE, '1', { ...OPTIONS, httpOnly: false, maxAge: NOTE_MS });
}

/** Carries a change to the browser. Nothing that holds such a cookie may be kept by anybody. */
export function applySessionChange(response: Response, change: SessionChange | undefined): void {
  if (!change) return;
  response.set('cache-control', 'private, no-store');
  if (change.kind === 'closed') {
    for (const name of [LOGIN_COOKIE, TEMPORARY_COOKIE, EMAIL_COOKIE, REFRESH_COOKIE])
      response.clearCookie(name, OPTIONS);
    // The cart is the customer's: how full it is concerns nobody who comes after.
    response.clearCookie(CART_COUNT_COOKIE, { ...OPTIONS, httpOnly: false });
    if (change.isWished) forgetVisitor(response);
    return;
  }
  const keep = { ...OPTIONS, maxAge: YEAR_MS };
  if (change.kind === 'unfinished') {
    response.cookie(TEMPORARY_COOKIE, change.temporary, keep);
    return;
  }
  const {
    token,
    refresh_token: refreshToken,
    tmp_token: temporary,
    device_token: device,
    email,
  } = change.tokens;
  response.cookie(LOGIN_COOKIE, token, keep);
  response.cookie(REFRESH_COOKIE, refreshToken, keep);
  response.cookie(EMAIL_COOKIE, email, keep);
  if (device) response.cookie(DEVICE_COOKIE, device, keep);
  if (temporary) response.cookie(TEMPORARY_COOKIE, temporary, keep);
  else response.clearCookie(TEMPORARY_COOKIE, OPTIONS);
}
