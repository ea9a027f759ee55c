import { describe, expect, it } from '@jest/globals';
import { CONTROLS } from '#tests/controls/list-controls.ts';
import type { Control } from '../controls/control.ts';
import { findControlFaults } from '../controls/find-control-faults.ts';
import { judge } from '../controls/judge.ts';
import { readIfThere, tryControls } from '../controls/try-controls.ts';
import type { TestResult } from '../test-results.ts';

/** Quick ones, which the normal run tries; `npm run test:controls` tries all. */
const QUICKEST = ['a preview’s token is of its page', 'a preview’s token ends'];
const A_MINUTE = 60_000;

const PLANTED: Control = {
  name: 'planted',
  file: 'a.ts',
  find: 'if (isBad) refuse();',
  replace: '',
  test: 'a.test.ts',
  title: 'refuses what is bad',
};
const files: Record<string, string> = {
  'a.ts': 'if (isBad) refuse();',
  'a.test.ts': "it('refuses what is bad', () => {});",
};
const faultsOf = (...changes: Partial<Control>[]) =>
  findControlFaults(
    changes.map((change) => ({ ...PLANTED, ...change })),
    (path) => files[path],
  );

const result = (status: TestResult['status'], message = 'expect(received).toBe(expected)'): TestResult => ({
  file: 'a.test.ts',
  title: 'a page refuses what is bad',
  status,
  ...(status === 'failed' && { message }),
});

describe('negative controls', () => {
  it('each name a protection that is there and a test that is there', () => {
    expect(CONTROLS.length).toBeGreaterThan(100);
    expect(findControlFaults(CONTROLS, readIfThere)).toEqual([]);
  });

  it('would be shown stale', () => {
    expect(faultsOf({}, {})).toEqual(['planted: two have this name']);
    const stale: Partial<Control>[] = [
      { file: 'b.ts' },
      { find: 'if (isGood)' },
      { find: 'i' },
      { replace: PLANTED.find },
      { test: 'b.test.ts' },
      { title: 'takes what is good' },
      { title: 'refuses %s' },
    ];
    expect(stale.flatMap((change) => faultsOf(change))).toEqual([
      'planted: b.ts does not exist',
      'planted: a.ts has what it replaces 0 times',
      'planted: a.ts has what it replaces 2 times',
      'planted: it replaces nothing',
      'planted: b.test.ts does not exist',
      'planted: a.test.ts has no test of that title',
      'planted: its title has a place that a table fills',
    ]);
  });

  it('count when the very test passes before and fails afterwards, by what it expects', () => {
    const [passed, failed] = [[result('passed')], [result('failed')]];
    const notLoaded: TestResult[] = [
      { file: 'a.test.ts', title: 'a.test.ts', status: 'failed', message: 'SyntaxError' },
    ];
    const thrown = [result('failed', 'Error: ECONNREFUSED')];
    expect(judge(PLANTED, passed, failed).outcome).toBe('ok');
    expect(judge(PLANTED, passed, passed)).toEqual({ outcome: 'NOT SEEN' });
    expect(judge(PLANTED, failed, failed).outcome).toBe('red');
    expect(judge(PLANTED, [result('skipped')], failed).outcome).toBe('stale');
    expect(judge(PLANTED, passed, notLoaded)).toEqual({ outcome: 'broken', why: 'SyntaxError' });
    expect(judge(PLANTED, passed, []).outcome).toBe('broken');
    expect(judge(PLANTED, passed, thrown).outcome).toBe('broken');
    expect(judge({ ...PLANTED, says: 'ECONNREFUSED' }, passed, thrown).outcome).toBe('ok');
  });

  it(
    'are tried on a copy, the quickest of them here',
    async () => {
      const tried = await tryControls(
        CONTROLS.filter(({ name }) => QUICKEST.includes(name)),
        'short',
      );
      expect(tried.filter(({ verdict }) => verdict.outcome !== 'ok')).toEqual([]);
      expect(tried).toHaveLength(QUICKEST.length);
    },
    2 * A_MINUTE,
  );
});
