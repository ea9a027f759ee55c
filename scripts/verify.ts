import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { runBuild, runSizeLimit, runStaticChecks, runSuites } from './steps.ts';
import { listTestFiles } from './test-suites.ts';

/** Tests that wait on purpose: programs that start and leave, a back office in trouble. */
const SLOW = /^tests\/(?:process|faults)\/|faults\.|response-cache\./;

/** `npm run verify`: the fast half of `npm test`, without PostgreSQL, browser and tests that wait. */
mkdirSync(join('.cache', 'results'), { recursive: true });
const steps = [
  ...(await runStaticChecks()),
  await runBuild(),
  await runSizeLimit(),
  await runSuites(
    'unit and server',
    join('.cache', 'results', 'verify.json'),
    listTestFiles((path) => !SLOW.test(path)),
  ),
];
const failed = steps.filter((step) => !step.isOk);
console.log(failed.length === 0 ? 'All good.' : `Failed: ${failed.map((step) => step.name).join(', ')}`);
process.exitCode = failed.length > 0 ? 1 : 0;
