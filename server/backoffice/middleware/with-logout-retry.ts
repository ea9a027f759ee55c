import type { Logger } from 'pino';
import { ApiError } from '#shared/api/api-error.ts';
import { refusesToken } from '#shared/api/ends-session.ts';
import type { ApiCall, Send } from '#shared/api/send.ts';
import type { ClientMiddleware } from '../client-middleware.ts';

export const LOGOUT_CALL = 'user/logout';

/** A quarter of an hour together: longer than a back office is usually away. */
const WAITS_MS = [1000, 5000, 30_000, 120_000, 720_000];
/** More than leave in a quarter of an hour; beyond it something else is wrong. */
const MOST_WAITING = 1000;

/**
 * A browser forgets its session at once, but what renews it would live for a year where the back office was not told. A
 * failed logout is retried in the background, a few times; its token may have ended meanwhile, and still names the
 * session.
 */
export function withLogoutRetry(logger: Logger, waits = WAITS_MS): ClientMiddleware {
  let waiting = 0;
  const tryLater = (call: ApiCall, next: Send, tries: number): void => {
    const wait = waits[tries];
    if (wait === undefined || waiting >= MOST_WAITING) {
      logger.error({ tries }, 'a session could not be ended');
      return;
    }
    waiting += 1;
    setTimeout(() => {
      waiting -= 1;
      next(call).then(
        () => logger.info({ tries: tries + 1 }, 'a session was ended after all'),
        (error: unknown) => mayPass(error) && tryLater(call, next, tries + 1),
      );
    }, wait).unref();
  };
  return async (call, next) => {
    try {
      return await next(call);
    } catch (error) {
      if (call.path === LOGOUT_CALL && call.token !== undefined && mayPass(error)) {
        logger.warn({ reason: (error as Error).message }, 'a session is not ended yet: it is tried again');
        tryLater(call, next, 0);
      }
      throw error;
    }
  };
}

/** Whether the same call may be answered later. */
function mayPass(error: unknown): boolean {
  return !(error instanceof ApiError) || (error.statusCode >= 500 && !refusesToken(error));
}
