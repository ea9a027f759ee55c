import { spawn } from 'node:child_process';
import { existsSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { JEST } from '../steps.ts';
import { readJestResults, type TestResult } from '../test-results.ts';

/** Without its protection a program may wait for ever. */
const PATIENCE_MS = 10 * 60_000;
/** Random requests find soon what is always there. */
const SECURITY_RUNS = '1000';
const RESULTS = 'controls-results.json';

type Wanted = {
  test: string;
  titles: readonly string[];
  /** What tests read from; `undefined`: they start one, of the sources they stand beside. */
  backofficeUrl: string | undefined;
};

/** Runs those tests of a file whose titles hold one of these words, in a copy of the project. */
export async function runTestFile(
  folder: string,
  { test, titles, backofficeUrl }: Wanted,
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
      // The copy lies where tests are not looked for otherwise.
      '--testPathIgnorePatterns=/node_modules/',
      `--testNamePattern=${titles.map(escape).join('|')}`,
      '--runTestsByPath',
      test,
    ],
    { cwd: folder, env: environmentOf(join(folder, test), backofficeUrl), stdio: 'ignore' },
  );
  const timer = setTimeout(() => child.kill(), PATIENCE_MS);
  await new Promise((resolve) => {
    child.once('close', resolve);
  });
  clearTimeout(timer);
  return existsSync(resultFile) ? readJestResults(readFileSync(resultFile, 'utf8')) : [];
}

/** Not of a suite, and without a back office where no test could ask it. */
function environmentOf(test: string, backofficeUrl: string | undefined): NodeJS.ProcessEnv {
  const { TEST_SUITES: _suites, TEST_BACKOFFICE_URL: _url, ...environment } = process.env;
  const url = asksBackoffice(test) ? backofficeUrl : 'none';
  return {
    ...environment,
    NODE_ENV: 'production',
    SECURITY_RUNS,
    ...(url !== undefined && { TEST_BACKOFFICE_URL: url }),
  };
}

/** Those that ask one reach it by these; others have one of their own, or none. */
export function asksBackoffice(test: string): boolean {
  return /\/(?:test-storefront|start-relay|test-site|crawl-site)\.ts'|TEST_BACKOFFICE_URL/.test(
    readFileSync(test, 'utf8'),
  );
}

function escape(words: string): string {
  return words.replace(/[\\^$.*+?()[\]{}|]/g, '\\$&');
}
