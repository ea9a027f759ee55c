import { describe, expect, it } from '@jest/globals';
import { drawDesign, listDesigns } from '#shared/drawing/designs.ts';
import { readDemoCatalogue } from './demo-catalogue.ts';

const { products } = await readDemoCatalogue();
const CIRCLE = /M(-?[\d.]+) (-?[\d.]+)a([\d.]+) \3 0 1 0/g;

type Circle = { x: number; y: number; r: number };

/** Circles that a paint fills. */
function circlesOf(d: string): Circle[] {
  return [...d.matchAll(CIRCLE)].map(([, left, y, r]) => ({
    x: Number(left) + Number(r),
    y: Number(y),
    r: Number(r),
  }));
}

function overlap(one: Circle, other: Circle): boolean {
  return Math.hypot(one.x - other.x, one.y - other.y) < one.r + other.r;
}

describe('drawings of the demo catalogue', () => {
  it('[PR-02] designs: each product names one that exists', () => {
    const known = listDesigns();
    const unknown = products.filter(({ drawing }) => drawing && !known.includes(drawing.design));
    expect(unknown.map(({ key }) => key)).toEqual([]);
  });

  it('[PR-02] round openings: within the appliance in every size, and beside each other', () => {
    const wrong = products.flatMap(({ key, drawing, sizes }) =>
      sizes.flatMap(({ code, width, height }) => {
        const openings = drawDesign(drawing?.design ?? '', width, height)
          .filter(({ paint }) => paint === 'shade')
          .flatMap(({ d }) => circlesOf(d));
        const isOutside = openings.some(
          ({ x, y, r }) => x - r < -1 || y - r < -1 || x + r > width + 1 || y + r > height + 1,
        );
        const isCrossed = openings.some((one, at) =>
          openings.slice(at + 1).some((other) => overlap(one, other)),
        );
        return isOutside || isCrossed ? [`${key} ${code}`] : [];
      }),
    );
    expect(wrong).toEqual([]);
  });
});
