import { setImmediate as nextTurn } from 'node:timers/promises';

/** There is more to do than can be done in time: come back in a moment. */
export class OverloadedError extends Error {
  override name = 'OverloadedError';
}

export type RenderGate = {
  /** Does a piece of work when its turn comes. @throws `OverloadedError` when too many wait, or it waited too long. */
  run<Result>(work: () => Promise<Result>): Promise<Result>;
  /** One render after the other, the rest of the world in between: whoever only wants a kept page never waits for two. */
  takeTurn: () => Promise<void>;
  /** For counts. */
  load: () => { running: number; waiting: number };
};

/** Nobody waits longer before his page is begun. */
const PATIENCE_MS = 1000;
/** For each page being made, so many may wait. */
const QUEUE_FACTOR = 2;

/** Lets `limit` pages be made at a time; a short queue waits, the rest is turned away at once. */
export function createRenderGate(limit: number): RenderGate {
  let running = 0;
  const queue: { start: () => void; giveUp: () => void; since: number }[] = [];
  let turns: Promise<unknown> = Promise.resolve();

  const enter = (): Promise<void> => {
    if (running < limit) {
      running += 1;
      return Promise.resolve();
    }
    if (queue.length >= limit * QUEUE_FACTOR) return Promise.reject(new OverloadedError());
    return new Promise((resolve, reject) => {
      queue.push({ start: resolve, giveUp: () => reject(new OverloadedError()), since: performance.now() });
    });
  };
  const leave = (): void => {
    // Who has waited too long has gone, or will have before his page is there.
    for (let next = queue.shift(); next; next = queue.shift()) {
      if (performance.now() - next.since <= PATIENCE_MS) return next.start();
      next.giveUp();
    }
    running -= 1;
  };

  return {
    async run(work) {
      await enter();
      try {
        return await work();
      } finally {
        leave();
      }
    },
    takeTurn() {
      const turn = turns.then(() => nextTurn());
      turns = turn;
      return turn;
    },
    load: () => ({ running, waiting: queue.length }),
  };
}
