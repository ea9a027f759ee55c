import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { CONTROLS } from '#tests/controls/list-controls.ts';
import type { Control } from './controls/control.ts';
import { tryControls, type Tried } from './controls/try-controls.ts';
import { startTestPostgres } from './test-postgres.ts';

/**
 * `npm run test:controls [-- words]`: disables each protection in turn and checks that its test fails.
 * Words select by name, function, mutation or test file. Failure messages are written to
 * `.cache/results/controls.json`.
 */
const requested = process.argv.slice(2);
const isRequested = ({ name, in: path = '', mutation, test: [test] }: Control) =>
  requested.length === 0 ||
  requested.some((word) => [name, path, mutation.words, test].some((text) => text.includes(word)));

const chosen = CONTROLS.filter(isRequested);
const isPlain = ({ test: [test] }: Control) =>
  !existsSync(test) || !readFileSync(test, 'utf8').includes("'#tests/support/");

const postgres = chosen.every(isPlain) ? undefined : await startTestPostgres();
// A changed back office would refill its embedded database each time.
if (postgres) process.env['TEST_DATABASE_URL'] = postgres.url;
try {
  const tried = await tryControls(chosen, 'long', tell);
  mkdirSync(join('.cache', 'results'), { recursive: true });
  writeFileSync(join('.cache', 'results', 'controls.json'), JSON.stringify(tried.map(toRow), null, 2));
  const counts = new Map<string, number>();
  for (const { verdict } of tried) counts.set(verdict.outcome, (counts.get(verdict.outcome) ?? 0) + 1);
  console.log([...counts].map(([outcome, count]) => `${count} ${outcome}`).join(', ') || 'No such control.');
  process.exitCode = counts.size === 1 && counts.has('ok') ? 0 : 1;
} finally {
  await postgres?.stop();
}

function tell({ control, verdict: { outcome, why }, seconds }: Tried): void {
  const reason = outcome === 'ok' || why === undefined ? '' : `\n           ${why}`;
  console.log(`  ${outcome.padEnd(8)} ${control.name} (${control.test[0]}) ${seconds.toFixed(0)} s${reason}`);
}

function toRow({
  control: {
    name,
    test: [test, title],
  },
  verdict,
  seconds,
}: Tried) {
  return { name, test, title, ...verdict, seconds: Math.round(seconds) };
}
