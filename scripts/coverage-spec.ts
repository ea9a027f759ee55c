import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { coverSpecification } from './checks/spec-coverage.ts';
import { readJestResults, readPlaywrightResults } from './test-results.ts';

/** `npm run coverage:spec`: lists the requirements that the last `npm test` proved, and those without a test. */
const FOLDER = join('.cache', 'results');
const results = [
  ...jestFiles().flatMap((name) => read(name, readJestResults)),
  ...read('browser.json', readPlaywrightResults),
];
const { covered, uncovered, summary } = coverSpecification(results);
console.log(`With a test (${covered.length}):\n${covered.join(' ')}\n`);
console.log(`Without a test (${uncovered.length}):\n${uncovered.join(' ')}\n`);
console.log(results.length === 0 ? 'No results: run npm test first.' : summary);

/** Result files of each part of the run, and of the one on PostgreSQL. */
function jestFiles(): string[] {
  return existsSync(FOLDER) ? readdirSync(FOLDER).filter((name) => name.startsWith('jest-')) : [];
}

function read<Result>(name: string, parse: (json: string) => Result[]): Result[] {
  const file = join(FOLDER, name);
  return existsSync(file) ? parse(readFileSync(file, 'utf8')) : [];
}
