import { describe, expect, it } from '@jest/globals';
import { assert, constantFrom, integer, property } from 'fast-check';
import type { SalesPlan } from '#shared/domain/sales-plan.ts';
import { priceForBuyer, toListedCents } from './plan-price.ts';
import { withoutTax } from './without-tax.ts';

const EURO = { code: 'EUR', symbol: '€' };
const plan = (target: SalesPlan['target']): SalesPlan => ({ id: 1, target, currency: EURO });
const AMOUNTS = { price: 57_600, eco: 120, vatRate: 2000, from: false };

describe('prices shown to a buyer', () => {
  it.each([
    ['part', undefined, { value: 576, kind: 'public', tax: 'included', eco: 1.2, from: false }],
    ['part', 28, { value: 576, kind: 'public', tax: 'included', eco: 1.2, from: false }],
    ['pro', undefined, { value: 480, kind: 'public', tax: 'excluded', eco: 1, from: false }],
    ['pro', 28, { value: 480, kind: 'public', tax: 'excluded', eco: 1, from: false }],
    ['pro_connect', undefined, null],
    ['pro_connect', 28, { value: 345.6, kind: 'net', listed: 480, tax: 'excluded', eco: 1, from: false }],
    ['pro_connect', 0, { value: 480, kind: 'net', listed: 480, tax: 'excluded', eco: 1, from: false }],
  ] as const)('in the plan %s with a discount of %s', (target, discount, shown) => {
    expect(priceForBuyer({ plan: plan(target), discount }, AMOUNTS)).toEqual(shown);
  });

  it('price in a range: is found by a range typed at either end', () => {
    assert(
      property(
        integer({ min: 1, max: 2_000_000 }),
        integer({ min: 0, max: 90 }),
        constantFrom('part' as const, 'pro' as const, 'pro_connect' as const),
        constantFrom(210, 550, 2000),
        (price, discount, target, vatRate) => {
          const buyer = { plan: plan(target), discount };
          const shown = priceForBuyer(buyer, { price, eco: 0, vatRate, from: false })?.value ?? 0;
          const listed = target === 'part' ? price : withoutTax(price, vatRate);
          const { min = Infinity, max = 0 } = toListedCents(buyer, { min: shown, max: shown });
          expect(min).toBeLessThanOrEqual(listed);
          expect(max).toBeGreaterThanOrEqual(listed);
        },
      ),
    );
  });
});
