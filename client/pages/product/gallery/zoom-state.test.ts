import { describe, expect, it } from '@jest/globals';
import * as fc from 'fast-check';
import { FIT, MAX_SCALE, maxScaleOf, panBy, zoomTo, type Zoom } from './zoom-state.ts';

const FRAME = { width: 800, height: 600 };
const MIDDLE = { x: 400, y: 300 };

describe('zoomTo and panBy', () => {
  it('zoom preserves the given point', () => {
    expect(zoomTo(FIT, 2, MAX_SCALE, MIDDLE, FRAME)).toEqual({ scale: 2, x: -400, y: -300 });
    expect(zoomTo(FIT, 3, MAX_SCALE, { x: 0, y: 0 }, FRAME)).toEqual({ scale: 3, x: 0, y: 0 });
    expect(zoomTo(FIT, 2, MAX_SCALE, { x: 800, y: 600 }, FRAME)).toEqual({ scale: 2, x: -800, y: -600 });
  });

  it('scale is limited to 1 and the maximum', () => {
    expect(zoomTo(FIT, 9, 1.5, MIDDLE, FRAME).scale).toBe(1.5);
    expect(zoomTo({ scale: 2, x: -400, y: -300 }, 0.2, MAX_SCALE, MIDDLE, FRAME)).toEqual(FIT);
  });

  it('maximum of a picture: its own pixels, at most 4, and 1 if it has too few', () => {
    expect(maxScaleOf(1760, 1100)).toBe(1.6);
    expect(maxScaleOf(1760, 390)).toBe(MAX_SCALE);
    expect(maxScaleOf(800, 1110)).toBe(1);
  });

  it('pan stops at the edges, and has no effect at scale 1', () => {
    const twice: Zoom = { scale: 2, x: -400, y: -300 };
    expect(panBy(twice, { x: 100, y: -50 }, FRAME)).toEqual({ scale: 2, x: -300, y: -350 });
    expect(panBy(twice, { x: 5000, y: -5000 }, FRAME)).toEqual({ scale: 2, x: 0, y: -600 });
    expect(panBy(FIT, { x: 90, y: 90 }, FRAME)).toEqual(FIT);
  });

  it('any sequence of zoom and pan: the picture covers the frame', () => {
    const number = fc.double({ min: -2000, max: 2000, noNaN: true });
    const step = fc.record({ wanted: fc.double({ min: 0, max: 9, noNaN: true }), x: number, y: number });
    fc.assert(
      fc.property(fc.array(step), (steps) => {
        let zoom = FIT;
        for (const { wanted, x, y } of steps)
          zoom = panBy(zoomTo(zoom, wanted, MAX_SCALE, MIDDLE, FRAME), { x, y }, FRAME);
        const [right, below] = [zoom.x + FRAME.width * zoom.scale, zoom.y + FRAME.height * zoom.scale];
        expect(zoom.x <= 0 && zoom.y <= 0).toBe(true);
        expect(right).toBeGreaterThanOrEqual(FRAME.width - 0.001);
        expect(below).toBeGreaterThanOrEqual(FRAME.height - 0.001);
      }),
    );
  });
});
