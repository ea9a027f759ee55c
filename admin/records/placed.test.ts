import { describe, expect, it } from '@jest/globals';
import { byPosition, moveUp } from './placed.ts';

const of = (id: number, position: number) => ({ id, position });

describe('records with a place among others', () => {
  it('order: is that of the positions, then of the numbers', () => {
    const sorted = [of(4, 7), of(3, 2), of(1, 7)].toSorted(byPosition);
    expect(sorted.map(({ id }) => id)).toEqual([3, 1, 4]);
  });

  it('move: changes the places of two records, and writes only positions that differ', () => {
    const moved = moveUp([of(3, 2), of(4, 7)], 4).map(({ record, position }) => [record.id, position]);
    expect(moved).toEqual([
      [4, 0],
      [3, 1],
    ]);
    expect(moveUp([of(1, 0), of(2, 1), of(3, 2)], 3).map(({ position }) => position)).toEqual([1, 2]);
    expect(moveUp([of(3, 2), of(4, 7)], 3)).toEqual([]);
  });
});
