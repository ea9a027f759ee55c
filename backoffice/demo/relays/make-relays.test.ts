import { describe, expect, it } from '@jest/globals';
import { openingDay } from '#shared/contract/contact.ts';
import { isMetropolitan } from '#shared/domain/postcodes.ts';
import { readCommunes } from '#backoffice/geography/read-communes.ts';
import { makeRelays } from './make-relays.ts';

const relays = makeRelays(await readCommunes());

describe('demo relay points', () => {
  it('at least 1,500 in all of France: names are unique', () => {
    expect(relays.length).toBeGreaterThanOrEqual(1500);
    expect(new Set(relays.map(({ nom }) => nom)).size).toBe(relays.length);
    const departements = new Set(relays.map(({ codePostal }) => codePostal.slice(0, 2)));
    expect(departements.size).toBeGreaterThanOrEqual(90);
    expect(relays.every(({ codePostal }) => isMetropolitan(codePostal))).toBe(true);
  });

  it('opening hours: Sunday to Monday', () => {
    for (const { listeHoraireOuverture: hours } of relays.slice(0, 100)) {
      expect(hours.map(({ jour }) => jour)).toEqual([7, 6, 5, 4, 3, 2, 1]);
      expect(hours.every((day) => openingDay.safeParse(day).success)).toBe(true);
    }
  });

  it('two runs: the result is the same, with phone numbers reserved for fiction', async () => {
    expect(makeRelays(await readCommunes())).toEqual(relays);
    expect(
      relays.every(({ phone }) =>
        /^(?:01 99 00|02 61 91|03 53 01|04 65 71|05 36 49|06 39 98)/.test(phone ?? ''),
      ),
    ).toBe(true);
  });
});
