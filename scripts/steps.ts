import { spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, readFileSync, rmSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { copyDemoShop } from '#tests/support/copy-demo-shop.ts';
import { runStep, type StepResult } from './run-step.ts';
import { SUITES_FOLDER, writeSuites } from './test-suites.ts';
import { describeFailures, readJestResults, type TestResult } from './test-results.ts';

const node = process.execPath;
/** Run by Node: links in `node_modules/.bin` are scripts of another kind on Windows. */
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

/** What reads all types clears its memory up less often: an eighth of its time, until it holds two gigabytes. */
const MEMORY_FOR_TIME = { GOGC: '400', GOMEMLIMIT: '2GiB' };

type StaticOptions = {
  /** Format and lint of these alone. */
  files?: readonly string[];
};

/** Everything that looks at sources without running the site, all at once: each keeps one core busy. */
export function runStaticChecks(): Promise<StepResult[]> {
  return Promise.all(listStaticChecks().map((run) => run()));
}

/** The same one after the other, the quick ones first; the first that fails is the last. */
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
  // It tells what the compiler would: rules that know types need the same reading of all sources.
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

/** Builds as the Dockerfile says, its images in a folder, and puts what it built where `npm run build` does. */
export function runImageBuild(folder: string): Promise<StepResult> {
  return runStep('build', node, ['scripts/build-image.ts', folder]);
}

/** Whether the images in a folder start, serve together and hold what they need; prints how much that is. */
export async function runImageCheck(folder: string): Promise<StepResult> {
  const result = await runStep('images', node, ['scripts/checks/image.ts', folder]);
  if (result.isOk) process.stdout.write(result.output.replace(/^/gm, '       ').trimEnd() + '\n');
  return result;
}

/**
 * Unit and server tests, their results in a JSON file; what failed is told from there, with everything else. They run
 * what visitors get: React as it is in production, which also takes half the time.
 */
export function runJest(name: string, resultFile: string, args: string[], env: Record<string, string> = {}) {
  const command = [...JEST, '--json', `--outputFile=${resultFile}`, '--silent', ...args];
  return runStep(name, node, command, { NODE_ENV: 'production', ...env }, resultFile);
}

/**
 * These test files, many sharing what they load, and some on PGlite; as many workers as cores unless it is said
 * otherwise.
 */
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

/** Tests that stand apart from `npm test`, against a fresh build; what failed of them is told. */
export async function runApart(
  name: string,
  args: string[],
  env: Record<string, string> = {},
): Promise<{ isOk: boolean; results: TestResult[] }> {
  const resultFile = join('.cache', 'results', `${name.replaceAll(' ', '-')}.json`);
  mkdirSync(dirname(resultFile), { recursive: true });
  rmSync(resultFile, { force: true });
  const built = await runBuild();
  const tested = await runJest(name, resultFile, args, env);
  return { isOk: built.isOk && tested.isOk, results: reportJest(resultFile) };
}

/** Prints each failed test of a file of results with what it said. Gives all results. */
export function reportJest(resultFile: string): TestResult[] {
  const results = existsSync(resultFile) ? readJestResults(readFileSync(resultFile, 'utf8')) : [];
  for (const failure of describeFailures(results)) console.log(failure);
  return results;
}

/** How many tests a browser would run. */
export function countBrowserTests(): number {
  const { stdout } = spawnSync(node, [TOOLS.playwright, 'test', '--list', '--reporter=list'], {
    encoding: 'utf8',
  });
  return Number(/Total: (\d+) tests?/.exec(stdout)?.[1] ?? 0);
}

/** Whether the servers of the browser's tests have logged a secret. */
export function runLogCheck(): Promise<StepResult> {
  return runStep('logs of the browser tests', node, ['scripts/checks/browser-logs.ts']);
}

/** All browser tests, or `specs`. On demo data of the present sources, made already: what an earlier run left may lack what has been added since. */
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
