import { execFileSync } from 'node:child_process';
import { availableParallelism, loadavg, totalmem } from 'node:os';

/** When and on what something was measured. */
export type Conditions = {
  /** YYYY-MM-DD */
  date: string;
  /** Abbreviated; `+` after it means uncommitted changes. */
  commit: string;
  /** Version of Node. */
  node: string;
  cores: number;
  memoryGib: number;
  /** Mean number of busy processors in the minute before: the load of other programs. Unknown for old records. */
  load?: number;
};

/** Reads the conditions of a run that is about to start. */
export function readConditions(): Conditions {
  return {
    date: new Date().toISOString().slice(0, 10),
    commit: readCommit(),
    node: process.versions.node,
    cores: availableParallelism(),
    memoryGib: Math.round(totalmem() / 2 ** 30),
    load: Number(loadavg()[0]?.toFixed(1)),
  };
}

/** Describes the machine without its name. */
export function describeMachine({ cores, memoryGib, load }: Conditions): string {
  const machine = `${cores} cores, ${memoryGib} GiB`;
  if (load === undefined) return machine;
  return load < 0.5 ? `${machine}, idle` : `${machine}, shared: ${load} busy before the run`;
}

function readCommit(): string {
  try {
    const changes = git('status', '--porcelain', '--untracked-files=no', '--', '.', ':!docs/reports');
    return git('rev-parse', '--short=8', 'HEAD') + (changes === '' ? '' : '+');
  } catch {
    return 'unknown';
  }
}

function git(...args: string[]): string {
  return execFileSync('git', args, { encoding: 'utf8', stdio: ['ignore', 'pipe', 'ignore'] }).trim();
}
