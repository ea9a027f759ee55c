import { describe, expect, it } from '@jest/globals';
import { framingOf } from './frame-camera.ts';

const RADIATOR = { width: 1200, height: 580, depth: 100 };
const PLACE = { scale: 0.5, below: -40, stage: 600 };

/** Pixels of a millimetre at the front of the product, by the rules of perspective. */
function scaleOf(radius: string, depth: number): number {
  const distance = parseFloat(radius) * 1000 - depth / 2;
  return PLACE.stage / (2 * distance * Math.tan((24 * Math.PI) / 360));
}

describe('framingOf', () => {
  it('[PR-04] the front of the model is as large as the picture', () => {
    const { radius } = framingOf({ ...RADIATOR, placement: 'wall' }, PLACE, 24);
    expect(scaleOf(radius, RADIATOR.depth)).toBeCloseTo(PLACE.scale, 3);
  });

  it('[PR-04] the camera aims where the middle of the stage is, and turns around the middle of the depth', () => {
    const wall = framingOf({ ...RADIATOR, placement: 'wall' }, PLACE, 24);
    // 40 pixels above the middle of the stage are 80 mm: the middle is that much below the product's.
    expect(wall.target).toBe('0m 0.21m 0.05m');
    const floor = framingOf({ ...RADIATOR, placement: 'floor' }, PLACE, 24);
    expect(floor.target).toBe('0m 0.21m 0m');
  });
});
