import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { BUSY_WORKERS } from './busy-workers.ts';
import { coverSpecification } from './checks/spec-coverage.ts';
import { CHROMIUM_IS_MISSING, ensureChromium, findTestBrowser } from './ensure-chromium.ts';
import { ensurePackage } from './ensure-package.ts';
import { ensureServers } from './ensure-servers.ts';
import { reportMissing } from './report-missing.ts';
import {
  countBrowserTests,
  runBrowserTests,
  runBuild,
  runImageBuild,
  runImageCheck,
  runLogCheck,
  runSizeLimit,
  runStaticChecks,
  runSuites,
} from './steps.ts';
import type { StepResult } from './run-step.ts';
import { listTestFiles, ON_PGLITE, runsFirst } from './test-suites.ts';
import { quickFolder, startTestPostgres } from './test-postgres.ts';
import { describeFailures, readJestResults, readPlaywrightResults, type TestResult } from './test-results.ts';

/** `npm test`: runs every check. Its last line is the number of tests that passed and failed. */
const RESULTS = join('.cache', 'results');
const FIRST = join(RESULTS, 'jest-first.json');
const SERVER = join(RESULTS, 'jest.json');
const BROWSER = join(RESULTS, 'browser.json');

/** Tests of most of the handwritten SQL: they run on both databases. */
const isHardest = (path: string) =>
  /^backoffice\/(?:(?:database|parts|products|search|urls)\/[^/]+|cart\/cart|orders\/orders)\.db\.test\.ts$/.test(
    path,
  );

/** `sh`, which runs the Dockerfile's commands, is missing on Windows: only the site is built there. */
const HAS_SHELL = process.platform !== 'win32';

rmSync(RESULTS, { recursive: true, force: true });
mkdirSync(RESULTS, { recursive: true });

const imageFolder = mkdtempSync(join(tmpdir(), 'atre-image-'));
// These checks measure no time.
const [sources, built, absent] = await Promise.all([runStaticChecks(), buildAndMeasure(), ensurePrograms()]);
const hasBrowser = existsSync(findTestBrowser());
const image = HAS_SHELL ? runImageCheck(imageFolder) : undefined;
const steps = [
  ...sources,
  ...built,
  ...absent,
  ...(await runOnDatabases()),
  ...(image ? [await image] : []),
  ...(hasBrowser ? [await runBrowserTests(BROWSER), await runLogCheck()] : []),
];
rmSync(imageFolder, { recursive: true, force: true });

const results: TestResult[] = [
  ...readResults(FIRST, readJestResults),
  ...readResults(SERVER, readJestResults),
  ...readResults(BROWSER, readPlaywrightResults),
];
console.log(`\n${coverSpecification(results).summary}`);
const ofDatabase = results.filter(({ file }) => file.endsWith('.db.test.ts'));
const onceMore = ofDatabase.filter(({ title }) => title.includes(ON_PGLITE)).length;
console.log(
  onceMore > 0
    ? `Tests of the database: ${ofDatabase.length - onceMore} on PostgreSQL, ${onceMore} on PGlite.`
    : `Tests of the database: ${ofDatabase.length} on PGlite, none on PostgreSQL.`,
);
for (const failure of describeFailures(results)) console.log(failure);
const failedSteps = steps.filter((step) => !step.isOk);
for (const step of failedSteps) console.log(`Failed: ${step.name}`);
const failed = results.filter((result) => result.status === 'failed').length;
const skipped =
  results.filter((result) => result.status === 'skipped').length + (hasBrowser ? 0 : countBrowserTests());
if (skipped > 0) console.log(`Skipped: ${skipped}`);
const passed = results.filter((result) => result.status === 'passed').length;
// A failed step without a failed test (format, types …) counts as one.
const otherFailures = failedSteps.filter(
  ({ name }) => !['database and load', 'unit and server', 'browser'].includes(name),
);
const allFailed = failed + otherFailures.length || failedSteps.length;
console.log(`${passed} passed, ${allFailed} failed`);
process.exitCode = allFailed > 0 ? 1 : 0;

async function buildAndMeasure(): Promise<StepResult[]> {
  return [HAS_SHELL ? await runImageBuild(imageFolder) : await runBuild(), await runSizeLimit()];
}

/** Sequential, because package installations lock each other out. */
async function ensurePrograms(): Promise<StepResult[]> {
  const missing = await ensureServers();
  // Its package starts it on port 80 of the machine.
  if (!existsSync('/run/systemd/system'))
    missing.push(...(await ensurePackage('nginx', 'deploy/nginx.conf is not tried')));
  if (!(await ensureChromium())) missing.push(reportMissing('browser', CHROMIUM_IS_MISSING));
  return missing;
}

/**
 * Runs all on PostgreSQL, which is faster, and the most demanding tests on PGlite too; without PostgreSQL,
 * all on PGlite.
 */
async function runOnDatabases(): Promise<StepResult[]> {
  const postgres = await startTestPostgres(quickFolder());
  if (!postgres) {
    const none = reportMissing('on PostgreSQL', 'the embedded database is used instead. Install PostgreSQL.');
    return [none, await runSuites('unit and server', SERVER, listTestFiles())];
  }
  try {
    const env = { TEST_DATABASE_URL: postgres.url };
    const followers = listTestFiles((path) => !runsFirst(path));
    return [
      await runSuites('database and load', FIRST, listTestFiles(runsFirst), { env }),
      await runSuites('unit and server', SERVER, followers, {
        env,
        workers: BUSY_WORKERS,
        embedded: listTestFiles(isHardest),
      }),
    ];
  } finally {
    await postgres.stop();
  }
}

function readResults(file: string, read: (json: string) => TestResult[]): TestResult[] {
  return existsSync(file) ? read(readFileSync(file, 'utf8')) : [];
}
