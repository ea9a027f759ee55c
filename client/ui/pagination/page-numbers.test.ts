import { describe, expect, it } from '@jest/globals';
import * as fc from 'fast-check';
import { pageNumbers } from './page-numbers.ts';

describe('page numbers of a list', () => {
  it.each([
    [1, 1, [1]],
    [1, 0, []],
    [1, 3, [1, 2, 3]],
    [1, 10, [1, 2, null, 10]],
    [5, 10, [1, null, 4, 5, 6, null, 10]],
    [4, 10, [1, 2, 3, 4, 5, null, 10]],
    [10, 10, [1, null, 9, 10]],
    [1, 2 ** 31, [1, 2, null, 2 ** 31]],
    [9, 3, [1, 2, 3]],
  ])('page %d of %d: %j', (page, pages, expected) => {
    expect(pageNumbers(page, pages)).toEqual(expected);
  });

  it('many pages: first, last and current are shown, and no gap hides a single page', () => {
    const place = fc
      .integer({ min: 1, max: 300 })
      .chain((pages) => fc.tuple(fc.integer({ min: 1, max: pages }), fc.constant(pages)));
    fc.assert(
      fc.property(place, ([page, pages]) => {
        const shown = pageNumbers(page, pages);
        const numbers = shown.filter((number) => number !== null);
        expect(numbers).toEqual([...new Set(numbers)].sort((a, b) => a - b));
        expect(numbers).toEqual(expect.arrayContaining([1, page, pages]));
        shown.forEach((number, index) => {
          const gap = (shown[index + 1] ?? 0) - (shown[index - 1] ?? 0);
          expect(number === null ? gap > 2 : true).toBe(true);
        });
        expect(shown.length).toBeLessThanOrEqual(7);
      }),
    );
  });
});
