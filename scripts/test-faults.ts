import { spawn } from 'node:child_process';
import { Client } from 'pg';
import { databaseUrl, POSTGRES_TEMPLATE } from '#tests/support/test-database.ts';
import { buildSite } from './build-site.ts';
import { isBuildStale } from './build-stamp.ts';
import { JEST } from './steps.ts';
import { startTestPostgres } from './test-postgres.ts';

/**
 * `npm run test:faults [-- words]`: what must survive, in its long form, against built programs. Each run is one of
 * those below, chosen by words of its name; the normal run holds short forms of them.
 *
 * By hand, `DATABASE_KILLS` says how often the database is killed (50 here, 3 unless told otherwise), `CHECKOUT_KILLS`
 * the same of the back office, and `SOAK_MINUTES` how long the soak lasts (30).
 */
type Run = { name: string; files: string; env?: Record<string, string> };

/** The files of faults are none of the normal run's. */
const ANY_FILE = ['--testMatch', '**/*.test.ts', '--testPathIgnorePatterns', '/node_modules/', '/dist/'];
const KILLS = '100';
const DATABASE_KILLS = '50';
const BUYERS = '200';

const wanted = process.argv.slice(2);
const isWanted = ({ name }: Run) => wanted.length === 0 || wanted.some((word) => name.includes(word));

if (isBuildStale()) await buildSite();
const postgres = await startTestPostgres();
const failed: string[] = [];
try {
  for (const run of (await listRuns()).filter(isWanted)) {
    console.log(`\n${run.name}`);
    if (!(await isGreen(run))) failed.push(run.name);
  }
} finally {
  await postgres?.stop();
}
if (!postgres) console.log('This machine has no initdb and postgres: nothing was tried on PostgreSQL.');
console.log(failed.length === 0 ? 'All survived.' : `Failed: ${failed.join('; ')}`);
process.exitCode = failed.length > 0 ? 1 : 0;

async function listRuns(): Promise<Run[]> {
  const kills = { files: 'tests/process/kill-checkout', env: { CHECKOUT_KILLS: KILLS } };
  const runs: Run[] = [
    { name: 'the back office in trouble', files: 'tests/faults/backoffice' },
    {
      name: `the database killed ${DATABASE_KILLS} times in checkouts`,
      files: 'tests/faults/database-killed',
      env: { DATABASE_KILLS },
    },
    { name: 'slow clients', files: 'tests/faults/slow-clients' },
    { name: 'five times more load than capacity', files: 'tests/faults/overload' },
    { name: 'disk full', files: 'tests/faults/disk-full' },
    { name: 'no file descriptors', files: 'tests/faults/no-descriptors' },
    { name: 'clock jumps', files: 'tests/faults/clock-jumps' },
    { name: 'soak', files: 'tests/faults/soak' },
    { name: `the back office killed ${KILLS} times in checkouts, embedded database`, ...kills },
  ];
  if (!postgres) return runs;
  const url = databaseUrl(postgres.url, 'kills');
  await createFilledDatabase(postgres.url, 'kills');
  return [
    ...runs,
    {
      name: `the back office killed ${KILLS} times in checkouts, PostgreSQL`,
      files: kills.files,
      env: { ...kills.env, CHECKOUT_DATABASE_URL: url },
    },
    {
      name: `${BUYERS} buyers at once, PostgreSQL`,
      files: 'backoffice/orders/rush',
      env: { CHECKOUT_BUYERS: BUYERS, TEST_DATABASE_URL: postgres.url },
    },
  ];
}

async function createFilledDatabase(server: string, name: string): Promise<void> {
  const client = new Client({ connectionString: databaseUrl(server, 'postgres') });
  await client.connect();
  await client.query(`create database ${name} template ${POSTGRES_TEMPLATE}`);
  await client.end();
}

function isGreen({ files, env }: Run): Promise<boolean> {
  const child = spawn(process.execPath, [...JEST, '--runInBand', ...ANY_FILE, '--testPathPatterns', files], {
    stdio: 'inherit',
    env: { ...process.env, NODE_ENV: 'test', ...env },
  });
  return new Promise((resolve) => {
    child.on('exit', (code) => resolve(code === 0));
  });
}
