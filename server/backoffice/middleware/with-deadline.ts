import { UnavailableError } from '#shared/api/api-error.ts';
import type { ClientMiddleware } from '../client-middleware.ts';
import { FIXED_PATIENCE, within, type Patience } from '../patience.ts';

type TimeOptions = {
  patience?: Patience | undefined;
  /** Milliseconds that have passed already: for a session, or for another node. */
  waitedMs?: number;
};

/**
 * Limits the time of all calls of one page together: none goes on past `milliseconds` from now, longer where the
 * machine is busy. The calls themselves are not cut: others may be waiting for the same response.
 * @throws UnavailableError `timeout`
 */
export function withDeadline(
  milliseconds: number,
  { patience = FIXED_PATIENCE, waitedMs = 0 }: TimeOptions = {},
): ClientMiddleware {
  const left = patience.createTimeLeft(milliseconds, waitedMs);
  return async (call, next) => (left() > 0 ? within(left, next(call), failLate) : failLate());
}

function failLate(): never {
  throw new UnavailableError('timeout');
}
