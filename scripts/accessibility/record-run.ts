import type { TestRun } from '#shared/accessibility/criterion.ts';
import { RGAA_CRITERIA } from '#shared/accessibility/rgaa-criteria.data.ts';
import { WCAG_CRITERIA } from '#shared/accessibility/wcag-criteria.data.ts';
import type { TestResult } from '../test-results.ts';

/** Every file of tests that a criterion rests on, sorted. */
export function evidenceFiles(): string[] {
  const files = [
    ...RGAA_CRITERIA.flatMap(({ evidence }) => (evidence.kind === 'tests' ? evidence.files : [])),
    ...WCAG_CRITERIA.flatMap(({ tests = [] }) => tests),
  ];
  return [...new Set(files)].toSorted();
}

/** Picks the results of a run that criteria rest on; a file without a result is left out. `date`: YYYY-MM-DD. */
export function recordRun(results: readonly TestResult[], date: string): TestRun {
  const files = evidenceFiles().flatMap((file) => {
    const own = results.filter((result) => file.endsWith(`/${result.file}`) || result.file.endsWith(file));
    const count = (status: TestResult['status']) => own.filter((result) => result.status === status).length;
    return own.length > 0 ? [[file, { passed: count('passed'), failed: count('failed') }] as const] : [];
  });
  return { date, files: Object.fromEntries(files) };
}
