import { buildSite } from './build-site.ts';
import { isBuildStale } from './build-stamp.ts';
import { ensurePackage } from './ensure-package.ts';
import { runScenario } from './reports/run-scenario.ts';
import { SCENARIOS } from './reports/scenarios.data.ts';

/** `npm run test:load [-- word]`: tests with many requests that take minutes, outside `npm test`. */
const words = process.argv.slice(2);
await ensurePackage('haproxy', 'rolling restarts are not tested');
if (isBuildStale()) await buildSite();
const failed: string[] = [];
for (const { id, command, files, env: sizes = {} } of SCENARIOS) {
  if (command !== 'test:load' || !(words.length === 0 || words.some((word) => id.includes(word)))) continue;
  if (!(await runScenario({ id, files, sizes, env: { NODE_ENV: 'production' } }))) failed.push(id);
}
console.log(failed.length === 0 ? 'All passed.' : `Failed: ${failed.join(', ')}`);
process.exitCode = failed.length > 0 ? 1 : 0;
