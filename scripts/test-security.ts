import { buildSite } from './build-site.ts';
import { isBuildStale } from './build-stamp.ts';
import { ensureServers } from './ensure-servers.ts';
import { runScenario } from './reports/run-scenario.ts';

/** `npm run test:security`: long form of the attacks of `npm test`, half an hour instead of seconds. */
await ensureServers();
if (isBuildStale()) await buildSite();
const isOk = await runScenario({
  id: 'attacks',
  files: 'tests/security/',
  env: { NODE_ENV: 'production', SECURITY_FORM: 'long' },
});
console.log(isOk ? 'All attacks were refused.' : 'Failed.');
process.exitCode = isOk ? 0 : 1;
