import { execFileSync } from 'node:child_process';
import { mkdirSync, rmSync } from 'node:fs';
import { join, relative, sep } from 'node:path';
import { findNamedAfter, listChangedFiles } from './changed-files.ts';
import { listFiles } from './checks/list-files.ts';
import { CHROMIUM_IS_MISSING, ensureChromium } from './ensure-chromium.ts';
import { reportMissing } from './report-missing.ts';
import type { StepResult } from './run-step.ts';
import { JEST, reportJest, runBrowserTests, runBuild, runSuites, runUntilFailure } from './steps.ts';
import { listTestFiles } from './test-suites.ts';

/**
 * `npm run test:changed`: checks what the changes since `main` affect. It stops at the first kind of check
 * that fails.
 */
const RESULTS = join('.cache', 'results');
const OF_SUITES = join(RESULTS, 'changed.json');
const IMPORTS_ALL = /^tests\/|\.db\.test\.ts$/;
const CODE = /\.(?:mjs|ts|tsx)$/;

const changed = listChangedFiles();
const tests = findTests(changed.filter((file) => /\.(?:css|json|mjs|ts|tsx)$/.test(file)));
const specs = findNamedAfter(
  listFiles(['tests']).filter((path) => path.endsWith('.spec.ts')),
  changed,
);
console.log(
  `${changed.length} files changed: ${tests.length} test files, ${specs.length} of the browser's tests`,
);
rmSync(OF_SUITES, { force: true });
mkdirSync(RESULTS, { recursive: true });

const kinds: (() => Promise<StepResult[]>)[] = changed.length === 0 ? [] : [checkSources, runTests, runSpecs];
for (const run of kinds) {
  const failed = (await run()).filter(({ isOk }) => !isOk);
  if (failed.length === 0) continue;
  console.log(`Failed: ${failed.map(({ name }) => name).join(', ')}`);
  process.exit(1);
}
console.log('All good.');

async function checkSources() {
  const files = changed.filter((file) => CODE.test(file));
  return files.length > 0 ? runUntilFailure({ files }) : [];
}

async function runTests() {
  const step = await runSuites('tests of the change', OF_SUITES, tests);
  reportJest(OF_SUITES);
  return [step];
}

async function runSpecs() {
  if (specs.length === 0) return [];
  if (!(await ensureChromium())) return [reportMissing('browser', CHROMIUM_IS_MISSING)];
  const built = await runBuild();
  return built.isOk ? [await runBrowserTests(join(RESULTS, 'changed-browser.json'), specs)] : [built];
}

/**
 * Unit tests that import one of these files, directly or not; checks of code and documentation; and tests
 * of a database or a whole site, which import nearly everything, by name.
 */
function findTests(files: string[]): string[] {
  const related = new Set(files.length > 0 ? listRelated(files) : []);
  const whole = listTestFiles((path) => IMPORTS_ALL.test(path));
  const named = new Set(findNamedAfter(whole, changed));
  return listTestFiles(
    (path) =>
      path.startsWith('scripts/checks/') || (IMPORTS_ALL.test(path) ? named.has(path) : related.has(path)),
  );
}

function listRelated(files: string[]): string[] {
  const output = execFileSync(process.execPath, [...JEST, '--listTests', '--findRelatedTests', ...files], {
    encoding: 'utf8',
    env: { ...process.env, NODE_ENV: 'production' },
  });
  const paths = output.split('\n').filter(Boolean);
  return paths.map((path) => relative(process.cwd(), path).replaceAll(sep, '/'));
}
