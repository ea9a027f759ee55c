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

/** The session in a request's cookies; only the back office verifies it. */
export type VisitorSession = {
  token: string | undefined;
  /** An expired token that could not be renewed: it still names the session that a logout ends. */
  endedToken?: string;
  refreshToken: string | undefined;
  email: string | undefined;
  /** Token of an account that is not validated yet. */
  temporary: string | undefined;
  /** Identifies a browser that has had a login. */
  deviceToken?: string | undefined;
  /** The token has expired and its renewal is late or failed. The session lives on; until then it makes no calls. */
  awaitsRenewal?: 'timeout' | 'unreachable';
  /** Its login cookie contains no token, and nothing can renew it. */
  isInvalid?: true;
  /** Its token was renewed for this request: it is not renewed again when it is refused. */
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
 * Reads the cookies and the visitor. A login cookie makes the visitor logged in, and the pages uncached; the back
 * office verifies the token, call by call.
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
  const isInvalid = LOGIN_COOKIE in cookies && token === undefined && !hasMeans;
  return {
    token,
    refreshToken,
    email,
    temporary: tokenOf(cookies[TEMPORARY_COOKIE]),
    deviceToken: tokenOf(cookies[DEVICE_COOKIE]),
    ...(isInvalid && { isInvalid }),
  };
}

/** Returns the visitor of a token. A forged one changes the menu only; its calls are refused. */
export function visitorOf({ token }: Pick<VisitorSession, 'token'>): Visitor {
  const role = claimsOf(token)?.['role'];
  return { isLogged: isRole(role), isProConnected: role === 'professional' };
}

/** Returns the customer number of the token, for paths of calls; the number of another customer is a 404. */
export function customerNumberOf({ token }: Pick<VisitorSession, 'token'>): string | null {
  const number = claimsOf(token)?.['number'];
  return typeof number === 'string' && CUSTOMER_NUMBER.test(number) ? number : null;
}

/** Returns the seconds until a token expires, by the clock of its issuer; 0 for an invalid one. */
export function secondsLeft(token: string | undefined, { now }: BackofficeClock): number {
  const expires = claimsOf(token)?.exp ?? 0;
  return Math.max(0, expires - now() / 1000);
}

/** True if a session with a refused token can be renewed: the token has expired, and there is a refresh token. */
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

/** Only a token with a role counts as a login. */
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
