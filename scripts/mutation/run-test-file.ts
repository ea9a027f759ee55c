import { spawn } from 'node:child_process';
import { existsSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { JEST } from '../steps.ts';
import { readJestResults, type TestResult } from '../test-results.ts';

/** A program without its protection may never end. */
const TIMEOUT_MS = 10 * 60_000;
/** Random requests find a missing protection early. */
const SECURITY_RUNS = '1000';
const RESULTS = 'mutation-results.json';

type RequestedRun = {
  test: string;
  titles: readonly string[];
  /** Shared back office for tests; `undefined`: they start one from their own sources. */
  backofficeUrl: string | undefined;
};

/** Runs the tests of a file whose titles contain one of these texts, in a copy of the project. */
export async function runTestFile(
  folder: string,
  { test, titles, backofficeUrl }: RequestedRun,
): Promise<TestResult[]> {
  const resultFile = join(folder, RESULTS);
  rmSync(resultFile, { force: true });
  const child = spawn(
    process.execPath,
    [
      ...JEST,
      '--runInBand',
      '--silent',
      '--forceExit',
      '--json',
      `--outputFile=${RESULTS}`,
      // Jest ignores the folder of the copy otherwise.
      '--testPathIgnorePatterns=/node_modules/',
      `--testNamePattern=${titles.map(escape).join('|')}`,
      '--runTestsByPath',
      test,
    ],
    { cwd: folder, env: environmentOf(join(folder, test), backofficeUrl), stdio: 'ignore' },
  );
  const timer = setTimeout(() => child.kill(), TIMEOUT_MS);
  await new Promise((resolve) => {
    child.once('close', resolve);
  });
  clearTimeout(timer);
  return existsSync(resultFile) ? readJestResults(readFileSync(resultFile, 'utf8')) : [];
}

/** Environment without the variables of a suite, and without a back office for tests that do not call it. */
function environmentOf(test: string, backofficeUrl: string | undefined): NodeJS.ProcessEnv {
  const { TEST_SUITES: _suites, TEST_BACKOFFICE_URL: _url, ...environment } = process.env;
  const url = usesBackoffice(test) ? backofficeUrl : 'none';
  return {
    ...environment,
    NODE_ENV: 'production',
    SECURITY_RUNS,
    ...(url !== undefined && { TEST_BACKOFFICE_URL: url }),
  };
}

/** Returns whether a test calls the shared back office; other tests start their own, or none. */
export function usesBackoffice(test: string): boolean {
  return /\/(?:test-storefront|start-relay|test-site|crawl-site)\.ts'|TEST_BACKOFFICE_URL/.test(
    readFileSync(test, 'utf8'),
  );
}

function escape(words: string): string {
  return words.replace(/[\\^$.*+?()[\]{}|]/g, '\\$&');
}
