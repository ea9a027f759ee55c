import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { MUTATION_TESTS } from '#tests/mutation/list-mutation-tests.ts';
import type { MutationTest } from './mutation/mutation-test.ts';
import { runMutationTests, type MutationRun } from './mutation/run-mutation-tests.ts';
import { readConditions } from './reports/conditions.ts';
import { recordReliability } from './reports/reliability-record.ts';
import { writeReports } from './reports/write-reports.ts';
import { startTestPostgres } from './test-postgres.ts';

/**
 * `npm run test:mutation [-- words]`: disables each protection in turn and checks that its test fails.
 * Words select by name, function, mutation or test file. Failure messages are written to
 * `.cache/results/mutation.json`.
 */
const requested = process.argv.slice(2);
const isRequested = ({ name, in: path = '', mutation, test: [test] }: MutationTest) =>
  requested.length === 0 ||
  requested.some((word) => [name, path, mutation.words, test].some((text) => text.includes(word)));

const chosen = MUTATION_TESTS.filter(isRequested);
const isPlain = ({ test: [test] }: MutationTest) =>
  !existsSync(test) || !readFileSync(test, 'utf8').includes("'#tests/support/");

const conditions = readConditions();
const started = performance.now();
const postgres = chosen.every(isPlain) ? undefined : await startTestPostgres();
// A changed back office would refill its embedded database each time.
if (postgres) process.env['TEST_DATABASE_URL'] = postgres.url;
try {
  const runs = await runMutationTests(chosen, 'long', logRun);
  mkdirSync(join('.cache', 'results'), { recursive: true });
  writeFileSync(join('.cache', 'results', 'mutation.json'), JSON.stringify(runs.map(toRow), null, 2));
  const counts = new Map<string, number>();
  for (const { verdict } of runs) counts.set(verdict.outcome, (counts.get(verdict.outcome) ?? 0) + 1);
  console.log(
    [...counts].map(([outcome, count]) => `${count} ${outcome}`).join(', ') || 'No such mutation test.',
  );
  if (requested.length === 0) {
    const passed = counts.get('ok') ?? 0;
    const seconds = Math.round((performance.now() - started) / 1000);
    const failed = runs.length - passed;
    recordReliability('mutations', { conditions, passed, failed, skipped: 0, seconds, figures: [] });
    writeReports();
  }
  process.exitCode = counts.size === 1 && counts.has('ok') ? 0 : 1;
} finally {
  await postgres?.stop();
}

function logRun({ mutationTest, verdict: { outcome, why }, seconds }: MutationRun): void {
  const reason = outcome === 'ok' || why === undefined ? '' : `\n           ${why}`;
  console.log(
    `  ${outcome.padEnd(8)} ${mutationTest.name} (${mutationTest.test[0]}) ${seconds.toFixed(0)} s${reason}`,
  );
}

function toRow({
  mutationTest: {
    name,
    test: [test, title],
  },
  verdict,
  seconds,
}: MutationRun) {
  return { name, test, title, ...verdict, seconds: Math.round(seconds) };
}
