import { setImmediate as nextTurn, setTimeout as wait } from 'node:timers/promises';

/**
 * What a promise gives, or an error once it has had its time. A process that was busy meanwhile looks first at what
 * has arrived: timers come before answers that have lain there all along.
 */
export async function giveUpAfter<Answer>(milliseconds: number, promise: Promise<Answer>): Promise<Answer> {
  const ended = new AbortController();
  const late = wait(milliseconds, undefined, { ref: false, signal: ended.signal }).then(async () => {
    await nextTurn();
    await nextTurn();
    throw new Error(`no answer within ${milliseconds} ms`);
  });
  late.catch(() => undefined);
  try {
    return await Promise.race([promise, late]);
  } finally {
    ended.abort();
  }
}
