import { describe, expect, it } from '@jest/globals';
import { breakLines } from './break-lines.ts';

/** Each character is ten points wide. */
const linesOf = (text: string, width: number) =>
  breakLines(text, 'text', width, ({ text: run }) => run.length * 10).map(({ runs, width: used }) => [
    runs.map((run) => run.text).join(''),
    used,
  ]);

describe('line breaking', () => {
  it('lines before another end with a space, which their width excludes', () => {
    expect(linesOf('une notice de pose', 110)).toEqual([
      ['une notice ', 100],
      ['de pose', 70],
    ]);
    expect(linesOf('12 quai\n42300 Roanne', 400)).toEqual([
      ['12 quai ', 70],
      ['42300 Roanne', 120],
    ]);
  });

  it('a broken word ends its line without a space', () => {
    expect(linesOf('abcdef', 30)).toEqual([
      ['abc', 30],
      ['def', 30],
    ]);
  });
});
