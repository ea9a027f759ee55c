import { mkdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { runBuild, runJest } from './steps.ts';
import { describeFailures, readJestResults } from './test-results.ts';

/** `npm run test:security`: the attacks of `npm test` in their long form, hours instead of seconds. */
const RESULTS = join('.cache', 'results', 'security.json');

mkdirSync(join('.cache', 'results'), { recursive: true });
const built = await runBuild();
const attacked = await runJest('attacks', RESULTS, ['-w', '1', 'tests/security/'], { SECURITY_FORM: 'long' });
const results = readJestResults(readFileSync(RESULTS, 'utf8'));
for (const failure of describeFailures(results)) console.log(failure);
const passed = results.filter(({ status }) => status === 'passed').length;
console.log(`${passed} of ${results.length} attacks were fought off.`);
process.exitCode = built.isOk && attacked.isOk ? 0 : 1;
