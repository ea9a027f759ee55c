import { execFileSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import type { TestResult } from '../test-results.ts';
import type { Control } from './control.ts';
import { copyTree } from './copy-tree.ts';
import { findTestFault } from './find-control-faults.ts';
import { judge, type Verdict } from './judge.ts';
import { lendBackoffice } from './lend-backoffice.ts';
import { mutate, type Mutated } from './mutate.ts';
import { asksBackoffice, runTestFile } from './run-test-file.ts';
import { readSources } from './sources.ts';

export type Tried = { control: Control; verdict: Verdict; seconds: number };

/**
 * Tries each mutation on a copy of the working tree: its test must pass without it and fail with it. The
 * named tests of a file always run together, so that no result depends on the selection.
 */
export async function tryControls(
  controls: readonly Control[],
  copyName: string,
  onTried: (tried: Tried) => void = () => undefined,
): Promise<Tried[]> {
  const copy = copyTree(join('.cache', 'controls', copyName));
  const sources = readSources();
  const isAsked = controls.some(({ test: [test] }) => existsSync(test) && asksBackoffice(test));
  const lent = isAsked ? await lendBackoffice() : undefined;
  const run = ({ test: [test], built }: Control, isChanged: boolean): Promise<TestResult[]> => {
    if (built) build(copy.folder);
    const titles = controls.filter((one) => one.test[0] === test).map((one) => one.test[1]);
    const backofficeUrl = isChanged ? undefined : lent?.url;
    return runTestFile(copy.folder, { test, titles: [...new Set(titles)], backofficeUrl });
  };
  /** Retries failed tests once, because a busy machine can cause timeouts. */
  const runUnchanged = async (control: Control): Promise<TestResult[]> => {
    const first = await run(control, false);
    return first.some(({ status }) => status === 'failed') ? run(control, false) : first;
  };
  const before = new Map<string, TestResult[]>();
  const judgeOne = async (control: Control): Promise<Verdict> => {
    const mutated = mutate(control, sources);
    const why = typeof mutated === 'string' ? mutated : findTestFault(control, sources);
    if (typeof mutated === 'string' || why !== undefined) return { outcome: 'stale', ...(why && { why }) };
    const [test] = control.test;
    const known = before.get(test) ?? (await runUnchanged(control));
    before.set(test, known);
    copy.write(mutated);
    try {
      return judge(control, known, await run(control, isOfBackoffice(mutated)));
    } finally {
      copy.restore(mutated);
    }
  };
  const all: Tried[] = [];
  try {
    for (const control of controls) {
      const since = performance.now();
      const verdict = await judgeOne(control);
      const tried = { control, verdict, seconds: (performance.now() - since) / 1000 };
      all.push(tried);
      onTried(tried);
    }
  } finally {
    lent?.stop();
  }
  return all;
}

/** Returns whether the changed file is part of the back office too. */
function isOfBackoffice({ file }: Mutated): boolean {
  return /^(?:backoffice|shared)\//.test(file);
}

function build(folder: string): void {
  execFileSync(process.execPath, ['scripts/build.ts'], { cwd: folder, stdio: 'ignore' });
}
