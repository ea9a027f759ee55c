import { describe, expect, it } from '@jest/globals';
import { assert, property, subarray } from 'fast-check';
import { allChoices, CONSENT_CATEGORIES, formatConsent, parseConsent } from './consent.ts';

const date = '2026-11-21';

describe('[TP-02] a choice about outside services', () => {
  it('is read as it was written, whatever was accepted', () => {
    assert(
      property(subarray([...CONSENT_CATEGORIES]), (accepted) => {
        const consent = { date, choices: allChoices((category) => accepted.includes(category)) };
        expect(parseConsent(formatConsent(consent))).toEqual(consent);
      }),
    );
  });

  it('says what was refused as well: an empty one is a refusal, not a missing answer', () => {
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
  ])('counts for nothing when it is garbled or answers another question: %s', (value) => {
    expect(parseConsent(value)).toBeNull();
  });
});
