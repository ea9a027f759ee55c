import { execFile } from 'node:child_process';
import { mkdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { median } from './bench/median.ts';
import { buildSite } from './build-site.ts';
import { isBuildStale } from './build-stamp.ts';
import { ensureChromium, findChromium } from './ensure-chromium.ts';
import { createExampleFinder } from './examples/example-pages.ts';
import { kindLabel, PAGE_KINDS } from './examples/page-kinds.ts';
import { startBuiltSite } from './start-built-site.ts';

/**
 * `npm run lighthouse [-- words]`: runs Lighthouse in its phone profile on home, category and product in
 * both languages, median of three. Lighthouse is fetched on demand, because its 150 packages outweigh all
 * others; `LIGHTHOUSE` names an installed one. Fails below the project's goals.
 */
const VERSION = '12.8.2';
const ROUNDS = 3;
const KINDS = new Set<string>(['index', 'categories', 'product']);
const GOALS = { performance: 98, accessibility: 100, 'best-practices': 100, seo: 100 } as const;
/** Exclusive upper limits: the smallest shift that Lighthouse shows, and rounded figures as shown. */
const LIMITS = [
  { name: 'CLS', audit: 'cumulative-layout-shift', limit: 0.0005, show: (shift: number) => shift.toFixed(3) },
  {
    name: 'LCP',
    audit: 'largest-contentful-paint',
    limit: 1850,
    show: (milliseconds: number) => `${(milliseconds / 1000).toFixed(1)} s`,
  },
  {
    name: 'TBT',
    audit: 'total-blocking-time',
    limit: 100.5,
    show: (milliseconds: number) => `${milliseconds.toFixed(0)} ms`,
  },
];
const FOLDER = join('.cache', 'lighthouse');
const FLAGS = '--headless --no-sandbox --disable-gpu --disable-quic --disable-background-networking';

type Report = {
  categories: Record<keyof typeof GOALS, { score: number | null }>;
  audits: Record<string, { numericValue?: number }>;
};

const run = promisify(execFile);
if (isBuildStale()) await buildSite();
await ensureChromium();
mkdirSync(FOLDER, { recursive: true });
const site = await startBuiltSite();
const findings: string[] = [];
try {
  const find = await createExampleFinder(site.url);
  const words = process.argv.slice(2);
  const kinds = PAGE_KINDS.filter(({ name, target }) => KINDS.has(name) && target === 'part').filter(
    (kind) => words.length === 0 || words.some((word) => kindLabel(kind).includes(word)),
  );
  for (const kind of kinds) {
    const [example] = await find(kind);
    if (example) findings.push(...(await measurePage(example.label, site.url + example.path)));
  }
} finally {
  await site.stop();
}
for (const finding of findings) console.error(finding);
process.exitCode = findings.length > 0 ? 1 : 0;

async function measurePage(label: string, url: string): Promise<string[]> {
  // Fills the server's cache.
  await fetch(url);
  const reports: Report[] = [];
  for (let round = 1; round <= ROUNDS; round += 1) reports.push(await report(url, `${label}-${round}`));
  const scores = Object.entries(GOALS).map(([name, goal]) => ({
    name,
    goal,
    score: median(reports.map(({ categories }) => 100 * (categories[name as keyof typeof GOALS].score ?? 0))),
  }));
  const timings = LIMITS.map(({ name, audit, limit, show }) => {
    const value = median(reports.map(({ audits }) => audits[audit]?.numericValue ?? NaN));
    // A missing figure fails too.
    return { isFinding: !(value < limit), shown: `${name} ${show(value)}` };
  });
  const shown = [
    ...scores.map(({ name, score }) => `${name} ${score.toFixed(0)}`),
    ...timings.map((timing) => timing.shown),
  ];
  console.log(`${label}: ${shown.join(', ')}`);
  return [
    ...scores
      .filter(({ score, goal }) => score < goal)
      .map(({ name, score }) => `${label}: ${name} ${score.toFixed(0)}`),
    ...timings.filter(({ isFinding }) => isFinding).map((timing) => `${label}: ${timing.shown}`),
  ];
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
