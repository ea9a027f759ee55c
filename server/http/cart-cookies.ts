import { randomBytes } from 'node:crypto';
import type { CookieOptions, Request, Response } from 'express';
import { CART_TOKEN } from '#shared/domain/cart-token.ts';
import { CART_COUNT_COOKIE, readCartCount } from '#shared/domain/cart-count.ts';

/** Token of a guest's cart; no script reads it, no page contains it (CK-13). */
export const CART_COOKIE = 'cart_token';

/** The cart in a request's cookies. */
export type VisitorCart = { token: string | undefined; count: number };

/** Changes that calls made to the cart. `token`: its new token; `null`: the cart has been merged into a customer's. */
export type CartChange = { count: number; token?: string | null } | { kind: 'forgotten' };

const DAY_MS = 24 * 60 * 60 * 1000;
const TOKEN_BYTES = 32;
const TOKEN_DAYS = 3;
const COUNT_DAYS = 30;

export function readCartCookies(request: Request): VisitorCart {
  const cookies = request.cookies as Record<string, unknown>;
  const token = cookies[CART_COOKIE];
  return {
    token: typeof token === 'string' && CART_TOKEN.test(token) ? token : undefined,
    count: readCartCount(request.headers.cookie),
  };
}

export function createCartToken(): string {
  return randomBytes(TOKEN_BYTES).toString('base64url');
}

/** Sets the cookies of a change, and forbids to cache the response. */
export function applyCartChange(response: Response, change: CartChange | undefined): void {
  if (!change) return;
  response.set('cache-control', 'private, no-store');
  const secret: CookieOptions = { path: '/', secure: true, httpOnly: true, sameSite: 'lax' };
  const readable: CookieOptions = { ...secret, httpOnly: false };
  if ('kind' in change) {
    // The count is cleared with the session cookies.
    response.clearCookie(CART_COOKIE, secret);
    return;
  }
  const { token, count } = change;
  if (token === null) response.clearCookie(CART_COOKIE, secret);
  else if (token !== undefined)
    response.cookie(CART_COOKIE, token, { ...secret, maxAge: TOKEN_DAYS * DAY_MS });
  const days = token === undefined || token === null ? COUNT_DAYS : TOKEN_DAYS;
  if (count > 0) response.cookie(CART_COUNT_COOKIE, String(count), { ...readable, maxAge: days * DAY_MS });
  else response.clearCookie(CART_COUNT_COOKIE, readable);
}
