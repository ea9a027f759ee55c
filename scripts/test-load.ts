import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { ensurePackage } from './ensure-package.ts';
import { runBuild, runJest } from './steps.ts';

/** `npm run test:load`: what needs many requests and minutes, apart from `npm test`. */
mkdirSync(join('.cache', 'results'), { recursive: true });
await ensurePackage('haproxy', 'Rolling restarts are not tested');
const steps = [
  await runBuild(),
  await runJest('under load', join('.cache', 'results', 'load.json'), [
    '--testPathIgnorePatterns',
    '/node_modules/',
    '/dist/',
    '/.cache/',
    '--testPathPatterns',
    '\\.load\\.test\\.ts$',
  ]),
];
const failed = steps.filter((step) => !step.isOk);
console.log(failed.length === 0 ? 'All good.' : `Failed: ${failed.map((step) => step.name).join(', ')}`);
process.exitCode = failed.length > 0 ? 1 : 0;
