import { UnavailableError } from '#shared/api/api-error.ts';
import type { ClientMiddleware } from '../client-middleware.ts';
import { FIXED_TIMEOUTS, withTimeLeft, type Timeouts } from '../timeouts.ts';

type TimeOptions = {
  timeouts?: Timeouts | undefined;
  /** Milliseconds that have passed already: for a session, or for another node. */
  waitedMs?: number;
};

/**
 * Limits the time of all calls of one page together to `milliseconds` from now, longer on a busy machine. The calls
 * themselves are not aborted: others may await the same response.
 * @throws UnavailableError `timeout`
 */
export function withDeadline(
  milliseconds: number,
  { timeouts = FIXED_TIMEOUTS, waitedMs = 0 }: TimeOptions = {},
): ClientMiddleware {
  const left = timeouts.createTimeLeft(milliseconds, waitedMs);
  return async (call, next) => (left() > 0 ? withTimeLeft(left, next(call), failLate) : failLate());
}

function failLate(): never {
  throw new UnavailableError('timeout');
}
