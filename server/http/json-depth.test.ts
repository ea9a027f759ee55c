import { describe, expect, it } from '@jest/globals';
import { isNestedDeeper } from './json-depth.ts';

const nest = (depth: number): unknown => JSON.parse('['.repeat(depth) + ']'.repeat(depth));

describe('depth of a JSON value', () => {
  it('counts objects and arrays alike', () => {
    expect(isNestedDeeper({ a: [{ b: 1 }] }, 3)).toBe(false);
    expect(isNestedDeeper({ a: [{ b: {} }] }, 3)).toBe(true);
    expect([null, 'text', 12, true].map((value) => isNestedDeeper(value, 0))).toEqual([
      false,
      false,
      false,
      false,
    ]);
  });

  it('of 32 levels is allowed; of 33 and of 30,000 is refused without a stack overflow', () => {
    expect([32, 33, 30_000].map((depth) => isNestedDeeper(nest(depth), 32))).toEqual([false, true, true]);
  });
});
