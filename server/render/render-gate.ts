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

export type GateOptions = {
  /** Nobody waits longer before his page is begun. */
  patienceMs: number;
  /** For each page being made, so many may wait. */
  queueFactor: number;
  /** A page that takes longer is one of too many: soon the back office would answer none of them in time. */
  slowMs: number;
};

const FOR_PAGES: GateOptions = { patienceMs: 1000, queueFactor: 2, slowMs: 1000 };
/** Who has written something waits longer, among more: it is a great many that are turned away. Writing takes longer, too. */
export const FOR_FORMS: GateOptions = { patienceMs: 10_000, queueFactor: 20, slowMs: 10_000 };
/** What a slow page leaves of how many may be made at a time, and how many there always may. */
const LESS = 0.9;
const LEAST = 4;

/**
 * Lets `limit` pages be made at a time, fewer while they are slow (each takes a tenth away, quick ones give it back); a
 * short queue waits, the rest is turned away at once.
 */
export function createRenderGate(limit: number, options: GateOptions = FOR_PAGES): RenderGate {
  const { patienceMs, queueFactor, slowMs } = options;
  let running = 0;
  let allowed = limit;
  const queue: { start: () => void; giveUp: () => void; since: number }[] = [];
  let turns: Promise<unknown> = Promise.resolve();

  const enter = (): Promise<void> => {
    if (running < Math.floor(allowed)) {
      running += 1;
      return Promise.resolve();
    }
    if (queue.length >= Math.floor(allowed) * queueFactor) return Promise.reject(new OverloadedError());
    return new Promise((resolve, reject) => {
      queue.push({ start: resolve, giveUp: () => reject(new OverloadedError()), since: performance.now() });
    });
  };
  const learn = (took: number): void => {
    if (took > slowMs) allowed = Math.max(Math.min(LEAST, limit), allowed * LESS);
    // A gate that is hardly used says nothing of what could pass it.
    else if (running >= allowed / 2) allowed = Math.min(limit, allowed + 1 / allowed);
  };
  const leave = (): void => {
    if (running > Math.floor(allowed)) {
      running -= 1;
      return;
    }
    // Who has waited too long has gone, or will have before his page is there.
    for (let next = queue.shift(); next; next = queue.shift()) {
      if (performance.now() - next.since <= patienceMs) return next.start();
      next.giveUp();
    }
    running -= 1;
  };

  return {
    async run(work) {
      await enter();
      const since = performance.now();
      try {
        return await work();
      } finally {
        learn(performance.now() - since);
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
