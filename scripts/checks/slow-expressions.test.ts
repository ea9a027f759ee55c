import { readFileSync } from 'node:fs';
import { describe, expect, it } from '@jest/globals';
import { findSlowExpressions } from './find-slow-expressions.ts';
import { listFiles } from './list-files.ts';

/** Folders that run on the server or in the browser; scripts and tests only read our own files. */
const SERVING = ['backoffice', 'client', 'redirects', 'routes', 'server', 'shared'];

describe('regular expressions', () => {
  it('all: linear time for every input', async () => {
    const files = listFiles(SERVING)
      .filter((path) => /\.tsx?$/.test(path) && !path.includes('.test.'))
      .map((path) => ({ path, text: readFileSync(path, 'utf8') }));
    expect(await findSlowExpressions(files)).toEqual([]);
  });

  it.each(['/^(a+)+$/', '/(.*)*x/', '/^\\s*(.*?)\\s*$/'])('slow expression %s: found', async (literal) => {
    const planted = { path: 'server/planted.ts', text: `export const slow = ${literal};` };
    expect(await findSlowExpressions([planted])).toHaveLength(1);
  });

  it.each(["new RegExp('(a+)+$')", "RegExp('(.*)*x', 'i')", 'new RegExp(`^${one}$`)', 'new RegExp(one)'])(
    'assembled expression %s: found',
    async (built) => {
      const text = `export const slow = (one: string) => [one, ${built}];`;
      expect(await findSlowExpressions([{ path: 'server/planted.ts', text }])).toHaveLength(1);
    },
  );

  it('text with an expression: analysed as one', async () => {
    const text = "export const quick = new RegExp('^a+$', 'u');";
    expect(await findSlowExpressions([{ path: 'server/planted.ts', text }])).toEqual([]);
  });
});
