import { describe, expect, it } from '@jest/globals';
import { sizeText } from './size-text.ts';

describe('file size', () => {
  it.each([
    [null, 'fr', null],
    [120, 'fr', '1\u00a0ko'],
    [84_499, 'fr', '84\u00a0ko'],
    [84_499, 'en', '84\u00a0kB'],
    [1_240_000, 'fr', '1,2\u00a0Mo'],
    [1_240_000, 'en', '1.2\u00a0MB'],
  ] as const)('%s bytes in %s: %s', (bytes, locale, expected) => {
    expect(sizeText(bytes, locale)).toBe(expected);
  });
});
