import { runSuites } from './steps.ts';
import { listTestFiles } from './test-suites.ts';
import { startTestPostgres } from './test-postgres.ts';
const pattern = new RegExp(process.argv[2] ?? '.');
const postgres = process.argv[3] === 'pglite' ? undefined : await startTestPostgres();
const t = Date.now();
const r = await runSuites(
  'x',
  '/tmp/jx.json',
  listTestFiles((p) => pattern.test(p)),
  postgres ? { TEST_DATABASE_URL: postgres.url } : {},
);
console.log(r.isOk, (Date.now() - t) / 1000);
await postgres?.stop();
