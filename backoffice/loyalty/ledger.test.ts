import { describe, expect, it } from '@jest/globals';
import * as fc from 'fast-check';
import { tierOf } from '#shared/domain/loyalty-rules.ts';
import { addDays, addMonths } from '#backoffice/calendar.ts';
import { balanceOf, earnedBetween, toLedger, type LoyaltyOrder } from './ledger.ts';

const START = '2022-01-01';

function order(changes: Partial<LoyaltyOrder>): LoyaltyOrder {
  return {
    reference: 'CD-1',
    orderedOn: '2025-01-10',
    deliveredOn: '2025-01-20',
    goods: 100_000,
    pointsUsed: 0,
    returnedOn: null,
    returnedGoods: 0,
    ...changes,
  };
}

const day = fc.nat({ max: 1800 }).map((days) => addDays(START, days));
const orders = fc.uniqueArray(
  fc
    .record({
      reference: fc.integer({ min: 1, max: 999 }).map((number) => `CD-${number}`),
      orderedOn: day,
      wait: fc.option(fc.nat({ max: 60 })),
      goods: fc.nat({ max: 900_000 }),
      pointsUsed: fc.nat({ max: 3000 }),
      returnAfter: fc.option(fc.nat({ max: 90 })),
      returnedGoods: fc.nat({ max: 900_000 }),
    })
    .map(({ wait, returnAfter, ...facts }): LoyaltyOrder => {
      const deliveredOn = wait === null ? null : addDays(facts.orderedOn, wait);
      const isReturned = deliveredOn !== null && returnAfter !== null;
      return { ...facts, deliveredOn, returnedOn: isReturned ? addDays(deliveredOn, returnAfter) : null };
    }),
  { selector: ({ reference }) => reference, maxLength: 12 },
);

describe('the ledger of points', () => {
  it('[AC-12] gives a point for each whole euro of goods, thirty days after delivery', () => {
    const bought = [order({ goods: 123_499 })];
    expect(toLedger(bought, '2025-01-15')).toMatchObject({ entries: [], pending: 1234 });
    expect(toLedger(bought, '2025-02-18')).toMatchObject({ entries: [], pending: 1234 });
    expect(toLedger(bought, '2025-02-19')).toMatchObject({
      entries: [{ date: '2025-02-19', kind: 'earned', orderReference: 'CD-1', points: 1234 }],
      pending: 0,
      lots: [{ expiresOn: '2027-02-19', left: 1234 }],
    });
  });

  it('writes off what is left after two years, the day after the last it may be used', () => {
    const bought = [
      order({}),
      order({ reference: 'CD-2', orderedOn: '2027-02-19', deliveredOn: null, pointsUsed: 400 }),
    ];
    expect(balanceOf(toLedger(bought, '2027-02-19').entries)).toBe(600);
    expect(toLedger(bought, '2027-02-20').entries.at(-1)).toEqual({
      date: '2027-02-19',
      kind: 'expired',
      orderReference: 'CD-1',
      points: -600,
    });
  });

  it('reverses what came back by a row of its own', () => {
    const bought = [order({ returnedOn: '2025-03-01', returnedGoods: 25_000 })];
    expect(toLedger(bought, '2025-03-01').entries.map(({ kind, points }) => [kind, points])).toEqual([
      ['earned', 1000],
      ['reversed', -250],
    ]);
    const early = [order({ returnedOn: '2025-01-25', returnedGoods: 25_000 })];
    expect(toLedger(early, '2025-01-26').pending).toBe(750);
    expect(toLedger(early, '2025-02-19').entries.map(({ date }) => date)).toEqual([
      '2025-02-19',
      '2025-02-19',
    ]);
  });

  it('uses the oldest points first', () => {
    const bought = [
      order({}),
      order({ reference: 'CD-2', orderedOn: '2025-06-01', deliveredOn: '2025-06-05' }),
      order({ reference: 'CD-3', orderedOn: '2025-12-01', deliveredOn: null, goods: 0, pointsUsed: 1200 }),
    ];
    expect(toLedger(bought, '2025-12-01').lots).toEqual([
      { orderReference: 'CD-2', expiresOn: '2027-07-05', left: 800 },
    ]);
  });

  it('[AC-12] its balance is the sum of its rows, and what is left of every order less what is owed', () => {
    fc.assert(
      fc.property(orders, day, (bought, today) => {
        const { entries, lots, debt } = toLedger(bought, today);
        const left = lots.reduce((sum, lot) => sum + lot.left, 0);
        expect(entries.reduce((sum, { points }) => sum + points, 0)).toBe(left - debt);
        expect(balanceOf(entries)).toBe(left - debt);
        expect(lots.every((lot) => lot.left > 0 && lot.expiresOn >= today)).toBe(true);
      }),
    );
  });

  it('a row that is there stays as it is on every later day', () => {
    fc.assert(
      fc.property(orders, day, fc.nat({ max: 400 }), (bought, today, days) => {
        const now = toLedger(bought, today).entries;
        const later = toLedger(bought, addDays(today, days)).entries;
        expect(later.slice(0, now.length)).toEqual(now);
      }),
    );
  });

  it('no order brings more than its goods, however it ends', () => {
    fc.assert(
      fc.property(orders, day, (bought, today) => {
        const { entries, pending } = toLedger(bought, today);
        expect(pending).toBeGreaterThanOrEqual(0);
        for (const { reference, goods } of bought) {
          const own = entries.filter(
            ({ orderReference, kind }) => orderReference === reference && kind !== 'used',
          );
          expect(balanceOf(own)).toBeLessThanOrEqual(goods / 100);
          expect(balanceOf(own.filter(({ kind }) => kind !== 'expired'))).toBeGreaterThanOrEqual(0);
        }
      }),
    );
  });

  it('levels follow from what a year brought', () => {
    expect([0, 4999, 5000, 14_999, 15_000].map(tierOf)).toEqual([
      'ember',
      'ember',
      'flame',
      'flame',
      'hearth',
    ]);
    const { entries } = toLedger([order({})], '2026-06-01');
    expect(earnedBetween(entries, '2025-06-01', '2026-06-01')).toBe(0);
    expect(earnedBetween(entries, '2024-06-01', '2025-06-01')).toBe(1000);
  });

  it('months end where they end', () => {
    expect([addMonths('2024-02-29', 12), addMonths('2025-01-31', 1), addMonths('2025-11-30', 24)]).toEqual([
      '2025-02-28',
      '2025-02-28',
      '2027-11-30',
    ]);
  });
});
