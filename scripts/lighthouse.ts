import { execFile } from 'node:child_process';
import { mkdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { median } from './bench/median.ts';
import { printMeasured } from './bench/print-table.ts';
import { buildSite } from './build-site.ts';
import { isBuildStale } from './build-stamp.ts';
import { ensureChromium, findChromium } from './ensure-chromium.ts';
import { createExampleFinder } from './examples/example-pages.ts';
import { kindLabel, PAGE_KINDS } from './examples/page-kinds.ts';
import { readConditions } from './reports/conditions.ts';
import { recordPerformance, type Rows } from './reports/performance-record.ts';
import { findMissedGoals } from './reports/performance-table.ts';
import { PERFORMANCE_TABLES } from './reports/performance-tables.data.ts';
import { writeReports } from './reports/write-reports.ts';
import { startBuiltSite } from './start-built-site.ts';

/**
 * `npm run lighthouse [-- words]`: runs Lighthouse in its phone profile on home, category and product in
 * both languages, median of three. Lighthouse is fetched on demand, because its 150 packages outweigh all
 * others; `LIGHTHOUSE` names an installed one. Fails below the project's goals.
 */
const VERSION = '12.8.2';
const ROUNDS = 3;
const KINDS = new Set<string>(['index', 'categories', 'product']);
const SCORES = ['performance', 'accessibility', 'best-practices', 'seo'] as const;
const AUDITS = {
  CLS: 'cumulative-layout-shift',
  LCP: 'largest-contentful-paint',
  TBT: 'total-blocking-time',
} as const;
const FOLDER = join('.cache', 'lighthouse');
const FLAGS = '--headless --no-sandbox --disable-gpu --disable-quic --disable-background-networking';

type Report = {
  categories: Record<(typeof SCORES)[number], { score: number | null }>;
  audits: Record<string, { numericValue?: number }>;
};

const run = promisify(execFile);
const conditions = readConditions();
if (isBuildStale()) await buildSite();
await ensureChromium();
mkdirSync(FOLDER, { recursive: true });
const words = process.argv.slice(2);
const site = await startBuiltSite();
const rows: Rows = {};
try {
  const find = await createExampleFinder(site.url);
  const kinds = PAGE_KINDS.filter(({ name, target }) => KINDS.has(name) && target === 'part').filter(
    (kind) => words.length === 0 || words.some((word) => kindLabel(kind).includes(word)),
  );
  for (const kind of kinds) {
    const [example] = await find(kind);
    if (example) rows[example.label] = await measurePage(example.label, site.url + example.path);
  }
} finally {
  await site.stop();
}
printMeasured('lighthouse', PERFORMANCE_TABLES.lighthouse, rows);
if (words.length === 0) {
  recordPerformance({ lighthouse: rows }, conditions);
  writeReports();
}
process.exitCode = findMissedGoals(PERFORMANCE_TABLES.lighthouse, rows).length > 0 ? 1 : 0;

async function measurePage(label: string, url: string): Promise<Record<string, number>> {
  // Fills the server's cache.
  await fetch(url);
  const reports: Report[] = [];
  for (let round = 1; round <= ROUNDS; round += 1) reports.push(await report(url, `${label}-${round}`));
  const scores = SCORES.map((name) => [
    name,
    median(reports.map(({ categories }) => 100 * (categories[name].score ?? 0))),
  ]);
  const timings = Object.entries(AUDITS).flatMap(([name, audit]) => {
    const values = reports.flatMap(({ audits }) => audits[audit]?.numericValue ?? []);
    // A missing figure misses its goal.
    return values.length === ROUNDS ? [[name, median(values)]] : [];
  });
  return Object.fromEntries([...scores, ...timings]) as Record<string, number>;
}

async function report(url: string, name: string): Promise<Report> {
  const file = join(FOLDER, `${name}.json`);
  const options = [url, '--quiet', '--output=json', `--output-path=${file}`, `--chrome-flags=${FLAGS}`];
  const installed = process.env['LIGHTHOUSE'];
  const [program, first] = installed ? [installed, []] : ['npx', ['--yes', `lighthouse@${VERSION}`]];
  const measure = async () =>
    run(program, [...first, ...options], {
      env: { ...process.env, CHROME_PATH: findChromium() },
    });
  // The browser's trace is sometimes incomplete, and Lighthouse then asks for another run.
  await measure().catch(measure).catch(measure);
  return JSON.parse(readFileSync(file, 'utf8')) as Report;
}
