import { describe, expect, it } from '@jest/globals';
import { boxAround, distanceInMetres } from './geo-distance.ts';

const PARIS = { latitude: 48.8566, longitude: 2.3522 };
const NANTES = { latitude: 47.2184, longitude: -1.5536 };

describe('distances', () => {
  it('[LO-04] are those of the globe: 343 km from Paris to Nantes', () => {
    expect(Math.round(distanceInMetres(PARIS, NANTES) / 1000)).toBe(343);
    expect(distanceInMetres(PARIS, PARIS)).toBe(0);
  });

  it('are within the box of the index look-up', () => {
    const box = boxAround(PARIS, 50);
    for (const corner of [
      { latitude: box.north, longitude: PARIS.longitude },
      { latitude: PARIS.latitude, longitude: box.east },
    ])
      expect(distanceInMetres(PARIS, corner)).toBeGreaterThanOrEqual(49_900);
  });
});
