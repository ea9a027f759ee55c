import { describe, expect, it } from '@jest/globals';
import { referenceLoss } from './room-area.ts';
import { yearEnergy } from './year-energy.ts';

const high = (type: 'living' | 'bathroom', area: number, period?: 'since-2013') =>
  yearEnergy(referenceLoss(type, area, { storey: 'between', ...(period && { period }) })).high;

describe('heat of a room in a year', () => {
  it('equals the calculation by hand', () => {
    // 46 W/K over 26 K; 2,300 degree days.
    const loss = { ...referenceLoss('living', 20, { storey: 'between' }), low: 46 * 26, high: 46 * 26 * 2 };
    expect(yearEnergy({ ...loss, inside: 19, outside: -7 })).toEqual({
      low: expect.closeTo(46 * 24 * 2.3, 6),
      high: expect.closeTo(2 * 46 * 24 * 2.3, 6),
    });
  });

  it('is less in a newer house, and more in a larger or warmer room', () => {
    expect(high('living', 20, 'since-2013')).toBeLessThan(high('living', 20) / 2);
    expect(high('living', 30)).toBeGreaterThan(high('living', 20));
    expect(high('bathroom', 8)).toBeGreaterThan(0);
  });
});
