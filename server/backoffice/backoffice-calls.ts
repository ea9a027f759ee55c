import type { Logger } from 'pino';
import { createFormSend } from '#shared/api/form-send.ts';
import { createKySend } from '#shared/api/ky-send.ts';
import type { Send } from '#shared/api/send.ts';
import type { VisitorCart } from '../http/cart-cookies.ts';
import type { VisitorSession } from '../http/session.ts';
import type { TraceFetch } from '../tracing/trace-calls.ts';
import { createDatedFetch, type BackofficeClock } from './backoffice-clock.ts';
import type { CallGuard } from './call-guard.ts';
import { inOrder } from './call-step.ts';
import type { FaultLog } from './fault-log.ts';
import { BACKOFFICE_LIMITS, createLimitedFetch, WRITE_LIMITS, type FetchLimits } from './limited-fetch.ts';
import type { Patience } from './patience.ts';
import { createResponseCache, type AnswersJar, type ResponseCache } from './response-cache.ts';
import { attachCart, type CartJar } from './steps/attach-cart.ts';
import { attachSession, type SessionJar } from './steps/attach-session.ts';
import { checkResponse } from './steps/check-response.ts';
import { guardCall } from './steps/guard-call.ts';
import { limitTime } from './steps/limit-time.ts';
import { noteFailures } from './steps/note-failures.ts';
import { refuseUnsendable } from './steps/refuse-unsendable.ts';
import { retryLogout } from './steps/retry-logout.ts';

export type CallLimits = {
  read?: FetchLimits;
  write?: FetchLimits;
  /** Size of the response cache, in characters of JSON. */
  cacheBytes?: number;
};

export type CallDependencies = {
  baseUrl: string;
  logger: Logger;
  logFault: FaultLog;
  guard: CallGuard;
  clock: BackofficeClock;
  patience?: Patience;
  limits?: CallLimits | undefined;
  traceFetch?: TraceFetch | undefined;
};

/** The visitor of a page and the time left for its calls. */
export type PageCalls = {
  session: VisitorSession;
  cart: VisitorCart;
  isPro: boolean;
  /** Milliseconds for all calls together, and those that have passed. */
  limitMs: number;
  waitedMs: number;
};

/** What the calls of one page learn. */
export type PageJars = { responses: AnswersJar; session: SessionJar; cart: CartJar };

export type BackofficeCalls = {
  /** Calls that belong to no page. */
  send: Send;
  /** Calls of one page, in the name of its visitor. */
  sendForPage: (page: PageCalls, jars: PageJars) => Send;
  purge: ResponseCache['purge'];
};

/** Every step between the storefront and the back office, in order and nothing else (docs/architecture.md). */
export function createBackofficeCalls(deps: CallDependencies): BackofficeCalls {
  const { logger, logFault, guard, clock, patience, limits = {} } = deps;
  const cache = createResponseCache(limits.cacheBytes === undefined ? {} : { mostBytes: limits.cacheBytes });
  const retryLogouts = retryLogout(logger);
  const request = inOrder([refuseUnsendable, guardCall(guard), checkResponse(logFault)], createCarrier(deps));
  return {
    send: inOrder([retryLogouts, cache.step()], request),
    sendForPage: (page, jars) =>
      inOrder(
        [
          noteFailures(jars.responses),
          limitTime(page.limitMs, { patience, waitedMs: page.waitedMs }),
          attachCart(page, jars.cart),
          attachSession(page.session, jars.session, clock),
          retryLogouts,
          cache.step(jars.responses),
        ],
        request,
      ),
    purge: cache.purge,
  };
}

/** Sends a call over HTTP: reads and writes have connections and limits of their own. */
function createCarrier({ baseUrl, clock, patience, limits = {}, traceFetch }: CallDependencies): Send {
  const within = (fetchLimits: FetchLimits): Send => {
    const dated = createDatedFetch(clock, createLimitedFetch(fetchLimits, patience));
    const fetch = traceFetch?.(dated) ?? dated;
    const sendJson = createKySend({ baseUrl, fetch, timeout: false, retries: 0 });
    const sendForm = createFormSend({ baseUrl, fetch });
    return (call) => (call.body instanceof FormData ? sendForm : sendJson)(call);
  };
  const read = within(limits.read ?? BACKOFFICE_LIMITS);
  const write = within(limits.write ?? WRITE_LIMITS);
  return (call) => (call.method === 'GET' ? read : write)(call);
}
