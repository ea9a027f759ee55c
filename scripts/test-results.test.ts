import { describe, expect, it } from '@jest/globals';
import { readJestResults, readPlaywrightResults } from './test-results.ts';

describe('results of test runs', () => {
  it('are read from Jest, a file that could not be run as a failure', () => {
    const report = {
      testResults: [
        {
          name: 'a.test.ts',
          status: 'passed',
          assertionResults: [
            { fullName: 'a works', status: 'passed' },
            { fullName: 'a waits', status: 'pending' },
          ],
        },
        { name: 'b.test.ts', status: 'failed', assertionResults: [] },
      ],
    };
    expect(readJestResults(JSON.stringify(report))).toEqual([
      { file: 'a.test.ts', title: 'a works', status: 'passed' },
      { file: 'a.test.ts', title: 'a waits', status: 'skipped' },
      { file: 'b.test.ts', title: 'b.test.ts', status: 'failed' },
    ]);
  });

  it('are read from Playwright with the titles of what they stand in', () => {
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
    ]);
  });
});

function spec(title: string, ok: boolean, status: string) {
  return { title, ok, tests: [{ status }] };
}
