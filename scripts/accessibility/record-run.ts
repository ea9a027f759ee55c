import type { TestRun } from '#shared/accessibility/criterion.ts';
import { RGAA_CRITERIA } from '#shared/accessibility/rgaa-criteria.data.ts';
import { WCAG_CRITERIA } from '#shared/accessibility/wcag-criteria.data.ts';
import type { TestResult } from '../test-results.ts';

/** Test files that are evidence for a criterion, sorted. */
export function evidenceFiles(): string[] {
  const files = [
    ...RGAA_CRITERIA.flatMap(({ evidence }) => (evidence.kind === 'tests' ? evidence.files : [])),
    ...WCAG_CRITERIA.flatMap(({ tests = [] }) => tests),
  ];
  return [...new Set(files)].toSorted();
}

/** Selects the results of test files that are evidence for a criterion. `date`: YYYY-MM-DD. */
export function recordRun(results: readonly TestResult[], date: string): TestRun {
  const files = evidenceFiles().flatMap((file) => {
    const own = results.filter((result) => file.endsWith(`/${result.file}`) || result.file.endsWith(file));
    const count = (status: TestResult['status']) => own.filter((result) => result.status === status).length;
    return own.length > 0 ? [[file, { passed: count('passed'), failed: count('failed') }] as const] : [];
  });
  return { date, files: Object.fromEntries(files) };
}
