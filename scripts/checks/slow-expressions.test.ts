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
});
