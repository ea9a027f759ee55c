import { ensurePackage } from './ensure-package.ts';
import { runApart } from './steps.ts';

/** `npm run test:load`: tests with many requests that take minutes, outside `npm test`. */
await ensurePackage('haproxy', 'rolling restarts are not tested');
const { isOk } = await runApart('under load', [
  '--testPathIgnorePatterns',
  '/node_modules/',
  '/dist/',
  '/.cache/',
  '--testPathPatterns',
  '\\.load\\.test\\.ts$',
]);
console.log(isOk ? 'All good.' : 'Failed.');
process.exitCode = isOk ? 0 : 1;
