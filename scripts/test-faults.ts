import { spawn } from 'node:child_process';
import { Client } from 'pg';
import { databaseUrl, POSTGRES_TEMPLATE } from '#tests/support/test-database.ts';
import { buildSite } from './build-site.ts';
import { isBuildStale } from './build-stamp.ts';
import { JEST } from './steps.ts';
import { startTestPostgres } from './test-postgres.ts';

/**
 * `npm run test:faults [-- words]`: long fault tests against built programs; words select by name. The
 * normal run has short forms of them. `DATABASE_KILLS`: how often the database is killed (50 here, else 2);
 * `CHECKOUT_KILLS`: the same for the back office; `SOAK_MINUTES`: duration of the soak test (30).
 * `FAULT_SEED` and `FAULT_CASES` select the faulty API responses of the normal run.
 */
type Run = { name: string; files: string; env?: Record<string, string> };
/** A run with its own PostgreSQL server. */
type RunOnPostgres = Omit<Run, 'env'> & { envFor: (url: string) => Promise<Record<string, string>> };

/** The normal run ignores the files of fault tests. */
const ANY_FILE = ['--testMatch', '**/*.test.ts', '--testPathIgnorePatterns', '/node_modules/', '/dist/'];
const KILLS = process.env['CHECKOUT_KILLS'] ?? '100';
const DATABASE_KILLS = process.env['DATABASE_KILLS'] ?? '50';
const BUYERS = '200';
const KILLING = { files: 'tests/process/kill-checkout', env: { CHECKOUT_KILLS: KILLS } };

const RUNS: readonly Run[] = [
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
  { name: 'a busy machine', files: 'tests/faults/busy-machine' },
  { name: 'any answer to any call of any page', files: 'tests/server/any-call-fails' },
  { name: 'soak', files: 'tests/faults/soak' },
  { name: `the back office killed ${KILLS} times in checkouts, embedded database`, ...KILLING },
];
const RUNS_ON_POSTGRES: readonly RunOnPostgres[] = [
  {
    name: `the back office killed ${KILLS} times in checkouts, PostgreSQL`,
    files: KILLING.files,
    envFor: async (url) => {
      await createFilledDatabase(url, 'kills');
      return { ...KILLING.env, CHECKOUT_DATABASE_URL: databaseUrl(url, 'kills') };
    },
  },
  {
    name: `${BUYERS} buyers at once, PostgreSQL`,
    files: 'backoffice/orders/rush',
    envFor: async (url) => ({ CHECKOUT_BUYERS: BUYERS, TEST_DATABASE_URL: url }),
  },
];

const requested = process.argv.slice(2);
const isRequested = ({ name }: { name: string }) =>
  requested.length === 0 || requested.some((word) => name.includes(word));

if (isBuildStale()) await buildSite();
const failed: string[] = [];
for (const run of RUNS.filter(isRequested)) await tryOut(run);
const onPostgres = RUNS_ON_POSTGRES.filter(isRequested);
if (onPostgres.length > 0) await tryOnPostgres(onPostgres);
console.log(failed.length === 0 ? 'All survived.' : `Failed: ${failed.join('; ')}`);
process.exitCode = failed.length > 0 ? 1 : 0;

async function tryOut(run: Run): Promise<void> {
  console.log(`\n${run.name}`);
  if (!(await isGreen(run))) failed.push(run.name);
}

async function tryOnPostgres(runs: readonly RunOnPostgres[]): Promise<void> {
  const postgres = await startTestPostgres();
  if (!postgres) {
    console.log('This machine has no initdb and postgres: nothing was tried on PostgreSQL.');
    return;
  }
  try {
    for (const { envFor, ...run } of runs) await tryOut({ ...run, env: await envFor(postgres.url) });
  } finally {
    await postgres.stop();
  }
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
    env: { ...process.env, NODE_ENV: 'test', FAULTS_FORM: 'long', ...env },
  });
  return new Promise((resolve) => {
    child.on('exit', (code) => resolve(code === 0));
  });
}
