import { createHash } from 'node:crypto';
import type { Request, RequestHandler, Response } from 'express';
import { LRUCache } from 'lru-cache';
import { ApiError, UnavailableError } from '#shared/api/api-error.ts';
import { createCaller } from '#shared/api/caller.ts';
import { endsSession } from '#shared/api/ends-session.ts';
import type { Send } from '#shared/api/send.ts';
import type { BackofficeClock } from '../backoffice/backoffice-clock.ts';
import { LOGOUT_CALL } from '../backoffice/middleware/with-logout-retry.ts';
import { within, type Patience } from '../backoffice/patience.ts';
import { answerUnavailable } from './answer-unavailable.ts';
import { asksForToken } from './asks-for-token.ts';
import { applySessionChange, type Renewal } from './session-cookies.ts';
import { secondsLeft, visitorOf, type VisitorSession } from './session.ts';

declare module 'express-serve-static-core' {
  // Express's own type is an interface: only another one can add to it.
  // oxlint-disable-next-line typescript/consistent-type-definitions
  interface Locals {
    /** Milliseconds that went by until the session was renewed, or until nobody waited for it any more. */
    waitedMs?: number;
    /** Renews the session now, although its token seems good: the back office has refused it as ended. */
    renewSession: () => Promise<void>;
  }
}

type RefreshOptions = {
  send: Send;
  siteId: number;
  planId: () => Promise<number>;
  /** Where calls begin: those that ask for no token need none. */
  apiPath: string;
  clock: BackofficeClock;
  patience: Patience;
};

/** A token with less left than this is renewed before it is used. */
const LEAST_SECONDS = 20;
/** Requests that set out with the same old cookies get what the first of them got, so long after it came. */
const SHARED_MS = 60_000;
/** How long a page waits for it, of all the time it has (server/render/page-loader.ts). Calls and forms wait to the end. */
const PAGE_PATIENCE_MS = 1300;
const MOST_SHARED = 10_000;

/**
 * Renews the session of whoever comes with a token that is about to end, before anything is done in its name. One
 * renewal for all requests that carry the same cookies, whoever still waits for it: a second use of the same token would
 * end the session. A session that is over takes its cookies with it.
 */
export function createSessionRefresh({
  send,
  siteId,
  planId,
  apiPath,
  clock,
  patience,
}: RefreshOptions): RequestHandler {
  const renewals = new LRUCache<string, Promise<Renewal | undefined>>({
    max: MOST_SHARED,
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
      // A silent back office says nothing of the session: it is tried again with the next request.
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
    const left = patience.createTimeLeft(PAGE_PATIENCE_MS);
    const change = await (isOfPage(request, apiPath)
      ? within(left, renewal, () => 'late' as const)
      : renewal);
    response.locals.waitedMs = performance.now() - since;
    if (change === undefined || change === 'late') {
      const hasEnded = secondsLeft(token, clock) === 0;
      // An ended token would only close a session that may be renewed with the next request.
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
    const isGood = secondsLeft(token, clock) > LEAST_SECONDS;
    if (isPlainCall || !refreshToken || !email || isGood) return next();
    await renewFor(request, response);
    const { awaitsRenewal } = response.locals.session;
    // Without its token the call would be answered as a stranger's. A logout needs none that is good.
    if (isCall && awaitsRenewal && request.path !== apiPath + LOGOUT_CALL)
      return answerUnavailable(new UnavailableError(awaitsRenewal), response);
    return next();
  };
}

/** A refresh token or an e-mail that is none, in a cookie somebody has written: nothing will ever renew it. */
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

/** A page, or a file that is part of one. */
function isOfPage({ method, path }: Request, apiPath: string): boolean {
  return (method === 'GET' || method === 'HEAD') && !path.startsWith(apiPath);
}

function sessionAfter(change: Renewal): Omit<VisitorSession, 'deviceToken'> {
  if (change.kind === 'closed')
    return { token: undefined, refreshToken: undefined, email: undefined, temporary: undefined };
  const { token, refresh_token: refreshToken, email } = change.tokens;
  return { token, refreshToken, email, temporary: undefined, isJustRenewed: true };
}
