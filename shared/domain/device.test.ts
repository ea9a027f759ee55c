import { describe, expect, it } from '@jest/globals';
import * as fc from 'fast-check';
import { deviceFlags, type DeviceFlags } from './device.ts';

const namesOf = (flags: DeviceFlags) =>
  Object.entries(flags)
    .filter(([, isSet]) => isSet)
    .map(([name]) => name);

describe('device classes', () => {
  it.each([
    [320, ['isMobile', 'isPhone']],
    [565, ['isMobile', 'isPhone']],
    [566, ['isMobile', 'isPhablet']],
    [768, ['isMobile', 'isPhablet']],
    [769, ['isMobile', 'isTablet']],
    [1088, ['isMobile', 'isTablet']],
    [1089, ['isDesktop']],
    [3840, ['isDesktop']],
  ])('[ST-04] at %d px the device is %j', (width, expected) => {
    expect(namesOf(deviceFlags(width)).sort()).toEqual(expected);
  });

  it('[ST-04] any width, fractions included, has exactly one class', () => {
    fc.assert(
      fc.property(fc.double({ min: 0, max: 5000, noNaN: true }), (width) => {
        const { isPhone, isPhablet, isTablet, isDesktop, isMobile } = deviceFlags(width);
        expect([isPhone, isPhablet, isTablet, isDesktop].filter(Boolean)).toHaveLength(1);
        expect(isMobile).toBe(!isDesktop);
      }),
    );
  });
});
