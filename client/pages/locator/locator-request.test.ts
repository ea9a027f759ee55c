import { describe, expect, it } from '@jest/globals';
import { locatorSearch, readLocatorRequest } from './locator-request.ts';

const read = (query: string) => readLocatorRequest(new URLSearchParams(query));

describe('readLocatorRequest and locatorSearch', () => {
  it('round trip: preserves the query without default values', () => {
    for (const query of [
      '',
      '?place=44000+Nantes',
      '?lat=47.218&lng=-1.553&radius=100',
      '?place=Paris&label=debit-juste&stockists=1&page=2&point=7',
    ])
      expect(locatorSearch(read(query))).toBe(query);
    expect(locatorSearch(read('?place=Paris&radius=50&label=&page=1'))).toBe('?place=Paris');
  });

  it('place and coordinates: the place takes precedence', () => {
    expect(read('place=Paris&lat=47&lng=1').spot).toBeNull();
    expect(read('place=&lat=47&lng=1').spot).toEqual({ latitude: 47, longitude: 1 });
  });

  it('invalid parameters are ignored', () => {
    const odd = read('lat=north&lng=500&radius=3&label=É"&page=-2&point=1e9&stockists=yes');
    expect(odd).toMatchObject({ spot: null, radius: 50, label: '', page: 1, point: null, stockists: false });
    expect(read(`place=${'x'.repeat(10_000)}`).place).toHaveLength(80);
    expect(read('place=%00Nan%0Ates%20%20').place).toBe('Nan tes');
  });

  it('empty form submission: isRequested is true, unlike without a query', () => {
    expect([read('place=').isRequested, read('').isRequested]).toEqual([true, false]);
  });
});
