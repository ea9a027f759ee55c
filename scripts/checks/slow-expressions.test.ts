import { readFileSync } from 'node:fs';
import { describe, expect, it } from '@jest/globals';
import { findSlowExpressions } from './find-slow-expressions.ts';
import { listFiles } from './list-files.ts';

/** Scripts and tests read what we wrote ourselves. */
const SERVING = ['backoffice', 'client', 'redirects', 'routes', 'server', 'shared'];

describe('regular expressions', () => {
  it('take linear time whatever they are given', async () => {
    const files = listFiles(SERVING)
      .filter((path) => /\.tsx?$/.test(path) && !path.includes('.test.'))
      .map((path) => ({ path, text: readFileSync(path, 'utf8') }));
    expect(await findSlowExpressions(files)).toEqual([]);
  });

  it.each(['/^(a+)+$/', '/(.*)*x/', '/^\\s*(.*?)\\s*$/'])('would show %s', async (literal) => {
    const planted = { path: 'server/planted.ts', text: `export const slow = ${literal};` };
    expect(await findSlowExpressions([planted])).toHaveLength(1);
  });

  it.each(["new RegExp('(a+)+$')", "RegExp('(.*)*x', 'i')", 'new RegExp(`^${one}$`)', 'new RegExp(one)'])(
    'would show %s',
    async (built) => {
      const text = `export const slow = (one: string) => [one, ${built}];`;
      expect(await findSlowExpressions([{ path: 'server/planted.ts', text }])).toHaveLength(1);
    },
  );

  it('a text that is one is looked at as such', async () => {
    const text = "export const quick = new RegExp('^a+$', 'u');";
    expect(await findSlowExpressions([{ path: 'server/planted.ts', text }])).toEqual([]);
  });
});
