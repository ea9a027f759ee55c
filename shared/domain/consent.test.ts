import { describe, expect, it } from '@jest/globals';
import { assert, property, subarray } from 'fast-check';
import { allChoices, CONSENT_CATEGORIES, formatConsent, parseConsent } from './consent.ts';

const date = '2026-11-21';

describe('[TP-02] consent to external services', () => {
  it('is parsed as it was formatted, for any choice', () => {
    assert(
      property(subarray([...CONSENT_CATEGORIES]), (accepted) => {
        const consent = { date, choices: allChoices((category) => accepted.includes(category)) };
        expect(parseConsent(formatConsent(consent))).toEqual(consent);
      }),
    );
  });

  it('an empty choice is a refusal, not a missing choice', () => {
    const refusal = { date, choices: allChoices(() => false) };
    expect(parseConsent(formatConsent(refusal))).toEqual(refusal);
  });

  it.each([
    undefined,
    '',
    'all',
    '0.2026-11-21.maps',
    '2.2026-11-21.maps',
    '1.yesterday.maps',
    '1.2026-11-21.<b>',
  ])('is invalid when it is garbled or for another version: %s', (value) => {
    expect(parseConsent(value)).toBeNull();
  });
});
