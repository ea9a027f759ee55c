import { describe, expect, it } from '@jest/globals';
import { frameAround } from '#shared/domain/picture-frame.ts';
import { movePoint, placePoint } from './crop-point.ts';

describe('crop point', () => {
  it('[AP-03] moved or placed outside of the picture: stops at its edge', () => {
    expect(movePoint({ x: 0.995, y: 0.5 }, { x: 0.01, y: -0.01 })).toEqual({ x: 1, y: 0.49 });
    expect(placePoint({ x: -0.2, y: 0.33333 })).toEqual({ x: 0, y: 0.3333 });
  });

  it('[AP-03] frame: has the shape of galleries and stays inside the picture', () => {
    expect(frameAround({ x: 0.25, y: 0.5 }, 900, 600)).toEqual({ left: 0, top: 0, width: 800, height: 600 });
    expect(frameAround({ x: 1, y: 0.5 }, 900, 600)).toEqual({ left: 100, top: 0, width: 800, height: 600 });
    expect(frameAround({ x: 0.5, y: 0.9 }, 600, 1200)).toEqual({
      left: 0,
      top: 750,
      width: 600,
      height: 450,
    });
  });
});
