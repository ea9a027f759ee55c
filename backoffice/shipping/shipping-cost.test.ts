import { describe, expect, it } from '@jest/globals';
import { assert, constantFrom, integer, property } from 'fast-check';
import { readDemoShop } from '#backoffice/demo/demo-shop.ts';
import { toRates } from '#backoffice/shop/shipping/carrier-record.ts';
import { readShipping } from '#backoffice/shop/shipping/read-shipping.ts';
import { isMetropolitan } from '#shared/domain/postcodes.ts';
import { shippingCost } from './shipping-cost.ts';

const { carriers } = await readDemoShop(readShipping);
const CARRIERS = carriers.map((carrier) => ({ name: carrier.code, rates: toRates(carrier) }));

const ratesOf = (name: string) => {
  const carrier = CARRIERS.find((candidate) => candidate.name === name);
  if (!carrier) throw new Error(`There is no carrier ${name}.`);
  return carrier.rates;
};
const cost = (name: string, weight: number, zipcode: string | null = '44000') =>
  shippingCost(ratesOf(name), weight, zipcode);

describe('shipping cost', () => {
  it.each([
    ['relais_colis', 500, 390],
    ['relais_colis', 501, 450],
    ['relais_colis', 20_000, 1490],
    ['chronopost', 0, 1190],
    ['colissimo_24_48', 30_000, 2290],
    ['transporteur', 30_000, 5900],
    ['transporteur', 500_000, 23_900],
    ['transporteur', 500_001, 28_400],
    ['transporteur', 750_000, 37_400],
  ])('with %s and %i grams: %i cents before tax', (name, weight, cents) => {
    expect(cost(name, weight)).toEqual({ cents, refused: null });
  });

  it.each([
    ['relais_colis', 20_001, 'too_heavy'],
    ['chronopost', 30_001, 'too_heavy'],
    ['transporteur', 29_999, 'too_light'],
  ])('%s does not take %i grams: %s', (name, weight, refused) => {
    expect(cost(name, weight)).toEqual({ cents: null, refused });
  });

  it('shipping cost: is higher for Corsica; overseas and foreign destinations are refused', () => {
    expect(cost('relais_colis', 500, '20200')).toEqual({ cents: 840, refused: null });
    for (const zipcode of ['97400', '98000', '00100', '96000', '4400'])
      expect([zipcode, cost('colissimo_24_48', 500, zipcode).refused]).toEqual([zipcode, 'not_served']);
    expect(isMetropolitan('95880')).toBe(true);
  });

  it('shipping cost: never decreases with weight, and some carrier takes every weight', () => {
    const weights = integer({ min: 0, max: 2_000_000 });
    assert(
      property(weights, weights, constantFrom('44000', '20000', null), (one, other, zipcode) => {
        const [light, heavy] = [Math.min(one, other), Math.max(one, other)];
        for (const { rates } of CARRIERS) {
          const less = shippingCost(rates, light, zipcode).cents;
          const more = shippingCost(rates, heavy, zipcode).cents;
          expect(less === null || more === null || less <= more).toBe(true);
        }
        expect(CARRIERS.some(({ rates }) => shippingCost(rates, one, zipcode).cents !== null)).toBe(true);
      }),
    );
  });
});
