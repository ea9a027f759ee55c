import { describe, expect, it } from '@jest/globals';
import { decodeLine } from './base-map.ts';
import { frameAround } from './map-frame.ts';
import { MAP_FRAME, project } from '#shared/domain/map-projection.ts';

const DUNKERQUE = { latitude: 51.03, longitude: 2.38 };
const BONIFACIO = { latitude: 41.39, longitude: 9.16 };
const OUESSANT = { latitude: 48.46, longitude: -5.1 };

describe('static map', () => {
  it('contains all of France and Corsica, north above south', () => {
    for (const { x, y } of [DUNKERQUE, BONIFACIO, OUESSANT].map(project)) {
      expect(x > 0 && x < MAP_FRAME.width).toBe(true);
      expect(y > 0 && y < MAP_FRAME.height).toBe(true);
    }
    expect(project(DUNKERQUE).y).toBeLessThan(project(BONIFACIO).y);
    expect(project(OUESSANT).x).toBeLessThan(project(DUNKERQUE).x);
  });

  it('frame contains all places, the whole map without any', () => {
    expect(frameAround([])).toEqual({ x: 0, y: 0, ...MAP_FRAME });
    const frame = frameAround([DUNKERQUE, OUESSANT]);
    for (const { x, y } of [DUNKERQUE, OUESSANT].map(project)) {
      expect(x > frame.x && x < frame.x + frame.width).toBe(true);
      expect(y > frame.y && y < frame.y + frame.height).toBe(true);
    }
    expect(frameAround([DUNKERQUE]).width).toBe(150);
  });

  it('decodes lines from steps', () => {
    expect(decodeLine([2380, 51_030, -10, 5])).toEqual([
      [51.03, 2.38],
      [51.035, 2.37],
    ]);
  });
});
