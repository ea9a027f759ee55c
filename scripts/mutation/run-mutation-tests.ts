import { execFileSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import type { TestResult } from '../test-results.ts';
import type { MutationTest } from './mutation-test.ts';
import { copyTree } from './copy-tree.ts';
import { findTestFinding } from './find-mutation-findings.ts';
import { judge, type Verdict } from './judge.ts';
import { startSharedBackoffice } from './start-shared-backoffice.ts';
import { mutate, type Mutated } from './mutate.ts';
import { usesBackoffice, runTestFile } from './run-test-file.ts';
import { readSources } from './sources.ts';

export type MutationRun = { mutationTest: MutationTest; verdict: Verdict; seconds: number };

/**
 * Tries each mutation on a copy of the working tree: its test must pass without it and fail with it. The
 * named tests of a file always run together, so that no result depends on the selection.
 */
export async function runMutationTests(
  mutationTests: readonly MutationTest[],
  copyName: string,
  onRun: (run: MutationRun) => void = () => undefined,
): Promise<MutationRun[]> {
  const copy = copyTree(join('.cache', 'mutation', copyName));
  const sources = readSources();
  const isAsked = mutationTests.some(({ test: [test] }) => existsSync(test) && usesBackoffice(test));
  const sharedBackoffice = isAsked ? await startSharedBackoffice() : undefined;
  const run = ({ test: [test], built }: MutationTest, isChanged: boolean): Promise<TestResult[]> => {
    if (built) build(copy.folder);
    const titles = mutationTests.filter((one) => one.test[0] === test).map((one) => one.test[1]);
    const backofficeUrl = isChanged ? undefined : sharedBackoffice?.url;
    return runTestFile(copy.folder, { test, titles: [...new Set(titles)], backofficeUrl });
  };
  /** Retries failed tests once, because a busy machine can cause timeouts. */
  const runUnchanged = async (mutationTest: MutationTest): Promise<TestResult[]> => {
    const first = await run(mutationTest, false);
    return first.some(({ status }) => status === 'failed') ? run(mutationTest, false) : first;
  };
  const before = new Map<string, TestResult[]>();
  const judgeOne = async (mutationTest: MutationTest): Promise<Verdict> => {
    const mutated = mutate(mutationTest, sources);
    const why = typeof mutated === 'string' ? mutated : findTestFinding(mutationTest, sources);
    if (typeof mutated === 'string' || why !== undefined) return { outcome: 'stale', ...(why && { why }) };
    const [test] = mutationTest.test;
    const known = before.get(test) ?? (await runUnchanged(mutationTest));
    before.set(test, known);
    copy.write(mutated);
    try {
      return judge(mutationTest, known, await run(mutationTest, isOfBackoffice(mutated)));
    } finally {
      copy.restore(mutated);
    }
  };
  const all: MutationRun[] = [];
  try {
    for (const mutationTest of mutationTests) {
      const since = performance.now();
      const verdict = await judgeOne(mutationTest);
      const mutationRun = { mutationTest, verdict, seconds: (performance.now() - since) / 1000 };
      all.push(mutationRun);
      onRun(mutationRun);
    }
  } finally {
    sharedBackoffice?.stop();
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
