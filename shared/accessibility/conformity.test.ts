import { describe, expect, it } from '@jest/globals';
import { assessConformity, resultOf } from './conformity.ts';
import type { Evidence, RgaaCriterion, TestRun } from './criterion.ts';

const RUN: TestRun = {
  date: '2026-11-27',
  files: { 'a.test.ts': { passed: 2, failed: 0 }, 'b.test.ts': { passed: 3, failed: 1 } },
};
const TESTED: Evidence = { kind: 'tests', files: ['a.test.ts'] };
const UNTESTED: Evidence = { kind: 'untested' };
const ABSENT: Evidence = { kind: 'absent' };

const criteria = (...evidence: Evidence[]): RgaaCriterion[] =>
  evidence.map((one, index) => ({ id: String(index), name: { fr: 'a', en: 'a' }, wcag: [], evidence: one }));

describe('accessibility of the site', () => {
  it.each<[string, Evidence, string]>([
    ['all its tests passed', TESTED, 'met'],
    ['a test failed', { kind: 'tests', files: ['a.test.ts', 'b.test.ts'] }, 'failed'],
    ['a test did not run', { kind: 'tests', files: ['a.test.ts', 'c.test.ts'] }, 'untested'],
    ['it was read', { kind: 'read' }, 'met'],
    ['nothing has checked it', UNTESTED, 'untested'],
  ])('criterion: %s', (_condition, evidence, result) => {
    expect(resultOf(evidence, RUN)).toBe(result);
  });

  it('rate: an untested criterion counts as not met, an absent one does not count', () => {
    expect(assessConformity(criteria(TESTED, TESTED, UNTESTED, ABSENT), RUN)).toEqual({
      status: 'partial',
      rate: 66,
      counts: { met: 2, failed: 0, untested: 1, absent: 1 },
    });
  });

  it.each<[string, Evidence[], string]>([
    ['all criteria met', [TESTED, ABSENT], 'total'],
    ['half of them', [TESTED, UNTESTED], 'partial'],
    ['less than half', [TESTED, UNTESTED, UNTESTED], 'none'],
    ['none that applies', [ABSENT], 'none'],
  ])('status: %s', (_condition, evidence, status) => {
    expect(assessConformity(criteria(...evidence), RUN).status).toBe(status);
  });
});
