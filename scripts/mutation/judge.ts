import { stripVTControlCharacters } from 'node:util';
import type { TestResult } from '../test-results.ts';
import type { MutationTest } from './mutation-test.ts';

/** `red`: the test fails without the mutation. `broken`: with the mutation, no assertion ran that could fail. */
export type Outcome = 'ok' | 'NOT SEEN' | 'stale' | 'red' | 'broken';
/** `why`: message of the first failure. */
export type Verdict = { outcome: Outcome; why?: string };

const ASSERTION = /\bexpect\(|Property failed after/;

/** Judges test results of a file without (`before`) and with the mutation (`after`). */
export function judge(
  { test: [, title], says }: Pick<MutationTest, 'test' | 'says'>,
  before: readonly TestResult[],
  after: readonly TestResult[],
): Verdict {
  const named = (results: readonly TestResult[]) =>
    results.filter((result) => result.title.includes(title) && result.status !== 'skipped');
  const failuresBefore = before.filter(({ status }) => status === 'failed');
  if (named(before).length === 0) return { outcome: 'stale', why: messagesOf(failuresBefore) };
  if (named(before).some(({ status }) => status === 'failed'))
    return { outcome: 'red', why: messagesOf(failuresBefore) };
  if (named(after).length === 0) return { outcome: 'broken', why: messagesOf(after) };
  const failures = named(after).filter(({ status }) => status === 'failed');
  if (failures.length === 0) return { outcome: 'NOT SEEN' };
  const isSeen = failures.some(({ message = '' }) => isResponse(stripVTControlCharacters(message), says));
  return { outcome: isSeen ? 'ok' : 'broken', why: messagesOf(failures) };
}

function isResponse(message: string, says: string | undefined): boolean {
  return says === undefined ? ASSERTION.test(message) : message.includes(says);
}

function messagesOf(results: readonly TestResult[]): string {
  const first = results.find(({ status }) => status === 'failed');
  return stripVTControlCharacters(first?.message ?? 'no test of that title was run')
    .split('\n')
    .filter((line) => line.trim() !== '')
    .slice(0, 3)
    .join(' ')
    .slice(0, 300);
}
