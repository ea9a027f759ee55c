/** How long calls may take. All limits of one storefront stretch alike. */
export type Patience = {
  /** Gives up after so many milliseconds, unless it is stopped by what this returns. */
  start: (milliseconds: number, giveUp: () => void) => () => void;
  /** What is left of so many milliseconds, of which some may have gone by already. */
  createTimeLeft: (milliseconds: number, waitedMs?: number) => () => number;
};

/** No wait for a read is longer, however busy the machine is. */
export const LONGEST_WAIT_MS = 20_000;
/** How often it is looked whether the machine is still busy. */
const LOOK_MS = 500;

/**
 * Patience that stretches while the machine is busy: there a back office that is well answers late, and so do we. A limit
 * is judged when it is reached and every half second after, so that a machine which is quiet again ends the wait
 * (decision 50).
 *
 * @param maxStretch how many times longer limits are then, up to twenty seconds
 */
export function createPatience(isBusy: () => boolean, maxStretch: number): Patience {
  const createTimeLeft = (milliseconds: number, waitedMs = 0) => {
    const since = performance.now() - waitedMs;
    const stretched = Math.max(milliseconds, Math.min(milliseconds * maxStretch, LONGEST_WAIT_MS));
    return () => {
      const elapsed = performance.now() - since;
      if (elapsed < milliseconds) return milliseconds - elapsed;
      return isBusy() ? stretched - elapsed : 0;
    };
  };
  return {
    createTimeLeft,
    start: (milliseconds, giveUp) => giveUpWhenOver(createTimeLeft(milliseconds), giveUp),
  };
}

/** Limits that are what they are, whatever the machine does. */
export const FIXED_PATIENCE = createPatience(() => false, 1);

/** What a promise gives, or what `onLate` gives or throws once no time is left. */
export async function within<Answer, Late>(
  left: () => number,
  promise: Promise<Answer>,
  onLate: () => Late,
): Promise<Answer | Late> {
  return new Promise((resolve, reject) => {
    const stop = giveUpWhenOver(left, () => {
      try {
        resolve(onLate());
      } catch (error) {
        reject(error);
      }
    });
    promise.then(resolve, reject).finally(stop);
  });
}

/**
 * Gives up once no time is left, unless it is stopped before. Timers come before what has arrived meanwhile: where this
 * process itself was held up, the response that is waited for may have been there all along, so it is looked at first.
 */
export function giveUpWhenOver(left: () => number, giveUp: () => void): () => void {
  let turn: NodeJS.Immediate | undefined;
  let timer: NodeJS.Timeout;
  let isFirst = true;
  const check = () => {
    const more = left();
    if (more <= 0) turn = setImmediate(() => (turn = setImmediate(giveUp)));
    else timer = setTimeout(check, isFirst ? more : Math.min(more, LOOK_MS));
    isFirst = false;
  };
  check();
  return () => {
    clearTimeout(timer);
    clearImmediate(turn);
  };
}
