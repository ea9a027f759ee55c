import { describe, expect, it } from '@jest/globals';
import { measureOpenness } from './measure-openness.ts';

type Corners = [low: readonly number[], high: readonly number[]];

/** The triangles of a box, nine numbers each. */
function box([[a = 0, b = 0, c = 0], [d = 0, e = 0, f = 0]]: Corners): number[] {
  const corner = (index: number) => [index & 4 ? d : a, index & 2 ? e : b, index & 1 ? f : c];
  const sides = [
    [0, 1, 3, 2],
    [4, 6, 7, 5],
    [0, 4, 5, 1],
    [2, 3, 7, 6],
    [0, 2, 6, 4],
    [1, 5, 7, 3],
  ];
  return sides.flatMap(([i = 0, j = 0, k = 0, l = 0]) => [i, j, k, i, k, l].flatMap(corner));
}

/** Two slats on a wall, 10 mm apart and 80 mm deep. */
const SLATS = [
  ...box([
    [-0.1, 0, 0.03],
    [-0.005, 0.6, 0.11],
  ]),
  ...box([
    [0.005, 0, 0.03],
    [0.1, 0.6, 0.11],
  ]),
];

describe('openness of a model', () => {
  const measure = measureOpenness(SLATS, 'wall');

  it('[PR-04] a front is open; between two slats it is dark, and darker at the bottom of the gap', () => {
    expect(measure([-0.05, 0.3, 0.11], [0, 0, 1])).toBeCloseTo(1);
    const outside = measure([-0.005, 0.3, 0.108], [1, 0, 0]) ?? 0;
    const inside = measure([-0.005, 0.3, 0.06], [1, 0, 0]) ?? 0;
    expect(outside).toBeLessThan(0.8);
    expect(inside).toBeLessThan(outside);
  });

  it('[PR-04] a surface that faces the wall receives only what that gives back', () => {
    expect(measure([-0.05, 0.3, 0.03], [0, 0, -1])).toBeCloseTo(0.45);
  });

  it('[PR-04] a point inside a solid has none', () => {
    expect(measure([-0.05, 0.3, 0.07], [0, 0, 1])).toBeUndefined();
  });

  it('[PR-04] a product on a floor: its top is open, its underside is not', () => {
    const onFloor = measureOpenness(SLATS, 'floor');
    expect(onFloor([-0.05, 0.6, 0.07], [0, 1, 0])).toBeCloseTo(1);
    expect(onFloor([-0.05, 0, 0.07], [0, -1, 0])).toBeCloseTo(0.45);
  });
});
