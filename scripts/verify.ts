import { mkdirSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { reportJest, runBuild, runSizeLimit, runSuites, runUntilFailure } from './steps.ts';
import { listTestFiles } from './test-suites.ts';

/**
 * Tests of the server, of the database and of programs run in `npm test`, and in `npm run test:changed` if
 * the change affects them.
 */
const IS_SLOW = /^tests\/|\.db\.test\.ts$/;
/** Tests that measure time fail on a busy machine. */
const MEASURES_TIME = /\bperformance\.now\(|timeRatio|differenceOf|Math\.abs\([^\n]*Date\.now\(/;
const RESULTS = join('.cache', 'results', 'verify.json');

/** `npm run verify`: checks a change within minutes; `npm test` checks everything. */
rmSync(RESULTS, { force: true });
mkdirSync(join('.cache', 'results'), { recursive: true });
const checks = await runUntilFailure();
const steps = checks.every(({ isOk }) => isOk) ? [...checks, ...(await runTests())] : checks;
const failed = steps.filter((step) => !step.isOk);
console.log(failed.length === 0 ? 'All good.' : `Failed: ${failed.map((step) => step.name).join(', ')}`);
process.exitCode = failed.length > 0 ? 1 : 0;

async function runTests() {
  const files = listTestFiles(
    (path) => !IS_SLOW.test(path) && !MEASURES_TIME.test(readFileSync(path, 'utf8')),
  );
  const results = [await runBuild(), await runSizeLimit(), await runSuites('unit', RESULTS, files)];
  reportJest(RESULTS);
  return results;
}
