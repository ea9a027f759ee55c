import { ensureServers } from './ensure-servers.ts';
import { runApart } from './steps.ts';

/** `npm run test:security`: long form of the attacks of `npm test`, half an hour instead of seconds. */
await ensureServers();
const { isOk, results } = await runApart('attacks', ['-w', '1', 'tests/security/'], {
  SECURITY_FORM: 'long',
});
const passed = results.filter(({ status }) => status === 'passed').length;
console.log(`${passed} of ${results.length} attacks were fought off.`);
process.exitCode = isOk ? 0 : 1;
