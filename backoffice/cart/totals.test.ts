import { describe, expect, it } from '@jest/globals';
import * as fc from 'fast-check';
import { computeTotals, type TotalsInput } from './totals.ts';

const line = fc.record({
  quantity: fc.integer({ min: 1, max: 999 }),
  unit: fc.integer({ min: 0, max: 2_000_000 }),
  eco: fc.integer({ min: 0, max: 5000 }),
  vatRate: fc.constantFrom(2000, 1000, 550),
});
const carts: fc.Arbitrary<TotalsInput> = fc.array(line, { maxLength: 12 }).chain((lines) =>
  fc.record({
    lines: fc.constant(lines),
    discount: fc.integer({ min: 0, max: 90 }),
    promotions: fc.array(
      fc.record({
        code: fc.string({ minLength: 1, maxLength: 8 }),
        kind: fc.constantFrom('percent' as const, 'amount' as const, 'carriage' as const),
        value: fc.integer({ min: 0, max: 100 }),
        lines: fc.subarray(lines.map((_line, index) => index)),
      }),
      { maxLength: 4 },
    ),
    shipping: fc.record({ cost: fc.integer({ min: 0, max: 50_000 }), vatRate: fc.constant(2000) }),
  }),
);
const sum = (amounts: number[]) => amounts.reduce((total, amount) => total + amount, 0);

describe('totals of a cart', () => {
  it('[CK-11] totals: goods, discounts, eco fee, shipping and the tax of each rate agree to the cent', () => {
    fc.assert(
      fc.property(carts, (input) => {
        const totals = computeTotals(input);
        const { base, discounts, eco, shipping, withoutTax, tax, total, rates, lines } = totals;
        expect(withoutTax).toBe(base + sum(discounts.map(({ amount }) => amount)) + eco + shipping);
        expect(total).toBe(withoutTax + tax);
        expect(sum(rates.map((rate) => rate.base))).toBe(withoutTax);
        expect(sum(rates.map((rate) => rate.tax))).toBe(tax);
        for (const one of rates) expect(one.tax).toBe(Math.round((one.base * one.rate) / 10_000));
        expect(sum(lines.map((one) => one.total))).toBe(base);
        expect([withoutTax, tax, ...lines.map(({ taxable }) => taxable)].every(Number.isSafeInteger)).toBe(
          true,
        );
      }),
      { numRuns: 500 },
    );
  });

  it('[CK-11] totals: discounts never reduce the eco fee, and never exceed the goods of a line', () => {
    fc.assert(
      fc.property(carts, (input) => {
        const { lines, eco, discounts } = computeTotals(input);
        expect(eco).toBe(sum(input.lines.map((one) => one.eco * one.quantity)));
        expect(lines.every((one) => one.taxable >= one.ecoTotal)).toBe(true);
        expect(lines.every((one) => one.promotionShare >= 0 && one.promotionShare <= one.netTotal)).toBe(
          true,
        );
        expect(discounts.every(({ amount }) => amount <= 0)).toBe(true);
      }),
    );
  });

  it('[CK-11] totals: ten percent for the company, five euros by a code, one tax rate', () => {
    const totals = computeTotals({
      lines: [{ quantity: 2, unit: 6170, eco: 42, vatRate: 2000 }],
      discount: 10,
      promotions: [{ code: 'PROMO10', kind: 'amount', value: 500, lines: [0] }],
      shipping: { cost: 990, vatRate: 2000 },
    });
    expect(totals).toMatchObject({
      base: 12_340,
      discounts: [
        { code: 'pro', amount: -1234 },
        { code: 'PROMO10', amount: -500 },
      ],
      eco: 84,
      shipping: 990,
      withoutTax: 11_680,
      tax: 2336,
      total: 14_016,
    });
  });

  it('[CK-11] totals: tax is rounded once per rate, not line by line', () => {
    const bought = { quantity: 1, unit: 13, eco: 0, vatRate: 2000 };
    const totals = computeTotals({
      lines: [bought, bought, bought, { ...bought, vatRate: 550 }],
      discount: 0,
      promotions: [],
      shipping: { cost: 0, vatRate: 2000 },
    });
    // Line by line it would be 3 + 3 + 3 cents.
    expect(totals.rates).toEqual([
      { rate: 550, base: 13, tax: 1 },
      { rate: 2000, base: 39, tax: 8 },
    ]);
    expect(totals.total).toBe(61);
  });

  it('[CK-11] totals: a rate is stated even when a code discounts all of its lines to zero', () => {
    const totals = computeTotals({
      lines: [
        { quantity: 1, unit: 1000, eco: 0, vatRate: 550 },
        { quantity: 1, unit: 1000, eco: 0, vatRate: 2000 },
      ],
      discount: 0,
      promotions: [{ code: 'GIFT', kind: 'percent', value: 100, lines: [0] }],
      shipping: { cost: 0, vatRate: 2000 },
    });
    expect(totals.rates).toEqual([
      { rate: 550, base: 0, tax: 0 },
      { rate: 2000, base: 1000, tax: 200 },
    ]);
  });

  it("totals: a percentage applies only to the code's lines, and free shipping carries no tax", () => {
    const totals = computeTotals({
      lines: [
        { quantity: 1, unit: 10_000, eco: 0, vatRate: 2000 },
        { quantity: 1, unit: 5000, eco: 0, vatRate: 550 },
      ],
      discount: 0,
      promotions: [
        { code: 'PORT', kind: 'carriage', value: 0, lines: [] },
        { code: 'TEN', kind: 'percent', value: 10, lines: [1] },
      ],
      shipping: { cost: 1200, vatRate: 2000 },
    });
    expect(totals.discounts).toEqual([
      { code: 'TEN', amount: -500 },
      { code: 'PORT', amount: -1200 },
    ]);
    expect(totals.rates).toEqual([
      { rate: 550, base: 4500, tax: 248 },
      { rate: 2000, base: 10_000, tax: 2000 },
    ]);
  });
});
