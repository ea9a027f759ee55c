import { describe, expect, it } from '@jest/globals';
import { comparedQuery, readComparedIds, toComparedIds } from './compared-ids.ts';

const read = (query: string) => readComparedIds(new URLSearchParams(query));

describe('products to compare in an address', () => {
  it.each([
    ['products=12,7', [12, 7]],
    ['products=12&products=7', [12, 7]],
    ['products=12,12,7,', [12, 7]],
    ['products=', []],
    ['q=12', []],
  ])('%s are %j', (query, ids) => {
    expect(read(query)).toEqual({ ids, tooMany: 0, odd: 0 });
  });

  it('are four at most: the first ones', () => {
    expect(read('products=1,2,3,4,5,6')).toEqual({ ids: [1, 2, 3, 4], tooMany: 2, odd: 0 });
  });

  it.each(['lame', '-1', '1.5', '0', '99999999999', '1e3', '<b>'])('%s is invalid', (value) => {
    expect(read(`products=3,${encodeURIComponent(value)}`)).toEqual({ ids: [3], tooMany: 0, odd: 1 });
  });

  it('are formatted as they are parsed', () => {
    expect(comparedQuery([12, 7])).toBe('?products=12,7');
    expect(read(comparedQuery([12, 7])).ids).toEqual([12, 7]);
    expect(comparedQuery([])).toBe('');
  });

  it('are read from stored values of any type', () => {
    expect(toComparedIds([3, '4', null, Number.NaN, 3]).ids).toEqual([3]);
  });
});
