import { readFileSync } from 'node:fs';
import type { TestResult } from '../test-results.ts';

const REQUIREMENTS = 'docs/requirements.md';
/** A test with more ids in its title counts for none of them. */
const MAX_IDS_PER_TEST = 3;

export type Coverage = { covered: string[]; uncovered: string[]; summary: string };

/**
 * Requirements that the last run proved: an id counts when a test that has it in its title, in square
 * brackets, ran and passed. A title has at most three ids.
 */
export function coverSpecification(
  results: readonly TestResult[],
  requirements = readRequirements(),
): Coverage {
  const proved = new Set(
    results.filter((result) => result.status === 'passed').flatMap(({ title }) => idsOf(title)),
  );
  const covered = requirements.filter((id) => proved.has(id));
  const uncovered = requirements.filter((id) => !proved.has(id));
  return { covered, uncovered, summary: `Requirements proved: ${covered.length} of ${requirements.length}.` };
}

export function readRequirements(): string[] {
  const text = readFileSync(REQUIREMENTS, 'utf8');
  return [...text.matchAll(/^- ([A-Z]{2}-\d{2}) /gm)].map((match) => match[1] ?? '');
}

function idsOf(title: string): string[] {
  const ids = [...title.matchAll(/\[((?:[A-Z]{2}-\d{2}(?:, ?)?)+)\]/g)].flatMap((match) =>
    (match[1] ?? '').split(',').map((id) => id.trim()),
  );
  return ids.length > MAX_IDS_PER_TEST ? [] : ids;
}
