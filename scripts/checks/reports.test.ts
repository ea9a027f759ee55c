import { readFileSync } from 'node:fs';
import { describe, expect, it } from '@jest/globals';
import { readPerformance, type PerformanceRecord } from '#scripts/reports/performance-record.ts';
import { readReliability } from '#scripts/reports/reliability-record.ts';
import { PERFORMANCE_TABLES } from '#scripts/reports/performance-tables.data.ts';
import { PROMISES } from '#scripts/reports/promises.data.ts';
import { renderPerformance } from '#scripts/reports/render-performance.ts';
import { renderReliability } from '#scripts/reports/render-reliability.ts';
import { readFigures } from '#scripts/reports/run-scenario.ts';
import { SCENARIOS } from '#scripts/reports/scenarios.data.ts';
import { listFiles } from './list-files.ts';

/** The formatter pads the cells of tables. */
const unpadded = (text: string) => text.replace(/ +/g, ' ').replace(/-{3,}/g, '---');
const readPage = (name: string) => unpadded(readFileSync(`docs/reports/${name}.md`, 'utf8'));

const CONDITIONS = {
  date: '2026-11-27',
  commit: 'abcdef12',
  node: '26.10.0',
  cores: 2,
  memoryGib: 24,
  load: 0.1,
};

const redirectsOn = (node: string, lookUps: number) => ({
  conditions: { ...CONDITIONS, node },
  rows: { '300 rules': { lookUps: 4 }, '10,000 rules': { lookUps } },
});

describe('generated reports', () => {
  it('docs/reports: equal the output of `npm run reports`', () => {
    expect(readPage('performance')).toBe(unpadded(renderPerformance(readPerformance())));
    expect(readPage('reliability')).toBe(unpadded(renderReliability(readReliability())));
  });

  it('records: every table and scenario is one that the report shows', () => {
    expect(Object.keys(readPerformance()).filter((name) => !(name in PERFORMANCE_TABLES))).toEqual([]);
    const shown = new Set(['attacks', 'mutations', ...SCENARIOS.map(({ id }) => id)]);
    expect(Object.keys(readReliability()).filter((id) => !shown.has(id))).toEqual([]);
  });

  it('promises: each test is one file', () => {
    const files = listFiles();
    const tests = Object.values(PROMISES).flatMap((promises) => promises.flatMap(([, ...names]) => names));
    expect(tests.length).toBeGreaterThan(100);
    const isOne = (name: string) =>
      files.filter((path) => path === name || path.endsWith(`/${name}`)).length === 1;
    expect(tests.filter((name) => !isOne(name))).toEqual([]);
  });

  it('performance: runs of two runtimes stand side by side, and a figure that misses its goal is bold', () => {
    const record: PerformanceRecord = {
      redirects: { 24: redirectsOn('24.21.0', 1.5), 26: redirectsOn('26.10.0', 2.5) },
    };
    const page = renderPerformance(record);
    expect(page).toContain('|  | millions a second, Node 24 | millions a second, Node 26 | goal |');
    expect(page).toContain('| 10,000 rules | **1.50** | 2.50 | millions a second ≥ 2 |');
    expect(page).toContain('| 2026-11-27 | `abcdef12` | 24.21.0 | 2 cores, 24 GiB, idle | redirects |');
    expect(page).toContain('Not measured.');
  });

  it('reliability: a failed scenario and its figures with limits are shown', () => {
    const figures = readFigures(
      [
        '{"name":"p99","value":30,"unit":"ms","max":100}',
        '{"name":"p99","value":57,"unit":"ms","max":100}',
      ].join('\n'),
    );
    const run = {
      conditions: { ...CONDITIONS, load: 2.4 },
      passed: 3,
      failed: 1,
      skipped: 0,
      seconds: 450,
      figures,
    };
    const page = renderReliability({ soak: run });
    expect(page).toContain('| 2026-11-27: 3 passed, **1 failed**, 8 min | p99: 57 ms (≤ 100) |');
    expect(page).toContain('2 cores, 24 GiB, shared: 2.4 busy before the run | soak |');
  });
});
