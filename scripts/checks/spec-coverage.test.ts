import { describe, expect, it } from '@jest/globals';
import type { TestResult } from '../test-results.ts';
import { coverSpecification, readRequirements } from './spec-coverage.ts';

const requirements = ['RT-01', 'RT-02', 'RT-03', 'RT-04'];

describe('requirement coverage', () => {
  it('test with a requirement id: counts when it passed', () => {
    const { covered, uncovered } = cover(result('passed', 'paths [RT-01, RT-03] answer'));
    expect([covered, uncovered]).toEqual([
      ['RT-01', 'RT-03'],
      ['RT-02', 'RT-04'],
    ]);
  });

  it('failed or skipped test: does not count', () => {
    expect(cover(result('failed', '[RT-01] a'), result('skipped', '[RT-02] b')).covered).toEqual([]);
  });

  it('title with more than three ids: does not count', () => {
    expect(cover(result('passed', '[RT-01, RT-02, RT-03, RT-04] all')).covered).toEqual([]);
  });

  it('id without brackets, or not on the list: does not count', () => {
    expect(cover(result('passed', 'RT-01 and [RT-99]')).covered).toEqual([]);
  });

  it('requirement list: read with each id once', () => {
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
