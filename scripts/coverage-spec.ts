import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { coverSpecification } from './checks/spec-coverage.ts';
import { readJestResults, readPlaywrightResults } from './test-results.ts';

/** `npm run coverage:spec`: which requirements the last `npm test` proved, and which have no test yet. */
const results = [
  ...read('jest.json', readJestResults),
  ...read('jest-postgres.json', readJestResults),
  ...read('browser.json', readPlaywrightResults),
];
const { covered, uncovered, summary } = coverSpecification(results);
console.log(`With a test (${covered.length}):\n${covered.join(' ')}\n`);
console.log(`Without a test (${uncovered.length}):\n${uncovered.join(' ')}\n`);
console.log(results.length === 0 ? 'No results: run npm test first.' : summary);

function read<Result>(name: string, parse: (json: string) => Result[]): Result[] {
  const file = join('.cache', 'results', name);
  return existsSync(file) ? parse(readFileSync(file, 'utf8')) : [];
}
