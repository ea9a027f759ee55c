import { describe, expect, it } from '@jest/globals';
import { array, assert, constantFrom, integer, property, record, type Arbitrary } from 'fast-check';
import { proposalTotals, withMargin, type PricedLine } from './proposal-totals.ts';

const line: Arbitrary<PricedLine> = record({
  quantity: integer({ min: 1, max: 99 }),
  unit: integer({ min: 0, max: 5_000_000 }),
  vat: constantFrom(550, 1000, 2000),
});
const sum = (values: readonly number[]) => values.reduce((all, value) => all + value, 0);

describe('totals of a proposal', () => {
  it('add up to the cent, for any lines', () => {
    assert(
      property(array(line, { maxLength: 40 }), (lines) => {
        const totals = proposalTotals(lines);
        expect(sum(totals.lines)).toBe(totals.net);
        expect(sum(totals.vat.map(({ base }) => base))).toBe(totals.net);
        expect(totals.net + sum(totals.vat.map(({ amount }) => amount))).toBe(totals.gross);
        for (const { rate, base, amount } of totals.vat)
          expect(Math.abs(amount - (base * rate) / 10_000)).toBeLessThanOrEqual(0.5);
        for (const value of [totals.net, totals.gross, ...totals.lines])
          expect(Number.isSafeInteger(value)).toBe(true);
      }),
    );
  });

  it('do not depend on the order of the lines', () => {
    assert(
      property(array(line, { maxLength: 20 }), (lines) => {
        const { lines: _lines, ...turned } = proposalTotals(lines.toReversed());
        expect(proposalTotals(lines)).toMatchObject(turned);
      }),
    );
  });

  it('list each rate once, the lowest first', () => {
    expect(
      proposalTotals([
        { quantity: 2, unit: 62_333, vat: 2000 },
        { quantity: 1, unit: 10_001, vat: 550 },
        { quantity: 3, unit: 333, vat: 2000 },
      ]),
    ).toEqual({
      lines: [124_666, 10_001, 999],
      net: 135_666,
      vat: [
        { rate: 550, base: 10_001, amount: 550 },
        { rate: 2000, base: 125_665, amount: 25_133 },
      ],
      gross: 161_349,
    });
  });

  it('of no lines are zero', () => {
    expect(proposalTotals([])).toEqual({ lines: [], net: 0, vat: [], gross: 0 });
  });

  it('a margin is added in whole cents, and the result is never negative', () => {
    expect([withMargin(10_000, 2550), withMargin(999, 3333), withMargin(10_000, -1000)]).toEqual([
      12_550, 1332, 9000,
    ]);
    expect(withMargin(500, -20_000)).toBe(0);
  });
});
