import { describe, expect, it } from '@jest/globals';
import * as fc from 'fast-check';
import { computeTotals } from '#backoffice/cart/totals.ts';
import type { OrderAmount } from '#backoffice/orders/read-order.ts';
import { reduceAmount } from './reduce-order.ts';
import { addedAmounts, chargedShipping, type BilledLine, type Portion } from './share-amounts.ts';

const NONE: Portion = { pieces: new Map(), shipping: 0 };

const line = fc.record({
  quantity: fc.integer({ min: 1, max: 6 }),
  unit: fc.integer({ min: 1, max: 90_000 }),
  eco: fc.constantFrom(0, 17, 250),
  vatRate: fc.constantFrom(550, 1000, 2000),
});
const order = fc.record({
  lines: fc.array(line, { minLength: 1, maxLength: 4 }),
  discount: fc.constantFrom(0, 7, 25),
  shipping: fc.constantFrom(0, 750, 1890),
  percent: fc.constantFrom(0, 10),
});

type OrderInput = typeof order extends fc.Arbitrary<infer Input> ? Input : never;

/** An order with its billed lines. Shipping has the highest rate, as on invoices. */
function createOrder(input: OrderInput): { amount: OrderAmount; lines: BilledLine[] } {
  const lines = input.lines.map((one, index) => (index === 0 ? { ...one, vatRate: 2000 } : one));
  const totals = computeTotals({
    lines,
    discount: input.discount,
    promotions:
      input.percent === 0
        ? []
        : [{ code: 'TEN', kind: 'percent', value: input.percent, lines: lines.map((_line, index) => index) }],
    shipping: { cost: input.shipping, vatRate: 2000 },
  });
  return {
    amount: {
      base: totals.base,
      remise: Object.fromEntries(totals.discounts.map(({ code, amount }) => [code, amount])),
      eco: totals.eco,
      shipping: totals.shipping,
      totalWithoutTax: totals.withoutTax,
      taxes: totals.rates,
      tax: totals.tax,
      total: totals.total,
    },
    lines: lines.map(({ quantity, unit, eco, vatRate: rate }, index) => ({
      id: index + 1,
      quantity,
      unit,
      eco,
      rate,
    })),
  };
}

describe('amounts of portions of an order', () => {
  it('pieces one by one and then the shipping: add up to the order to the cent', () => {
    fc.assert(
      fc.property(order, (input) => {
        const { amount, lines } = createOrder(input);
        let before = NONE;
        let gross = 0;
        const count = (after: Portion) => {
          const added = addedAmounts(amount, lines, { before, after });
          expect(added.goods + added.eco + added.shipping + added.discount).toBe(added.net);
          gross += added.gross;
          before = after;
        };
        for (const { id, quantity } of lines)
          for (let piece = 1; piece <= quantity; piece += 1)
            count({ ...before, pieces: new Map([...before.pieces, [id, piece]]) });
        count({ ...before, shipping: chargedShipping(amount) });
        expect(gross).toBe(amount.total);
      }),
    );
  });

  it('[AC-14] order less a piece: its amounts are those of the order without the portion, its VAT that of the rest', () => {
    fc.assert(
      fc.property(order, (input) => {
        const { amount, lines } = createOrder(input);
        const after = { pieces: new Map([[1, 1]]), shipping: 0 };
        const portion = addedAmounts(amount, lines, { before: NONE, after });
        const reduced = reduceAmount(amount, portion);
        const discounts = Object.values(reduced.remise).reduce((sum, one) => sum + one, 0);
        expect(reduced.totalWithoutTax).toBe(amount.totalWithoutTax - portion.net);
        for (const { rate, base, tax } of reduced.taxes) expect(tax).toBe(Math.round((base * rate) / 10_000));
        expect(reduced.total).toBe(reduced.totalWithoutTax + reduced.tax);
        expect(reduced.base + discounts + reduced.eco + reduced.shipping).toBe(reduced.totalWithoutTax);
        expect(reduced.taxes.reduce((sum, { tax }) => sum + tax, 0)).toBe(reduced.tax);
      }),
    );
  });

  it('shipping that a code made free: nothing of it is charged', () => {
    const { amount } = createOrder({
      lines: [{ quantity: 1, unit: 1000, eco: 0, vatRate: 2000 }],
      discount: 0,
      shipping: 750,
      percent: 0,
    });
    expect(chargedShipping(amount)).toBe(750);
    expect(chargedShipping({ ...amount, remise: { FREE: -750 } })).toBe(0);
  });
});
