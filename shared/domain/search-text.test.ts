import { describe, expect, it } from '@jest/globals';
import { toSearchText } from './search-text.ts';

describe('search text', () => {
  it.each([
    ['  le robinet   fuit ', 'le robinet fuit'],
    ['a\u0000b\u001bc\u200bd', 'a b c d'],
    ['E5', 'E5'],
    ['50 % / 60 %?', '50 % / 60 %?'],
    ['..', ''],
    ['\n\t', ''],
    ['\ud800 moitié', 'moitié'],
  ])('%j becomes %j', (typed, expected) => {
    expect(toSearchText(typed)).toBe(expected);
  });

  it('is cut at 200 characters, between characters', () => {
    expect(toSearchText('x'.repeat(10_000))).toHaveLength(200);
    const cut = toSearchText(`x${'🔥'.repeat(5000)}`);
    expect(cut).toBe(`x${'🔥'.repeat(99)}`);
    expect(() => encodeURIComponent(cut)).not.toThrow();
  });
});
