import { createHash } from 'node:crypto';
import type { RequestHandler } from 'express';
import { LRUCache } from 'lru-cache';
import type { SignedIn } from '#shared/contract/account.ts';
import { ApiError } from '#shared/api/api-error.ts';
import type { Send } from '#shared/api/send.ts';
import type { BackofficeClock } from '../backoffice/backoffice-clock.ts';
import { asksForToken } from './asks-for-token.ts';
import { applySessionChange, type Renewal } from './session-cookies.ts';
import { secondsLeft, visitorOf, type VisitorSession } from './session.ts';

type RefreshOptions = {
  send: Send;
  siteId: number;
  planId: () => Promise<number>;
  /** Where calls begin: those that ask for no token need none. */
  apiPath: string;
  clock: BackofficeClock;
};

/** A token with less left than this is renewed before it is used. */
const LEAST_SECONDS = 20;
/** Requests that set out with the same old cookies get what the first of them got. */
const SHARED_MS = 60_000;
const MOST_SHARED = 10_000;

/**
 * Renews the session of whoever comes with a token that is about to end, before anything is done in its name. One
 * renewal for all requests that carry the same cookies; a session that is over takes its cookies with it.
 */
export function createSessionRefresh({
  send,
  siteId,
  planId,
  apiPath,
  clock,
}: RefreshOptions): RequestHandler {
  const renewals = new LRUCache<string, Promise<Renewal | undefined>>({
    max: MOST_SHARED,
    ttl: SHARED_MS,
  });
  const renew = async (refreshToken: string, email: string): Promise<Renewal | undefined> => {
    try {
      const answer = (await send({
        method: 'POST',
        path: 'user/logged',
        query: { site_id: String(siteId), lang: 'fr', sales_plan_id: String(await planId()) },
        body: { email, refresh: 1, refresh_token: refreshToken },
      })) as SignedIn;
      return { kind: 'opened', tokens: { ...answer, email } };
    } catch (error) {
      // A silent back office says nothing of the session: it is tried again with the next request.
      return error instanceof ApiError && error.body.code === 'refresh_no_longer_available'
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
    void renewal.then((change) => !change && renewals.delete(key));
    return renewal;
  };
  return async (request, response, next) => {
    const { token, refreshToken, email } = response.locals.session;
    const isPlainCall =
      request.path.startsWith(apiPath) && !asksForToken(request, request.path.slice(apiPath.length - 1));
    const isGood = secondsLeft(token, clock) > LEAST_SECONDS;
    if (isPlainCall || !refreshToken || !email || isGood) return next();
    const change = await renewOnce(refreshToken, email);
    // An old token would only end a session that may be renewed with the next request.
    if (!change && token !== undefined && secondsLeft(token, clock) === 0)
      response.locals.session = { ...response.locals.session, token: undefined, endedToken: token };
    if (change) {
      response.locals.session = sessionAfter(change);
      response.locals.visitor = visitorOf(response.locals.session);
      applySessionChange(response, change);
    }
    return next();
  };
}

function sessionAfter(change: Renewal): VisitorSession {
  if (change.kind === 'closed')
    return { token: undefined, refreshToken: undefined, email: undefined, temporary: undefined };
  const { token, refresh_token: refreshToken, email } = change.tokens;
  return { token, refreshToken, email, temporary: undefined };
}
