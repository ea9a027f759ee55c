import { setImmediate as nextTurn, setTimeout as wait } from 'node:timers/promises';

/**
 * Returns the result of a promise, or rejects after its time. Timers run before I/O: in a process that was busy, a
 * response that has arrived in time is read first.
 */
export async function withTimeout<Result>(milliseconds: number, promise: Promise<Result>): Promise<Result> {
  const ended = new AbortController();
  const late = wait(milliseconds, undefined, { ref: false, signal: ended.signal }).then(async () => {
    await nextTurn();
    await nextTurn();
    throw new Error(`no response within ${milliseconds} ms`);
  });
  late.catch(() => undefined);
  try {
    return await Promise.race([promise, late]);
  } finally {
    ended.abort();
  }
}
