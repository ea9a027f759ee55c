import type { Evidence, RgaaCriterion, TestRun } from './criterion.ts';

/** `met`: by tests that passed in the recorded run, or by reading. `failed` also where a test of the run failed. */
export type Result = 'met' | 'failed' | 'untested' | 'absent';

/** Law 2005-102, article 47, and decree 2019-768: total at 100 % of the criteria, partial from 50 % on, else none. */
export type Status = 'total' | 'partial' | 'none';

export type Conformity = {
  status: Status;
  /** Criteria met among the applicable ones, in whole per cent, rounded down. An untested one counts as not met. */
  rate: number;
  counts: Record<Result, number>;
};

const PARTIAL_FROM = 50;

/** The result of a criterion. Without a passing run of all its tests it is not met. */
export function resultOf(evidence: Evidence, run: TestRun): Result {
  if (evidence.kind === 'read') return 'met';
  if (evidence.kind !== 'tests') return evidence.kind;
  const runs = evidence.files.map((file) => run.files[file]);
  if (runs.some((file) => file && file.failed > 0)) return 'failed';
  return runs.every((file) => file && file.passed > 0) ? 'met' : 'untested';
}

/** Computes the status that the law gives the site. */
export function assessConformity(criteria: readonly RgaaCriterion[], run: TestRun): Conformity {
  const counts: Conformity['counts'] = { met: 0, failed: 0, untested: 0, absent: 0 };
  for (const { evidence } of criteria) counts[resultOf(evidence, run)] += 1;
  const applicable = criteria.length - counts.absent;
  const rate = applicable === 0 ? 0 : Math.floor((100 * counts.met) / applicable);
  return { status: statusOf(counts.met, applicable), rate, counts };
}

function statusOf(met: number, applicable: number): Status {
  if (applicable > 0 && met === applicable) return 'total';
  return met * 100 >= PARTIAL_FROM * applicable && applicable > 0 ? 'partial' : 'none';
}
