import cookieParser from 'cookie-parser';
import type { RequestHandler } from 'express';
import { decodeJwt } from 'jose';
import type { Visitor } from '#routes/guards.ts';
import type { BackofficeClock } from '../backoffice/backoffice-clock.ts';
import { readCartCookies, type VisitorCart } from './cart-cookies.ts';
import {
  DEVICE_COOKIE,
  EMAIL_COOKIE,
  LOGIN_COOKIE,
  REFRESH_COOKIE,
  TEMPORARY_COOKIE,
} from './session-cookies.ts';

/** What a request's cookies say of its session; all of it is the back office's to believe. */
export type VisitorSession = {
  token: string | undefined;
  /** One that has ended and could not be renewed: it opens nothing, and still says which session a logout ends. */
  endedToken?: string;
  refreshToken: string | undefined;
  email: string | undefined;
  /** Of somebody whose account is not open yet. */
  temporary: string | undefined;
  /** Names the browser, if it has had a login before. */
  deviceToken?: string | undefined;
  /**
   * The token has ended and its renewal has not come: late, or failed. The session lives on; until then no call is made in
   * its name.
   */
  awaitsRenewal?: 'timeout' | 'unreachable';
  /** Its login cookie holds no token, and nothing can renew it. */
  isWorthless?: true;
  /** Its token was made for this very request: one that is refused all the same is not renewed again. */
  isJustRenewed?: true;
};

declare module 'express-serve-static-core' {
  // Express's own type is an interface: only another one can add to it.
  // oxlint-disable-next-line typescript/consistent-type-definitions
  interface Locals {
    visitor: Visitor;
    session: VisitorSession;
    cart: VisitorCart;
  }
}

const TOKEN = /^[\w.-]{1,4096}$/;
const CUSTOMER_NUMBER = /^[\w-]{1,40}$/;

/**
 * Reads the cookies and says who asks. A login cookie makes a visitor somebody logged in whose pages are never
 * cached; whether it is worth anything the back office says, call by call.
 */
export function createSession(): RequestHandler[] {
  return [
    cookieParser(),
    (request, response, next) => {
      const cookies = request.cookies as Record<string, unknown>;
      const session = readSession(cookies);
      response.locals.session = session;
      response.locals.visitor = visitorOf(session);
      response.locals.cart = readCartCookies(request);
      next();
    },
  ];
}

function readSession(cookies: Record<string, unknown>): VisitorSession {
  const token = accessTokenOf(cookies[LOGIN_COOKIE]);
  const refreshToken = tokenOf(cookies[REFRESH_COOKIE]);
  const email = textOf(cookies[EMAIL_COOKIE]);
  const hasMeans = refreshToken !== undefined && email !== undefined;
  const isWorthless = LOGIN_COOKIE in cookies && token === undefined && !hasMeans;
  return {
    token,
    refreshToken,
    email,
    temporary: tokenOf(cookies[TEMPORARY_COOKIE]),
    deviceToken: tokenOf(cookies[DEVICE_COOKIE]),
    ...(isWorthless && { isWorthless }),
  };
}

/** Who a session's token says it belongs to. Forged, it shows another menu, and no call answers. */
export function visitorOf({ token }: Pick<VisitorSession, 'token'>): Visitor {
  const role = claimsOf(token)?.['role'];
  return { isLogged: isRole(role), isProConnected: role === 'professional' };
}

/** The customer's number, as the token has it: for paths of calls, which another's number makes a 404. */
export function customerNumberOf({ token }: Pick<VisitorSession, 'token'>): string | null {
  const number = claimsOf(token)?.['number'];
  return typeof number === 'string' && CUSTOMER_NUMBER.test(number) ? number : null;
}

/** Seconds a token is still good for, by the clock of who made it; 0 when it is no token at all. */
export function secondsLeft(token: string | undefined, { now }: BackofficeClock): number {
  const expires = claimsOf(token)?.exp ?? 0;
  return Math.max(0, expires - now() / 1000);
}

/** Whether a session whose token is refused may go on: the token has ended, and something is held that renews it. */
export function canBeRenewed(session: VisitorSession, clock: BackofficeClock): boolean {
  const { token, refreshToken, email, isJustRenewed } = session;
  const hasMeans = refreshToken !== undefined && email !== undefined;
  return hasMeans && isJustRenewed === undefined && secondsLeft(token, clock) === 0;
}

function claimsOf(token: string | undefined) {
  try {
    return token === undefined ? undefined : decodeJwt(token);
  } catch {
    return undefined;
  }
}

function isRole(value: unknown): boolean {
  return value === 'professional' || value === 'private';
}

/** A token says whose it is: any other text in its cookie is none, and its visitor is not logged in. */
function accessTokenOf(value: unknown): string | undefined {
  const token = tokenOf(value);
  return isRole(claimsOf(token)?.['role']) ? token : undefined;
}

function tokenOf(value: unknown): string | undefined {
  return typeof value === 'string' && TOKEN.test(value) ? value : undefined;
}

function textOf(value: unknown): string | undefined {
  return typeof value === 'string' && value !== '' ? value : undefined;
}
