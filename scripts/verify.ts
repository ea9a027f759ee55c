import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { runBuild, runJest, runSizeLimit, runStaticChecks } from './steps.ts';

/** `npm run verify`: the fast half of `npm test`, without PostgreSQL and browser. */
mkdirSync(join('.cache', 'results'), { recursive: true });
const steps = [
  ...(await runStaticChecks()),
  await runBuild(),
  await runSizeLimit(),
  await runJest('unit and server', join('.cache', 'results', 'verify.json'), []),
];
const failed = steps.filter((step) => !step.isOk);
console.log(failed.length === 0 ? 'All good.' : `Failed: ${failed.map((step) => step.name).join(', ')}`);
process.exitCode = failed.length > 0 ? 1 : 0;
