import { describe, expect, it } from '@jest/globals';
import { figureText } from './figure-text.ts';

describe('technical figure', () => {
  it.each([
    [{ value: 1500, unit: 'W' }, 'fr', '1\u00a0500\u00a0W'],
    [{ value: 750, to: 2000, unit: 'W' }, 'en', '750 – 2,000\u00a0W'],
    [{ value: 21.4, unit: '' }, 'fr', '21,4'],
    [{ value: 'blanc', unit: 'W' }, 'fr', 'blanc'],
  ] as const)('%j in %s: %s', (figure, locale, expected) => {
    expect(figureText(figure, locale)).toBe(expected);
  });
});
