import { describe, expect, it } from '@jest/globals';
import { listTree } from './category-tree.ts';

const of = (id: number, parent_id: number | null, position: number) => ({ id, parent_id, position });
const CATEGORIES = [of(4, 1, 7), of(2, null, 1), of(3, 1, 2), of(1, null, 0)];

describe('tree of categories', () => {
  it('rows: each category is below the one above it, siblings by position', () => {
    expect(listTree(CATEGORIES).map(({ category, level }) => [category.id, level])).toEqual([
      [1, 0],
      [3, 1],
      [4, 1],
      [2, 0],
    ]);
  });
});
