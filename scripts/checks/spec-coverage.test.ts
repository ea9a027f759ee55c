import { describe, expect, it } from '@jest/globals';
import type { TestResult } from '../test-results.ts';
import { coverSpecification, readRequirements } from './spec-coverage.ts';

const requirements = ['RT-01', 'RT-02', 'RT-03', 'RT-04'];

describe('coverage of the requirements', () => {
  it('counts a requirement when a test that bears its id passed', () => {
    const { covered, uncovered } = cover(result('passed', 'paths [RT-01, RT-03] answer'));
    expect([covered, uncovered]).toEqual([
      ['RT-01', 'RT-03'],
      ['RT-02', 'RT-04'],
    ]);
  });

  it('does not count tests that failed or were skipped', () => {
    expect(cover(result('failed', '[RT-01] a'), result('skipped', '[RT-02] b')).covered).toEqual([]);
  });

  it('does not count a title that claims more than three', () => {
    expect(cover(result('passed', '[RT-01, RT-02, RT-03, RT-04] all')).covered).toEqual([]);
  });

  it('does not count an id without brackets, nor one that is not on the list', () => {
    expect(cover(result('passed', 'RT-01 and [RT-99]')).covered).toEqual([]);
  });

  it('reads the list, each id once', () => {
    const ids = readRequirements();
    expect(ids).toContain('RT-01');
    expect(new Set(ids).size).toBe(ids.length);
  });
});

function cover(...results: TestResult[]) {
  return coverSpecification(results, requirements);
}

function result(status: TestResult['status'], title: string): TestResult {
  return { file: 'a.test.ts', title, status };
}
