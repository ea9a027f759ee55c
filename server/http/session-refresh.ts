import { createHash } from 'node:crypto';
import type { Request, RequestHandler, Response } from 'express';
import { LRUCache } from 'lru-cache';
import { ApiError, UnavailableError } from '#shared/api/api-error.ts';
import { createCaller } from '#shared/api/caller.ts';
import { endsSession } from '#shared/api/ends-session.ts';
import type { Send } from '#shared/api/send.ts';
import type { BackofficeClock } from '../backoffice/backoffice-clock.ts';
import { LOGOUT_CALL } from '../backoffice/middleware/with-logout-retry.ts';
import { withTimeLeft, type Timeouts } from '../backoffice/timeouts.ts';
import { sendUnavailable } from './send-unavailable.ts';
import { asksForToken } from './asks-for-token.ts';
import { applySessionChange, type Renewal } from './session-cookies.ts';
import { secondsLeft, visitorOf, type VisitorSession } from './session.ts';

declare module 'express-serve-static-core' {
  // Express's own type is an interface: only another one can add to it.
  // oxlint-disable-next-line typescript/consistent-type-definitions
  interface Locals {
    /** Milliseconds until the session was renewed, or until the request stopped waiting. */
    waitedMs?: number;
    /** Renews the session now: the back office has refused a token that seemed valid. */
    renewSession: () => Promise<void>;
  }
}

type RefreshOptions = {
  send: Send;
  siteId: number;
  planId: () => Promise<number>;
  /** Prefix of calls; calls without a token need no renewal. */
  apiPath: string;
  clock: BackofficeClock;
  timeouts: Timeouts;
};

/** A token that expires sooner is renewed before it is used. */
const MIN_SECONDS = 20;
/** Requests with the same old cookies share the result of the first for this long. */
const SHARED_MS = 60_000;
/** Part of a page's time (server/render/page-loader.ts). Calls and forms wait for the result. */
const PAGE_TIMEOUT_MS = 1300;
const MAX_SHARED = 10_000;

/**
 * Renews a session whose token is about to expire, before any authenticated call. Requests with the same cookies
 * share one renewal: a second use of the refresh token would end the session. An ended session clears its cookies.
 */
export function createSessionRefresh({
  send,
  siteId,
  planId,
  apiPath,
  clock,
  timeouts,
}: RefreshOptions): RequestHandler {
  const renewals = new LRUCache<string, Promise<Renewal | undefined>>({
    max: MAX_SHARED,
    ttl: SHARED_MS,
  });
  const renew = async (refreshToken: string, email: string): Promise<Renewal | undefined> => {
    try {
      const plan = await planId();
      const { call } = createCaller(send, { siteId, locale: 'fr', salesPlanId: () => plan });
      const body = { email, refresh: 1, refresh_token: refreshToken } as const;
      const tokens = await call('POST /user/logged', { body });
      return { kind: 'opened', tokens: { ...tokens, email } };
    } catch (error) {
      // An outage says nothing about the session: the next request retries.
      return error instanceof ApiError && (endsSession(error) || isUnreadable(error))
        ? { kind: 'closed' }
        : undefined;
    }
  };
  const renewOnce = (refreshToken: string, email: string) => {
    const key = createHash('sha256').update(refreshToken).digest('base64url');
    const known = renewals.get(key);
    if (known) return known;
    const renewal = renew(refreshToken, email);
    renewals.set(key, renewal);
    void renewal.then((change) => (change ? renewals.set(key, renewal) : renewals.delete(key)));
    return renewal;
  };
  const renewFor = async (request: Request, response: Response): Promise<void> => {
    const { token, refreshToken = '', email = '' } = response.locals.session;
    const since = performance.now();
    const renewal = renewOnce(refreshToken, email);
    const left = timeouts.createTimeLeft(PAGE_TIMEOUT_MS);
    const change = await (isOfPage(request, apiPath)
      ? withTimeLeft(left, renewal, () => 'late' as const)
      : renewal);
    response.locals.waitedMs = performance.now() - since;
    if (change === undefined || change === 'late') {
      const hasEnded = secondsLeft(token, clock) === 0;
      // An expired token would close a session that the next request may renew.
      if (hasEnded) response.locals.session = awaiting(response.locals.session, change);
      return;
    }
    response.locals.session = { ...sessionAfter(change), deviceToken: response.locals.session.deviceToken };
    response.locals.visitor = visitorOf(response.locals.session);
    applySessionChange(response, change);
  };
  return async (request, response, next) => {
    response.locals.renewSession = () => renewFor(request, response);
    const { token, refreshToken, email } = response.locals.session;
    const isCall = request.path.startsWith(apiPath);
    const isPlainCall = isCall && !asksForToken(request, request.path.slice(apiPath.length - 1));
    const isGood = secondsLeft(token, clock) > MIN_SECONDS;
    if (isPlainCall || !refreshToken || !email || isGood) return next();
    await renewFor(request, response);
    const { awaitsRenewal } = response.locals.session;
    // Without its token the call would be anonymous. A logout needs no valid token.
    if (isCall && awaitsRenewal && request.path !== apiPath + LOGOUT_CALL)
      return sendUnavailable(new UnavailableError(awaitsRenewal), response);
    return next();
  };
}

/** A forged refresh token or e-mail can never be renewed. */
function isUnreadable({ statusCode }: ApiError): boolean {
  return statusCode === 400 || statusCode === 422;
}

function awaiting(session: VisitorSession, change: 'late' | undefined): VisitorSession {
  const { token } = session;
  return {
    ...session,
    token: undefined,
    ...(token !== undefined && { endedToken: token }),
    awaitsRenewal: change === 'late' ? 'timeout' : 'unreachable',
  };
}

/** True for a page, or a file that is part of one. */
function isOfPage({ method, path }: Request, apiPath: string): boolean {
  return (method === 'GET' || method === 'HEAD') && !path.startsWith(apiPath);
}

function sessionAfter(change: Renewal): Omit<VisitorSession, 'deviceToken'> {
  if (change.kind === 'closed')
    return { token: undefined, refreshToken: undefined, email: undefined, temporary: undefined };
  const { token, refresh_token: refreshToken, email } = change.tokens;
  return { token, refreshToken, email, temporary: undefined, isJustRenewed: true };
}
