import { beforeAll, describe, expect, it } from '@jest/globals';
import { openingDay } from '#shared/contract/contact.ts';
import { distanceInMetres } from '#shared/domain/geo-distance.ts';
import { readCommunes, type Commune } from '#backoffice/geography/read-communes.ts';
import { DISTRIBUTORS, INSTALLERS, makeContacts, type DemoContact } from './make-contacts.ts';

let communes: Commune[];
let contacts: DemoContact[];
beforeAll(async () => {
  communes = await readCommunes();
  contacts = makeContacts(communes);
});

const ofDepartement = (prefix: string, type: DemoContact['type']) =>
  contacts.filter((contact) => contact.type === type && contact.codePostal.startsWith(prefix)).length;

describe('demo installers and distributors', () => {
  it('contacts: their numbers are as specified, and some distributors are stockists', () => {
    expect(contacts.filter(({ type }) => type === 'installer')).toHaveLength(INSTALLERS);
    expect(contacts.filter(({ type }) => type === 'distributor')).toHaveLength(DISTRIBUTORS);
    expect(contacts.filter(({ stockist }) => stockist)).toHaveLength(40);
    expect(contacts.some(({ stockist, type }) => stockist && type === 'installer')).toBe(false);
  });

  it('positions: contacts follow the population, each within its commune', () => {
    expect(ofDepartement('75', 'installer')).toBeGreaterThan(10);
    expect(ofDepartement('20', 'installer')).toBeGreaterThan(0);
    expect(ofDepartement('48', 'installer')).toBeLessThan(3);
    for (const { codePostal, localite, latitude, longitude } of contacts) {
      const commune = communes.find(
        ([, name, zipcodes]) => name === localite && zipcodes.includes(codePostal),
      );
      const middle = { latitude: commune?.[3] ?? 0, longitude: commune?.[4] ?? 0 };
      expect(distanceInMetres(middle, { latitude, longitude })).toBeLessThan(12_000);
    }
  });

  it('names, e-mail addresses and phone numbers: they are unique and reserved for fiction', () => {
    for (const key of ['nom', 'email', 'identifiant'] as const) {
      expect(new Set(contacts.map((contact) => contact[key])).size).toBe(contacts.length);
    }
    for (const { phone, email, website } of contacts) {
      expect(phone).toMatch(/^(?:01 99 00|02 61 91|03 53 01|04 65 71|05 36 49|06 39 98) \d\d \d\d$/);
      expect([email, website ?? '.example'].every((address) => address.endsWith('.example'))).toBe(true);
    }
  });

  it('opening hours: Sunday first by the contract, and the same in two runs', () => {
    for (const { hours } of contacts) {
      expect(hours.map(({ jour }) => jour)).toEqual([7, 6, 5, 4, 3, 2, 1]);
      for (const day of hours) expect(openingDay.safeParse(day).success).toBe(true);
    }
    expect(makeContacts(communes)).toEqual(contacts);
  });
});
