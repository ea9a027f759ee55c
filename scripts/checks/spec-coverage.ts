import { readFileSync } from 'node:fs';
import type { TestResult } from '../test-results.ts';

const REQUIREMENTS = 'docs/requirements.md';
/** A test that claims more than these proves none of them. */
const MOST_IDS_A_TEST = 3;

export type Coverage = { covered: string[]; uncovered: string[]; summary: string };

/**
 * Which requirements the last run proved: an id counts when a test that bears it in its title, in square
 * brackets, ran and passed, and the title bears three ids at most.
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
  return ids.length > MOST_IDS_A_TEST ? [] : ids;
}
