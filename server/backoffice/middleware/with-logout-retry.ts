import type { Logger } from 'pino';
import { ApiError } from '#shared/api/api-error.ts';
import { refusesToken } from '#shared/api/ends-session.ts';
import type { ApiCall, Send } from '#shared/api/send.ts';
import type { ClientMiddleware } from '../client-middleware.ts';

export const LOGOUT_CALL = 'user/logout';

/** A quarter of an hour together: most outages are shorter. */
const WAITS_MS = [1000, 5000, 30_000, 120_000, 720_000];
/** More than the logouts of a quarter of an hour. */
const MAX_WAITING = 1000;

/**
 * Retries a failed logout in the background, a few times. The browser forgets its session at once, but the refresh
 * token would stay valid for a year. The token may expire meanwhile, and still names the session.
 */
export function withLogoutRetry(logger: Logger, waits = WAITS_MS): ClientMiddleware {
  let waiting = 0;
  const retryLater = (call: ApiCall, next: Send, attempts: number): void => {
    const wait = waits[attempts];
    if (wait === undefined || waiting >= MAX_WAITING) {
      logger.error({ attempts }, 'logout failed');
      return;
    }
    waiting += 1;
    setTimeout(() => {
      waiting -= 1;
      next(call).then(
        () => logger.info({ attempts: attempts + 1 }, 'logout succeeded on retry'),
        (error: unknown) => isRetryable(error) && retryLater(call, next, attempts + 1),
      );
    }, wait).unref();
  };
  return async (call, next) => {
    try {
      return await next(call);
    } catch (error) {
      if (call.path === LOGOUT_CALL && call.token !== undefined && isRetryable(error)) {
        logger.warn({ reason: (error as Error).message }, 'logout failed: it is retried');
        retryLater(call, next, 0);
      }
      throw error;
    }
  };
}

/** True if the same call may succeed later. */
function isRetryable(error: unknown): boolean {
  return !(error instanceof ApiError) || (error.statusCode >= 500 && !refusesToken(error));
}
