/** A finished step has the seconds that it took. */
export type DemoStep = { name: string; seconds?: number };

export type DemoState =
  | { kind: 'idle' }
  | { kind: 'running'; steps: readonly DemoStep[] }
  | { kind: 'done'; seconds: number }
  | { kind: 'failed' };

/** Fills the empty database with the demo shop, all or nothing. `onStep` receives the name of each step. */
export type LoadDemo = (onStep: (step: string) => void) => Promise<void>;

export type DemoRun = {
  state: () => DemoState;
  /** Begins to load in the background. Does nothing while it runs, or after it has succeeded. */
  start: () => void;
};

export function createDemoRun(load: LoadDemo, onFailure: (error: unknown) => void): DemoRun {
  let state: DemoState = { kind: 'idle' };
  const run = async () => {
    const startedAt = performance.now();
    let since = startedAt;
    let steps: DemoStep[] = [];
    state = { kind: 'running', steps };
    const finishStep = () => {
      const seconds = secondsSince(since);
      since = performance.now();
      return steps.map((step) => ({ seconds, ...step }));
    };
    try {
      await load((name) => {
        steps = [...finishStep(), { name }];
        state = { kind: 'running', steps };
      });
      state = { kind: 'done', seconds: secondsSince(startedAt) };
    } catch (error) {
      onFailure(error);
      state = { kind: 'failed' };
    }
  };
  return {
    state: () => state,
    start: () => {
      if (state.kind === 'idle' || state.kind === 'failed') void run();
    },
  };
}

function secondsSince(time: number): number {
  return Math.round((performance.now() - time) / 1000);
}
