/** Timeouts of calls. Those of one storefront stretch together. */
export type Timeouts = {
  /** Calls `onExpiry` after these milliseconds. Returns a function that cancels it. */
  start: (milliseconds: number, onExpiry: () => void) => () => void;
  /** Returns a function for the remaining milliseconds; `waitedMs` have passed already. */
  createTimeLeft: (milliseconds: number, waitedMs?: number) => () => number;
};

/** Upper bound of a stretched timeout. */
export const MAX_TIMEOUT_MS = 20_000;
/** Interval at which a stretched timeout checks whether the machine is still busy. */
const CHECK_INTERVAL_MS = 500;

/**
 * Creates timeouts that stretch while the machine is busy: there a healthy back office responds late. A timeout is
 * checked when it is reached and every half second after, so that it ends once the machine is quiet (decision 50).
 *
 * @param maxStretch factor of a stretched timeout, up to twenty seconds
 */
export function createTimeouts(isBusy: () => boolean, maxStretch: number): Timeouts {
  const createTimeLeft = (milliseconds: number, waitedMs = 0) => {
    const since = performance.now() - waitedMs;
    const stretched = Math.max(milliseconds, Math.min(milliseconds * maxStretch, MAX_TIMEOUT_MS));
    return () => {
      const elapsed = performance.now() - since;
      if (elapsed < milliseconds) return milliseconds - elapsed;
      return isBusy() ? stretched - elapsed : 0;
    };
  };
  return {
    createTimeLeft,
    start: (milliseconds, onExpiry) => onTimeout(createTimeLeft(milliseconds), onExpiry),
  };
}

/** Timeouts that do not stretch. */
export const FIXED_TIMEOUTS = createTimeouts(() => false, 1);

/** Returns the result of a promise, or that of `onLate` (which may throw) once no time is left. */
export async function withTimeLeft<Result, Late>(
  left: () => number,
  promise: Promise<Result>,
  onLate: () => Late,
): Promise<Result | Late> {
  return new Promise((resolve, reject) => {
    const stop = onTimeout(left, () => {
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
 * Calls `onExpiry` once no time is left. Returns a function that cancels it. Timers run before I/O: in a process that
 * was blocked, a response that has arrived in time is read first.
 */
export function onTimeout(left: () => number, onExpiry: () => void): () => void {
  let turn: NodeJS.Immediate | undefined;
  let timer: NodeJS.Timeout;
  let isFirst = true;
  const check = () => {
    const more = left();
    if (more <= 0) turn = setImmediate(() => (turn = setImmediate(onExpiry)));
    else timer = setTimeout(check, isFirst ? more : Math.min(more, CHECK_INTERVAL_MS));
    isFirst = false;
  };
  check();
  return () => {
    clearTimeout(timer);
    clearImmediate(turn);
  };
}
