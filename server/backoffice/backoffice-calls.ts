import type { Logger } from 'pino';
import { createFormSend } from '#shared/api/form-send.ts';
import { createKySend } from '#shared/api/ky-send.ts';
import type { Send } from '#shared/api/send.ts';
import type { VisitorCart } from '../http/cart-cookies.ts';
import type { VisitorSession } from '../http/session.ts';
import type { TraceFetch } from '../tracing/trace-calls.ts';
import { withServerClock, type BackofficeClock } from './backoffice-clock.ts';
import type { CallGuard } from './call-guard.ts';
import { inOrder } from './client-middleware.ts';
import type { ReportDataError } from './data-error-reporter.ts';
import { BACKOFFICE_LIMITS, createLimitedFetch, WRITE_LIMITS, type FetchLimits } from './limited-fetch.ts';
import type { Timeouts } from './timeouts.ts';
import type { RenderContext } from './render-context.ts';
import { createResponseCache, type ResponseCache } from './response-cache.ts';
import { withCart } from './middleware/with-cart.ts';
import { withAuth } from './middleware/with-auth.ts';
import { withValidation } from './middleware/with-validation.ts';
import { withCircuitBreaker } from './middleware/with-circuit-breaker.ts';
import { withDeadline } from './middleware/with-deadline.ts';
import { withFailureTracking } from './middleware/with-failure-tracking.ts';
import { withSendableCalls } from './middleware/with-sendable-calls.ts';
import { withLogoutRetry } from './middleware/with-logout-retry.ts';

export type CallLimits = {
  read?: FetchLimits;
  write?: FetchLimits;
  /** Size of the response cache, in characters of JSON. */
  cacheBytes?: number;
};

export type CallDependencies = {
  baseUrl: string;
  logger: Logger;
  reportDataError: ReportDataError;
  guard: CallGuard;
  clock: BackofficeClock;
  timeouts?: Timeouts;
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

export type BackofficeCalls = {
  /** Sends calls that belong to no page. */
  send: Send;
  /** Creates the sender of one page, with the token of its visitor. */
  sendForPage: (page: PageCalls, context: RenderContext) => Send;
  invalidate: ResponseCache['invalidate'];
};

/**
 * Composes the middleware between the storefront and the back office, in order and nothing else
 * (docs/architecture.md).
 */
export function createBackofficeCalls(deps: CallDependencies): BackofficeCalls {
  const { logger, reportDataError, guard, clock, timeouts, limits = {} } = deps;
  const cache = createResponseCache(limits.cacheBytes === undefined ? {} : { maxBytes: limits.cacheBytes });
  const logoutRetry = withLogoutRetry(logger);
  const request = inOrder(
    [withSendableCalls, withCircuitBreaker(guard), withValidation(reportDataError)],
    createCarrier(deps),
  );
  return {
    send: inOrder([logoutRetry, cache.withCache()], request),
    sendForPage: (page, context) =>
      inOrder(
        [
          withFailureTracking(context),
          withDeadline(page.limitMs, { timeouts, waitedMs: page.waitedMs }),
          withCart(page, context),
          withAuth(page.session, context, clock),
          logoutRetry,
          cache.withCache(context),
        ],
        request,
      ),
    invalidate: cache.invalidate,
  };
}

/** Sends a call over HTTP. Reads and writes have separate connections and limits. */
function createCarrier({ baseUrl, clock, timeouts, limits = {}, traceFetch }: CallDependencies): Send {
  const within = (fetchLimits: FetchLimits): Send => {
    const dated = withServerClock(clock, createLimitedFetch(fetchLimits, timeouts));
    const fetch = traceFetch?.(dated) ?? dated;
    const sendJson = createKySend({ baseUrl, fetch, timeout: false, retries: 0 });
    const sendForm = createFormSend({ baseUrl, fetch });
    return (call) => (call.body instanceof FormData ? sendForm : sendJson)(call);
  };
  const read = within(limits.read ?? BACKOFFICE_LIMITS);
  const write = within(limits.write ?? WRITE_LIMITS);
  return (call) => (call.method === 'GET' ? read : write)(call);
}
