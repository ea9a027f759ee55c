import { describe, expect, it } from '@jest/globals';
import { describeFailures, readJestResults, readPlaywrightResults } from './test-results.ts';

describe('results of test runs', () => {
  it('Jest report: parsed, with a file that failed outside its tests as a failure', () => {
    const report = {
      testResults: [
        {
          name: 'a.test.ts',
          status: 'passed',
          assertionResults: [
            { ancestorTitles: ['a'], fullName: 'a works', status: 'passed', failureMessages: [] },
            { ancestorTitles: ['a'], fullName: 'a waits', status: 'pending', failureMessages: [] },
            {
              ancestorTitles: ['a'],
              fullName: 'a breaks',
              status: 'failed',
              failureMessages: ['one, not two'],
            },
            {
              ancestorTitles: ['a'],
              fullName: 'a hurries',
              status: 'passed',
              failureMessages: [],
              retryReasons: ['late'],
            },
          ],
        },
        { name: 'b.test.ts', status: 'failed', message: 'no such module', assertionResults: [] },
        {
          name: 'c.test.ts',
          status: 'failed',
          message: 'still open',
          assertionResults: [
            { ancestorTitles: ['c'], fullName: 'c works', status: 'passed', failureMessages: [] },
          ],
        },
      ],
    };
    expect(readJestResults(JSON.stringify(report))).toEqual([
      { file: 'a.test.ts', title: 'a works', status: 'passed' },
      { file: 'a.test.ts', title: 'a waits', status: 'skipped' },
      { file: 'a.test.ts', title: 'a breaks', status: 'failed', message: 'one, not two' },
      { file: 'a.test.ts', title: 'a hurries', status: 'passed', isFlaky: true, message: 'late' },
      { file: 'b.test.ts', title: 'b.test.ts', status: 'failed', message: 'no such module' },
      { file: 'c.test.ts', title: 'c.test.ts', status: 'failed', message: 'still open' },
      { file: 'c.test.ts', title: 'c works', status: 'passed' },
    ]);
  });

  it('test in a suite: named after its own file', () => {
    const file = 'shared/c.db.test.ts';
    const result = { ancestorTitles: [file, 'c'], fullName: `${file} c works`, failureMessages: [] };
    const report = {
      testResults: [{ name: 'database-1.test.ts', assertionResults: [{ ...result, status: 'passed' }] }],
    };
    expect(readJestResults(JSON.stringify(report))).toEqual([
      { file, title: `${file} c works`, status: 'passed' },
    ]);
  });

  it('test that runs on a second database: named after its file too', () => {
    const block = 'shared/c.db.test.ts on PGlite';
    const result = { ancestorTitles: [block, 'c'], fullName: `${block} c works`, failureMessages: [] };
    const report = {
      testResults: [{ name: 'embedded-1.test.ts', assertionResults: [{ ...result, status: 'passed' }] }],
    };
    expect(readJestResults(JSON.stringify(report))).toEqual([
      { file: 'shared/c.db.test.ts', title: `${block} c works`, status: 'passed' },
    ]);
  });

  it('Playwright report: parsed with the titles of enclosing blocks', () => {
    const report = {
      suites: [
        {
          title: 'menu.spec.ts',
          file: 'menu.spec.ts',
          specs: [],
          suites: [
            {
              title: 'menus',
              file: 'menu.spec.ts',
              specs: [
                spec('open', true, 'expected'),
                spec('close', false, 'unexpected'),
                spec('wait', true, 'skipped'),
                spec('hurry', true, 'flaky'),
              ],
            },
          ],
        },
      ],
    };
    const results = readPlaywrightResults(JSON.stringify(report));
    expect(results.map(({ title, status }) => `${title}: ${status}`)).toEqual([
      'menu.spec.ts menus open: passed',
      'menu.spec.ts menus close: failed',
      'menu.spec.ts menus wait: skipped',
      'menu.spec.ts menus hurry: passed',
    ]);
    expect(describeFailures(results)).toEqual([
      'Failed: menu.spec.ts menus close\n    it is open',
      'Passed at the second try only: menu.spec.ts menus hurry\n    it is late',
    ]);
  });

  it('failures: described in few lines', () => {
    const message = Array.from({ length: 40 }, (_, line) => `line ${line}`).join('\n');
    const [messages] = describeFailures([{ file: 'a.test.ts', title: 'a', status: 'failed', message }]);
    expect(messages?.split('\n').at(-1)).toBe('    line 11');
  });
});

function spec(title: string, ok: boolean, status: 'expected' | 'unexpected' | 'skipped' | 'flaky') {
  const failed = { error: { message: '\u001B[31mit is open\u001B[39m' } };
  const late = { error: { message: 'it is late' } };
  const results = { expected: [{}], skipped: [], flaky: [late, {}], unexpected: [failed] };
  return { title, ok, tests: [{ status, results: results[status] }] };
}
