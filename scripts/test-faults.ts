import { Client } from 'pg';
import { databaseUrl, POSTGRES_TEMPLATE } from '#tests/support/test-database.ts';
import { buildSite } from './build-site.ts';
import { isBuildStale } from './build-stamp.ts';
import { runScenario } from './reports/run-scenario.ts';
import { SCENARIOS, type Scenario } from './reports/scenarios.data.ts';
import { startTestPostgres } from './test-postgres.ts';

/**
 * `npm run test:faults [-- words]`: long fault tests against built programs, recorded in
 * docs/reports/reliability.md; words select by id. The normal run has short forms of them. `DATABASE_KILLS`,
 * `CHECKOUT_KILLS`, `CHECKOUT_BUYERS` and `SOAK_MINUTES` set sizes. `FAULT_SEED` and `FAULT_CASES` select
 * the faulty API responses of the normal run.
 */
const words = process.argv.slice(2);
const failed: string[] = [];

/** Scenarios with their own PostgreSQL server: the variables for its URL. */
const ON_POSTGRES: Readonly<Record<string, (url: string) => Promise<Record<string, string>>>> = {
  'backoffice-killed-postgres': async (url) => {
    await createFilledDatabase(url, 'kills');
    return { CHECKOUT_DATABASE_URL: databaseUrl(url, 'kills') };
  },
  buyers: async (url) => ({ TEST_DATABASE_URL: url }),
};

const chosen = SCENARIOS.filter(
  ({ id, command }) =>
    command === 'test:faults' && (words.length === 0 || words.some((word) => id.includes(word))),
);
if (chosen.length === 0) console.log(`The scenarios are ${SCENARIOS.map(({ id }) => id).join(', ')}.`);
else if (isBuildStale()) await buildSite();
for (const scenario of chosen.filter(({ id }) => !(id in ON_POSTGRES))) await run(scenario);
const onPostgres = chosen.filter(({ id }) => id in ON_POSTGRES);
if (onPostgres.length > 0) await runOnPostgres(onPostgres);
console.log(failed.length === 0 ? 'All passed.' : `Failed: ${failed.join(', ')}`);
process.exitCode = failed.length > 0 || chosen.length === 0 ? 1 : 0;

async function run({ id, name, files, env: sizes = {} }: Scenario, env: Record<string, string> = {}) {
  console.log(`\n${name}`);
  if (!(await runScenario({ id, files, sizes, env: { FAULTS_FORM: 'long', ...env } }))) failed.push(id);
}

async function runOnPostgres(scenarios: readonly Scenario[]): Promise<void> {
  const postgres = await startTestPostgres();
  if (!postgres) {
    console.log('This machine has no initdb and postgres: nothing was run on PostgreSQL.');
    return;
  }
  try {
    for (const scenario of scenarios) await run(scenario, await ON_POSTGRES[scenario.id]?.(postgres.url));
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
