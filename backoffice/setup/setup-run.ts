/** A finished step has the seconds that it took. */
export type SetupStep = { name: string; seconds?: number };

export type SetupTask = 'demo' | 'check' | 'import';

export type RunState =
  | { kind: 'idle' }
  | { kind: 'running'; task: SetupTask; steps: readonly SetupStep[] }
  | { kind: 'done'; task: SetupTask; seconds: number }
  | { kind: 'failed'; task: SetupTask };

/** Does a task. `onStep` receives the name of each step. @throws when it fails */
export type SetupWork = (onStep: (step: string) => void) => Promise<void>;

export type SetupRun = {
  state: () => RunState;
  /** Begins a task in the background. Does nothing while another one runs. */
  start: (task: SetupTask, work: SetupWork) => void;
};

/** One task at a time, whose progress the set-up page shows. */
export function createSetupRun(onFailure: (error: unknown, task: SetupTask) => void): SetupRun {
  let state: RunState = { kind: 'idle' };
  const run = async (task: SetupTask, work: SetupWork) => {
    const startedAt = performance.now();
    let since = startedAt;
    let steps: SetupStep[] = [];
    state = { kind: 'running', task, steps };
    const finishStep = () => {
      const seconds = secondsSince(since);
      since = performance.now();
      return steps.map((step) => ({ seconds, ...step }));
    };
    try {
      await work((name) => {
        steps = [...finishStep(), { name }];
        state = { kind: 'running', task, steps };
      });
      state = { kind: 'done', task, seconds: secondsSince(startedAt) };
    } catch (error) {
      onFailure(error, task);
      state = { kind: 'failed', task };
    }
  };
  return {
    state: () => state,
    start: (task, work) => {
      if (state.kind !== 'running') void run(task, work);
    },
  };
}

function secondsSince(time: number): number {
  return Math.round((performance.now() - time) / 1000);
}
