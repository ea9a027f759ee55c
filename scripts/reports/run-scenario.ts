import { spawn } from 'node:child_process';
import { existsSync, mkdirSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import type { Figure } from '#tests/support/report-figure.ts';
import { JEST } from '../steps.ts';
import { readJestResults, type TestResult } from '../test-results.ts';
import { readConditions } from './conditions.ts';
import { recordReliability } from './reliability-record.ts';
import { writeReports } from './write-reports.ts';

/** The normal run ignores the files of long tests. */
const ANY_FILE = [
  '--testMatch',
  '**/*.test.ts',
  '--testPathIgnorePatterns',
  '/node_modules/',
  '/dist/',
  '/.cache/',
];
const FOLDER = join('.cache', 'results', 'scenarios');

type Options = {
  id: string;
  /** Pattern of its test files. */
  files: string;
  env?: Readonly<Record<string, string>>;
  /** Sizes of the run, which the variables of the same names override. */
  sizes?: Readonly<Record<string, string>>;
};

/**
 * Runs the test files of a scenario in their long form and records the result, unless its size was changed or all its
 * tests were skipped. Returns whether no test failed.
 */
export async function runScenario({ id, files, env = {}, sizes = {} }: Options): Promise<boolean> {
  const conditions = readConditions();
  const [resultFile, figuresFile] = [join(FOLDER, `${id}.json`), join(FOLDER, `${id}.figures`)];
  mkdirSync(FOLDER, { recursive: true });
  for (const file of [resultFile, figuresFile]) rmSync(file, { force: true });
  const started = performance.now();
  const isOk = await runJest(
    ['--json', '--outputFile', resultFile, ...ANY_FILE, '--testPathPatterns', files],
    { ...sizes, ...process.env, NODE_ENV: 'test', ...env, FIGURES_FILE: figuresFile },
  );
  const seconds = Math.round((performance.now() - started) / 1000);
  const results = existsSync(resultFile) ? readJestResults(readFileSync(resultFile, 'utf8')) : [];
  const count = (status: TestResult['status']) => results.filter((result) => result.status === status).length;
  const [passed, failed, skipped] = [count('passed'), count('failed'), count('skipped')];
  const resized = Object.entries(sizes).filter(([name, size]) => (process.env[name] ?? size) !== size);
  if (passed + failed === 0)
    console.log(
      `${id} is not recorded: ${isOk ? 'this machine cannot run it' : 'it ended without results'}.`,
    );
  else if (resized.length > 0) console.log(`${id} is not recorded: its size is not the one of the report.`);
  else {
    const figures = existsSync(figuresFile) ? readFigures(readFileSync(figuresFile, 'utf8')) : [];
    recordReliability(id, { conditions, passed, failed, skipped, seconds, figures });
    writeReports();
  }
  return isOk;
}

/** One figure of each name: the lowest of those with a lower limit, else the highest. */
export function readFigures(lines: string): Figure[] {
  const figures = new Map<string, Figure>();
  for (const line of lines.split('\n').filter(Boolean)) {
    const figure = JSON.parse(line) as Figure;
    const other = figures.get(figure.name);
    const isWorse =
      other && (figure.min === undefined ? figure.value > other.value : figure.value < other.value);
    if (!other || isWorse) figures.set(figure.name, figure);
  }
  return [...figures.values()];
}

function runJest(args: readonly string[], env: NodeJS.ProcessEnv): Promise<boolean> {
  const child = spawn(process.execPath, [...JEST, '--runInBand', ...args], { stdio: 'inherit', env });
  return new Promise((resolve) => {
    child.on('exit', (code) => resolve(code === 0));
  });
}
