import { spawnSync } from 'node:child_process';
import { existsSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { copyDemoShop } from '#tests/support/copy-demo-shop.ts';
import { runStep, type StepResult } from './run-step.ts';
import { SUITES_FOLDER, writeSuites } from './test-suites.ts';
import { describeFailures, readJestResults, type TestResult } from './test-results.ts';

const node = process.execPath;
/** Run by Node, because `node_modules/.bin` has other scripts on Windows. */
const TOOLS = {
  format: 'node_modules/oxfmt/bin/oxfmt',
  lint: 'node_modules/oxlint/bin/oxlint',
  deadCode: 'node_modules/knip/bin/knip.js',
  lockFile: 'node_modules/lockfile-lint/bin/lockfile-lint.js',
  playwright: 'node_modules/@playwright/test/cli.js',
};
export const JEST = ['--experimental-vm-modules', '--no-warnings', 'node_modules/jest/bin/jest.js'];

const LOCK_FILE_RULES =
  '--path package-lock.json --type npm --validate-integrity --validate-https --allowed-hosts npm'.split(' ');

/** Less frequent garbage collection saves an eighth of the type checker's time, up to 2 GiB of memory. */
const MEMORY_FOR_TIME = { GOGC: '400', GOMEMLIMIT: '2GiB' };

type StaticOptions = {
  /** Format and lint only these. */
  files?: readonly string[];
};

/** Runs all checks that read sources without running the site, concurrently: each uses one core. */
export function runStaticChecks(): Promise<StepResult[]> {
  return Promise.all(listStaticChecks().map((run) => run()));
}

/** Runs the same checks sequentially, the fast ones first, until one fails. */
export async function runUntilFailure(options: StaticOptions = {}): Promise<StepResult[]> {
  const results: StepResult[] = [];
  for (const run of listStaticChecks(options)) {
    const result = await run();
    results.push(result);
    if (!result.isOk) break;
  }
  return results;
}

function listStaticChecks({ files = [] }: StaticOptions = {}): (() => Promise<StepResult>)[] {
  // Replaces the compiler: type-aware rules parse and check all sources anyway.
  const lint = [TOOLS.lint, '--type-aware', '--type-check', '--deny-warnings', ...files];
  return [
    () => runStep('format', node, [TOOLS.format, '--check', ...files]),
    () => runStep('lock file', node, [TOOLS.lockFile, ...LOCK_FILE_RULES]),
    () => runStep('dead code', node, [TOOLS.deadCode, '--no-progress']),
    () => runStep('lint and types', node, lint, MEMORY_FOR_TIME),
  ];
}

export function runBuild(): Promise<StepResult> {
  return runStep('build', node, ['scripts/build.ts']);
}

export function runSizeLimit(): Promise<StepResult> {
  return runStep('bundle size', node, ['scripts/checks/bundle-size.ts']);
}

/** Builds the Dockerfile's images in a folder, and copies the build to where `npm run build` puts it. */
export function runImageBuild(folder: string): Promise<StepResult> {
  return runStep('build', node, ['scripts/build-image.ts', folder]);
}

/** Checks that the images in a folder start, work together and have their contents; prints their size. */
export async function runImageCheck(folder: string): Promise<StepResult> {
  const result = await runStep('images', node, ['scripts/checks/image.ts', folder]);
  if (result.isOk) process.stdout.write(result.output.replace(/^/gm, '       ').trimEnd() + '\n');
  return result;
}

/**
 * Runs unit and server tests with results in a JSON file; failures are reported from there at the end. Uses
 * React's production build, as visitors do, which takes half the time.
 */
export function runJest(name: string, resultFile: string, args: string[], env: Record<string, string> = {}) {
  const command = [...JEST, '--json', `--outputFile=${resultFile}`, '--silent', ...args];
  return runStep(name, node, command, { NODE_ENV: 'production', ...env }, resultFile);
}

/** Runs these test files, grouped by shared modules, some on PGlite; by default one worker per core. */
export function runSuites(
  name: string,
  resultFile: string,
  files: string[],
  {
    env = {},
    workers,
    embedded = [],
  }: { env?: Record<string, string>; workers?: number; embedded?: string[] } = {},
) {
  writeSuites(files, embedded);
  const args = workers === undefined ? [] : [`--maxWorkers=${workers}`];
  return runJest(name, resultFile, args, { TEST_SUITES: SUITES_FOLDER, ...env });
}

/** Prints each failed test of a results file with its message. Returns all results. */
export function reportJest(resultFile: string): TestResult[] {
  const results = existsSync(resultFile) ? readJestResults(readFileSync(resultFile, 'utf8')) : [];
  for (const failure of describeFailures(results)) console.log(failure);
  return results;
}

/** Number of browser tests. */
export function countBrowserTests(): number {
  const { stdout } = spawnSync(node, [TOOLS.playwright, 'test', '--list', '--reporter=list'], {
    encoding: 'utf8',
  });
  return Number(/Total: (\d+) tests?/.exec(stdout)?.[1] ?? 0);
}

/** Checks the logs of the servers of browser tests for secrets. */
export function runLogCheck(): Promise<StepResult> {
  return runStep('logs of the browser tests', node, ['scripts/checks/browser-logs.ts']);
}

/**
 * Runs all browser tests, or `specs`, on freshly created demo data: data of an earlier run may lack recent
 * additions.
 */
export async function runBrowserTests(
  resultFile: string,
  specs: readonly string[] = [],
): Promise<StepResult> {
  const data = join('.cache', 'browser-data');
  rmSync(data, { recursive: true, force: true });
  await copyDemoShop(data);
  return runStep(
    'browser',
    node,
    [TOOLS.playwright, 'test', ...specs],
    { PLAYWRIGHT_JSON_OUTPUT_NAME: resultFile },
    resultFile,
  );
}
