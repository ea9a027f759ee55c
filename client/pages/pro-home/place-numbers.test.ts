import { describe, expect, it } from '@jest/globals';
import { placeNumbers } from './place-numbers.ts';

const at = (x: number, y: number) => ({ x, y });

describe('numbers beside a drawing', () => {
  it('parts far apart: each number is at the height of its part, on its side', () => {
    const placed = placeNumbers([at(0.8, 0.3), at(0.1, 0.2), at(0.2, 0.7), at(0.9, 0.8)]);
    expect(placed.map(({ side, y }) => [side, y])).toEqual([
      ['left', 0.2],
      ['left', 0.7],
      ['right', 0.3],
      ['right', 0.8],
    ]);
  });

  it('parts at one height: the numbers do not overlap', () => {
    const [first, second] = placeNumbers([at(0.1, 0.5), at(0.2, 0.5), at(0.9, 0.5)]);
    expect((second?.y ?? 0) - (first?.y ?? 0)).toBeCloseTo(0.16);
  });

  it('parts at the bottom: no number is below the drawing', () => {
    const placed = placeNumbers([at(0.1, 0.95), at(0.2, 0.96), at(0.9, 0.5)]);
    for (const { y } of placed) expect(y).toBeLessThanOrEqual(0.941);
  });
});
