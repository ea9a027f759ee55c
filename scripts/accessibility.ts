import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import type { TestRun } from '#shared/accessibility/criterion.ts';
import { describeCriteria } from './accessibility/describe-criteria.ts';
import { evidenceFiles, recordRun } from './accessibility/record-run.ts';
import { writeFormatted } from './reports/write-formatted.ts';
import { readJestResults, readPlaywrightResults, type TestResult } from './test-results.ts';

/**
 * `npm run accessibility`: records the results of the last `npm test` for each accessibility criterion, and
 * writes docs/accessibility.md. Without results, the previous record stays.
 */
const FOLDER = join('.cache', 'results');
const RUN = join('shared', 'accessibility', 'test-run.json');

const reports = existsSync(FOLDER) ? readdirSync(FOLDER).filter((name) => name.endsWith('.json')) : [];
const results = reports.flatMap((name): TestResult[] => {
  const json = readFileSync(join(FOLDER, name), 'utf8');
  return name.startsWith('browser') ? readPlaywrightResults(json) : readJestResults(json);
});
if (results.length > 0) {
  const newest = Math.max(...reports.map((name) => statSync(join(FOLDER, name)).mtimeMs));
  const run = recordRun(results, new Date(newest).toISOString().slice(0, 10));
  writeFormatted({ [RUN]: JSON.stringify(run, null, 2) });
  for (const file of evidenceFiles()) if (!run.files[file]) console.log(`Not in the run: ${file}`);
}
const run = JSON.parse(readFileSync(RUN, 'utf8')) as TestRun;
writeFormatted({ [join('docs', 'accessibility.md')]: describeCriteria(run) });
console.log('Written: docs/accessibility.md');
