import { describe, expect, it } from '@jest/globals';
import * as fc from 'fast-check';
import { LINEAR, timeRatio } from '#tests/support/time-ratio.ts';
import { isSlug } from './slug.ts';

describe('slugs', () => {
  it.each(['a', 'campalys-2', 'chauffage/radiateurs-electriques', '1500', 'a/b/c'])(
    '[RT-56] %s is valid',
    (text) => {
      expect(isSlug(text)).toBe(true);
    },
  );

  it.each([
    '',
    'Campalys',
    'CAMPALYS',
    'chauffage électrique',
    'é',
    'a_b',
    'a.b',
    'a%2Fb',
    '/a',
    'a/',
    'a//b',
    '../a',
    'a?b',
    'a#b',
    'a\n',
    'a\u0000',
    'a'.repeat(201),
  ])('[RT-56] %j is invalid', (text) => {
    expect(isSlug(text)).toBe(false);
  });

  it('[RT-56] has only lower case a to z, digits, dashes and slashes', () => {
    fc.assert(
      fc.property(fc.string(), fc.stringMatching(/^[a-z0-9/-]{1,12}$/), (any, likely) => {
        for (const text of [any, likely]) {
          expect(isSlug(text)).toBe(/^[a-z0-9-]+(?:\/[a-z0-9-]+)*$/.test(text));
        }
      }),
    );
  });

  it.each(['a', '/', 'a/', '-', 'A'])('takes linear time for repeated %s', (unit) => {
    expect(timeRatio(isSlug, unit)).toBeLessThan(LINEAR);
  });
});
