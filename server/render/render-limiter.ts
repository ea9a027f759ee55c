import { setImmediate as nextTurn } from 'node:timers/promises';

/** The server is overloaded: the request may be retried in a moment. */
export class OverloadedError extends Error {
  override name = 'OverloadedError';
}

export type RenderLimiter = {
  /** Runs a job when there is a slot. @throws `OverloadedError` when the queue is full, or the job waited too long. */
  run<Result>(work: () => Promise<Result>): Promise<Result>;
  /** Lets other requests run between two renders: a request for a cached page never waits for two. */
  yieldToEventLoop: () => Promise<void>;
  /** True if there is room for background work. */
  isIdle: () => boolean;
  load: () => { running: number; waiting: number };
};

/** A job in the queue, until its timeout. */
type Waiting = { start: () => void; timer: NodeJS.Timeout };

export type LimiterOptions = {
  /** Maximum time in the queue. */
  queueTimeoutMs: number;
  /** Length of the queue for each running job. */
  queueFactor: number;
  /** Duration of a slow job: concurrency is reduced before the back office times out for all. */
  slowMs: number;
};

/** A page that waited longer would have too little time left of its two and a half seconds. */
const FOR_PAGES: LimiterOptions = { queueTimeoutMs: 600, queueFactor: 2, slowMs: 1000 };
/** Forms wait longer, and in a longer queue: few are shed. They also take longer. */
export const FOR_FORMS: LimiterOptions = { queueTimeoutMs: 10_000, queueFactor: 20, slowMs: 10_000 };
/** A slow job multiplies the concurrency by this factor, down to the minimum. */
const SLOW_FACTOR = 0.8;
const MIN_CONCURRENCY = 4;

/**
 * Runs up to `limit` renders at a time, fewer while they are slow (a slow one takes a fifth away, fast ones restore
 * it). A short queue waits; the rest is rejected at once.
 */
export function createRenderLimiter(limit: number, options: LimiterOptions = FOR_PAGES): RenderLimiter {
  const { queueTimeoutMs, queueFactor, slowMs } = options;
  let running = 0;
  let allowed = limit;
  const queue: Waiting[] = [];
  let turns: Promise<unknown> = Promise.resolve();

  const hasRoom = () => running < Math.floor(allowed);
  const enter = (): Promise<void> => {
    if (queue.length === 0 && hasRoom()) {
      running += 1;
      return Promise.resolve();
    }
    if (queue.length >= Math.floor(allowed) * queueFactor) return Promise.reject(new OverloadedError());
    return new Promise((resolve, reject) => {
      // The client has disconnected by now, or would before its page is rendered.
      const timer = setTimeout(() => {
        queue.splice(queue.indexOf(waiting), 1);
        reject(new OverloadedError());
      }, queueTimeoutMs);
      const waiting = { start: resolve, timer };
      queue.push(waiting);
    });
  };
  const adjust = (took: number): void => {
    if (took > slowMs) allowed = Math.max(Math.min(MIN_CONCURRENCY, limit), allowed * SLOW_FACTOR);
    // A limiter with few jobs learns nothing about its capacity.
    else if (running >= allowed / 2) allowed = Math.min(limit, allowed + 1 / allowed);
  };
  const finish = (): void => {
    running -= 1;
    while (hasRoom()) {
      const next = queue.shift();
      if (!next) return;
      clearTimeout(next.timer);
      running += 1;
      next.start();
    }
  };

  return {
    async run(work) {
      await enter();
      const since = performance.now();
      try {
        return await work();
      } finally {
        adjust(performance.now() - since);
        finish();
      }
    },
    yieldToEventLoop() {
      const turn = turns.then(() => nextTurn());
      turns = turn;
      return turn;
    },
    isIdle: () => queue.length === 0 && running < allowed / 2,
    load: () => ({ running, waiting: queue.length }),
  };
}
