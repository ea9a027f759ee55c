import { UnavailableError } from '#shared/api/api-error.ts';
import type { Send } from '#shared/api/send.ts';
import { FIXED_PATIENCE, within, type Patience } from './patience.ts';

type DeadlineOptions = {
  patience?: Patience | undefined;
  /** What has gone by of it already, in milliseconds: for a session, or for another node. */
  waitedMs?: number;
};

/**
 * One page's share of the visitor's patience: whatever calls it makes, one after the other, none goes on past
 * `milliseconds` from now, more where the machine is busy. The calls themselves are not cut: others may be waiting for
 * the same answer.
 */
export function createDeadlineSend(
  send: Send,
  milliseconds: number,
  { patience = FIXED_PATIENCE, waitedMs = 0 }: DeadlineOptions = {},
): Send {
  const left = patience.createTimeLeft(milliseconds, waitedMs);
  return async (call) => {
    return left() > 0 ? within(left, send(call), failLate) : failLate();
  };
}

function failLate(): never {
  throw new UnavailableError('timeout');
}
