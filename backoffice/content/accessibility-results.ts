import { resultOf, type Result } from '#shared/accessibility/conformity.ts';
import type { RgaaCriterion, TestRun } from '#shared/accessibility/criterion.ts';
import { RGAA_CRITERIA } from '#shared/accessibility/rgaa-criteria.data.ts';
import run from '#shared/accessibility/test-run.json' with { type: 'json' };

export const TEST_RUN: TestRun = run;

/** Criteria of RGAA 4.1 with a result in the recorded test run. */
export function criteriaWith(result: Result): RgaaCriterion[] {
  return RGAA_CRITERIA.filter(({ evidence }) => resultOf(evidence, TEST_RUN) === result);
}
