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
  /** Whether there is room for work that nobody waits for. */
  isIdle: () => boolean;
  /** For counts. */
  load: () => { running: number; waiting: number };
};

/** Somebody whose page is to be made as soon as there is room, until his patience ends. */
type Waiting = { start: () => void; patience: NodeJS.Timeout };

export type GateOptions = {
  /** Nobody waits longer before his page is begun. */
  patienceMs: number;
  /** For each page being made, so many may wait. */
  queueFactor: number;
  /** A page that takes longer is one of too many: soon the back office would answer none of them in time. */
  slowMs: number;
};

/** Who has waited longer would be let in with too little time left: he is promised an answer within two and a half seconds. */
const FOR_PAGES: GateOptions = { patienceMs: 600, queueFactor: 2, slowMs: 1000 };
/** Who has written something waits longer, among more: it is a great many that are turned away. Writing takes longer, too. */
export const FOR_FORMS: GateOptions = { patienceMs: 10_000, queueFactor: 20, slowMs: 10_000 };
/** What a slow page leaves of how many may be made at a time, and how many there always may. */
const LESS = 0.8;
const LEAST = 4;

/**
 * Lets `limit` pages be made at a time, fewer while they are slow (each takes a fifth away, quick ones give it back); a
 * short queue waits, the rest is turned away at once.
 */
export function createRenderGate(limit: number, options: GateOptions = FOR_PAGES): RenderGate {
  const { patienceMs, queueFactor, slowMs } = options;
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
      // Who has waited too long has gone, or will have before his page is there.
      const patience = setTimeout(() => {
        queue.splice(queue.indexOf(waiting), 1);
        reject(new OverloadedError());
      }, patienceMs);
      const waiting = { start: resolve, patience };
      queue.push(waiting);
    });
  };
  const learn = (took: number): void => {
    if (took > slowMs) allowed = Math.max(Math.min(LEAST, limit), allowed * LESS);
    // A gate that is hardly used says nothing of what could pass it.
    else if (running >= allowed / 2) allowed = Math.min(limit, allowed + 1 / allowed);
  };
  const leave = (): void => {
    running -= 1;
    while (hasRoom()) {
      const next = queue.shift();
      if (!next) return;
      clearTimeout(next.patience);
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
        learn(performance.now() - since);
        leave();
      }
    },
    takeTurn() {
      const turn = turns.then(() => nextTurn());
      turns = turn;
      return turn;
    },
    isIdle: () => queue.length === 0 && running < allowed / 2,
    load: () => ({ running, waiting: queue.length }),
  };
}
