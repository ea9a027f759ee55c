import { describe, expect, it } from '@jest/globals';
import { clipRing } from './clip-ring.ts';
import { divideLand } from './divide-land.ts';
import { encodeLine } from './encode-line.ts';
import { ringArea, simplifyLine, simplifyRing, type Line } from './line.ts';

/** Two squares side by side. */
const WEST: Line = [
  [0, 0],
  [0, 2],
  [1, 2],
  [1, 0],
  [0, 0],
];
const EAST: Line = [
  [1, 0],
  [1, 2],
  [2, 2],
  [2, 0],
  [1, 0],
];

describe('lines of the base map', () => {
  it('two parts of a country: one outline, and one border between them', () => {
    const { outline, borders } = divideLand([WEST, EAST]);
    expect(borders).toHaveLength(1);
    expect(borders[0]?.toSorted(([, y], [, other]) => y - other)).toEqual([
      [1, 0],
      [1, 2],
    ]);
    expect(outline).toHaveLength(1);
    expect(ringArea(outline[0] ?? [])).toBe(8);
  });

  it('simplification: within the tolerance, with the ends unchanged', () => {
    const line: Line = [
      [0, 0],
      [1, 0.001],
      [2, 0],
      [3, 1],
    ];
    expect(simplifyLine(line, 0.01)).toEqual([
      [0, 0],
      [2, 0],
      [3, 1],
    ]);
    expect(ringArea(simplifyRing(WEST, 0.01))).toBe(4);
  });

  it('clipping: ends at the frame', () => {
    const clipped = clipRing(EAST, { west: 0, south: 0, east: 1.5, north: 1 });
    expect(ringArea(clipped)).toBe(1);
    expect(clipRing(EAST, { west: 5, south: 0, east: 6, north: 1 })).toEqual([]);
  });

  it('encoding: deltas in thousandths of a degree', () => {
    expect(
      encodeLine([
        [2.38, 51.03],
        [2.3801, 51.0301],
        [2.37, 51.035],
      ]),
    ).toEqual([2380, 51_030, -10, 5]);
  });
});
