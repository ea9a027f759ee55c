import { describe, expect, it } from '@jest/globals';
import { MUTATION_TESTS } from '#tests/mutation/list-mutation-tests.ts';
import type { MutationTest } from '../mutation/mutation-test.ts';
import { findMutationFindings } from '../mutation/find-mutation-findings.ts';
import { judge } from '../mutation/judge.ts';
import { findEdit, findFile } from '../mutation/mutate.ts';
import { replaceCall } from '../mutation/operators/replace-call.ts';
import { skip } from '../mutation/operators/skip.ts';
import { renameVariables } from '../mutation/rename-variables.ts';
import { indexSources, readSources } from '../mutation/sources.ts';
import { runMutationTests } from '../mutation/run-mutation-tests.ts';
import type { TestResult } from '../test-results.ts';

/** Fast mutations that the normal run tries; `npm run test:mutation` tries all. */
const FASTEST = ['preview token: valid for one page', 'preview token: expires'];
const A_MINUTE = 60_000;

const PLANTED: MutationTest = {
  name: 'planted',
  in: 'check',
  mutation: skip('refuse'),
  test: ['a.test.ts', 'refuses what is bad'],
};
const FILES: Record<string, string> = {
  'a/a.ts': 'export function check(isBad: boolean): void {\n  if (isBad) refuse();\n}',
  'b/b.ts': 'export const store = { add: () => save(1), put: () => save(2) };\nexport function twice() {}',
  'c/c.ts': 'export function twice() {}',
  'a.test.ts': "it('refuses what is bad', () => {});",
};
const findingsOf = (...changes: Partial<MutationTest>[]) =>
  findMutationFindings(
    changes.map((change) => ({ ...PLANTED, ...change })),
    indexSources(Object.keys(FILES), (path) => FILES[path]),
  );

const result = (status: TestResult['status'], message = 'expect(received).toBe(expected)'): TestResult => ({
  file: 'a.test.ts',
  title: 'a page refuses what is bad',
  status,
  ...(status === 'failed' && { message }),
});

/** Renames variables, changes indents and line breaks, and adds a comment to each line. */
function rewrite(file: string, source: string): string {
  const renamed = /\.tsx?$/.test(file) ? renameVariables(file, source) : source;
  return renamed.replaceAll('\n', file.endsWith('.json') ? '\n\n\t' : '\n// another comment\n\t');
}

const lineOf = (source: string, start: number) => source.slice(0, start).split('\n').length;

describe('mutation rows', () => {
  const sources = readSources();

  it('each mutation: fits one place of the sources and names an existing test', () => {
    expect(MUTATION_TESTS.length).toBeGreaterThan(250);
    expect(findMutationFindings(MUTATION_TESTS, sources)).toEqual([]);
  });

  it('renamed variables, other formatting, other comments: each mutation still fits the same place', () => {
    const moved = MUTATION_TESTS.flatMap((mutationTest) => {
      const file = findFile(mutationTest, sources);
      if (typeof file !== 'string') return [file.finding];
      const source = sources.read(file) ?? '';
      const rewritten = rewrite(file, source);
      const [before, after] = [findEdit(mutationTest, file, source), findEdit(mutationTest, file, rewritten)];
      if (typeof after === 'string') return [`${mutationTest.name}: ${after}`];
      if (typeof before === 'string') return [`${mutationTest.name}: ${before}`];
      const isSame = lineOf(rewritten, after.start) === 2 * lineOf(source, before.start) - 1;
      return isSame ? [] : [`${mutationTest.name}: it changes another line`];
    });
    expect(moved).toEqual([]);
  });

  it('mutation that fits nothing: the message lists what exists', () => {
    expect(findingsOf({}, {})).toEqual(['planted: two have this name']);
    const stale: Partial<MutationTest>[] = [
      { in: 'checkAll' },
      { in: 'twice' },
      { in: 'twice', file: 'c' },
      { in: 'store > remove' },
      { in: 'store', mutation: skip('save') },
      { in: 'store > add', mutation: skip('delete') },
      { in: 'store', mutation: replaceCall('save', '0') },
      { in: undefined, file: 'd.cfg' },
      { test: ['b.test.ts', 'refuses what is bad'] },
      { test: ['a.test.ts', 'takes what is good'] },
      { test: ['a.test.ts', 'refuses %s'] },
    ];
    expect(stale.flatMap((change) => findingsOf(change))).toEqual([
      'planted: nothing exports checkAll',
      'planted: b/b.ts and c/c.ts export twice: the row has to say the folder',
      'planted: c/c.ts: skip(refuse) fits nothing in twice, which has no calls or properties',
      'planted: b/b.ts: store has 0 functions remove; it has add, put',
      'planted: b/b.ts: skip(save) fits nothing in store, which has add, save, put',
      'planted: b/b.ts: skip(delete) fits nothing in store > add, which has add, save',
      'planted: b/b.ts: replaceCall(save, 0) fits 2 places, lines 1, 1',
      'planted: d.cfg does not exist',
      'planted: b.test.ts does not exist',
      'planted: a.test.ts has no test of that title',
      'planted: its title has a place that a table fills',
    ]);
  });

  it('outcome: ok only when the named test passes before and fails after the mutation, by an assertion', () => {
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
    'run on a copy of the project: the fastest mutations are detected',
    async () => {
      const runs = await runMutationTests(
        MUTATION_TESTS.filter(({ name }) => FASTEST.includes(name)),
        'short',
      );
      expect(runs.filter(({ verdict }) => verdict.outcome !== 'ok')).toEqual([]);
      expect(runs).toHaveLength(FASTEST.length);
    },
    2 * A_MINUTE,
  );
});
