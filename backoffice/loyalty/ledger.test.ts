import { describe, expect, it } from '@jest/globals';
import * as fc from 'fast-check';
import { tierOf } from '#shared/domain/loyalty-rules.ts';
import { addDays, addMonths, type Day } from '#backoffice/calendar.ts';
import {
  balanceOf,
  earnedBetween,
  toLedger,
  type LoyaltyFacts,
  type LoyaltyOrder,
  type PointMovement,
} from './ledger.ts';

const START = '2022-01-01';

function order(changes: Partial<LoyaltyOrder>): LoyaltyOrder {
  return {
    reference: 'CD-1',
    orderedOn: '2025-01-10',
    deliveredOn: '2025-01-20',
    goods: 100_000,
    returnedOn: null,
    returnedGoods: 0,
    ...changes,
  };
}

function movement(
  kind: PointMovement['kind'],
  points: number,
  day: Day,
  orderReference = 'CD-9',
): PointMovement {
  return { orderReference, kind, points, day, at: `${day}T10:00:00Z` };
}

function correction(points: number, day: Day, at = `${day}T10:00:00Z`): PointMovement {
  return { orderReference: null, kind: 'corrected', points, day, at, reason: { text: 'Essai', lang: 'fr' } };
}

const ledgerOf = (facts: Partial<LoyaltyFacts>, today: Day) =>
  toLedger({ orders: facts.orders ?? [], movements: facts.movements ?? [] }, today);

const day = fc.nat({ max: 1800 }).map((days) => addDays(START, days));
const orders = fc.uniqueArray(
  fc
    .record({
      reference: fc.integer({ min: 1, max: 999 }).map((number) => `CD-${number}`),
      orderedOn: day,
      wait: fc.option(fc.nat({ max: 60 })),
      goods: fc.nat({ max: 900_000 }),
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
const uses = fc.array(
  fc.record({
    kind: fc.constantFrom('use', 'take', 'add'),
    day,
    requested: fc.nat({ max: 6000 }),
    cancelAfter: fc.option(fc.nat({ max: 1000 })),
  }),
  { maxLength: 8 },
);
/** Orders and corrections that use points as the shop allows it: never more than the balance of their day. */
const facts = fc.tuple(orders, uses).map(([bought, wishes]): LoyaltyFacts => {
  const movements: PointMovement[] = [];
  for (const [index, wish] of wishes.toSorted((a, b) => a.day.localeCompare(b.day)).entries()) {
    const { entries } = toLedger({ orders: bought, movements }, wish.day);
    const points = wish.kind === 'add' ? wish.requested : Math.min(wish.requested, balanceOf(entries));
    if (points === 0) continue;
    // In the order in which the balance was asked, also within a day.
    const at = `${wish.day}T1${index}:00:00Z`;
    if (wish.kind !== 'use') {
      movements.push(correction(wish.kind === 'add' ? points : -points, wish.day, at));
      continue;
    }
    const reference = `US-${index}`;
    movements.push({ ...movement('used', points, wish.day, reference), at });
    if (wish.cancelAfter === null) continue;
    const cancelled = addDays(wish.day, wish.cancelAfter);
    const restored = movement('restored', points, cancelled, reference);
    movements.push({ ...restored, at: `${cancelled}T1${index}:30:00Z` });
  }
  return { orders: bought, movements };
});

describe('points ledger', () => {
  it('[AC-12] ledger: an order delivered thirty days ago earns one point per whole euro of goods', () => {
    const bought = { orders: [order({ goods: 123_499 })] };
    expect(ledgerOf(bought, '2025-01-15')).toMatchObject({ entries: [], pending: 1234 });
    expect(ledgerOf(bought, '2025-02-18')).toMatchObject({ entries: [], pending: 1234 });
    expect(ledgerOf(bought, '2025-02-19')).toMatchObject({
      entries: [{ date: '2025-02-19', kind: 'earned', orderReference: 'CD-1', points: 1234 }],
      pending: 0,
      lots: [{ expiresOn: '2027-02-19', left: 1234 }],
    });
  });

  it('ledger: points unused after two years expire the day after their last day', () => {
    const bought = { orders: [order({})], movements: [movement('used', 400, '2027-02-19', 'CD-2')] };
    expect(balanceOf(ledgerOf(bought, '2027-02-19').entries)).toBe(600);
    expect(ledgerOf(bought, '2027-02-20').entries.at(-1)).toEqual({
      date: '2027-02-19',
      kind: 'expired',
      orderReference: 'CD-1',
      points: -600,
    });
  });

  it('ledger: returned goods are reversed by a separate entry', () => {
    const bought = { orders: [order({ returnedOn: '2025-03-01', returnedGoods: 25_000 })] };
    expect(ledgerOf(bought, '2025-03-01').entries.map(({ kind, points }) => [kind, points])).toEqual([
      ['earned', 1000],
      ['reversed', -250],
    ]);
    const early = { orders: [order({ returnedOn: '2025-01-25', returnedGoods: 25_000 })] };
    expect(ledgerOf(early, '2025-01-26').pending).toBe(750);
    expect(ledgerOf(early, '2025-02-19').entries.map(({ date }) => date)).toEqual([
      '2025-02-19',
      '2025-02-19',
    ]);
  });

  it('ledger: points of returned goods that were used already are deducted from later ones, never below zero', () => {
    const bought = {
      orders: [
        order({ returnedOn: '2025-03-10', returnedGoods: 60_000 }),
        order({ reference: 'CD-2', orderedOn: '2025-06-01', deliveredOn: '2025-06-05' }),
      ],
      movements: [movement('used', 1000, '2025-03-01')],
    };
    expect(ledgerOf(bought, '2025-03-10')).toMatchObject({ debt: 600, lots: [] });
    expect(ledgerOf(bought, '2025-07-05').entries.slice(2)).toEqual([
      { date: '2025-07-05', kind: 'earned', orderReference: 'CD-2', points: 1000 },
      { date: '2025-07-05', kind: 'reversed', orderReference: 'CD-1', points: -600 },
    ]);
  });

  it('ledger: the oldest points are used first', () => {
    const bought = {
      orders: [order({}), order({ reference: 'CD-2', orderedOn: '2025-06-01', deliveredOn: '2025-06-05' })],
      movements: [movement('used', 1200, '2025-12-01')],
    };
    expect(ledgerOf(bought, '2025-12-01').lots).toEqual([
      { orderReference: 'CD-2', expiresOn: '2027-07-05', left: 800 },
    ]);
  });

  it('[AC-12] ledger: a cancelled order restores its points with their last day', () => {
    const bought = {
      orders: [order({}), order({ reference: 'CD-2', orderedOn: '2025-06-01', deliveredOn: '2025-06-05' })],
      movements: [movement('used', 1200, '2025-12-01'), movement('restored', 1200, '2025-12-02')],
    };
    const { entries, lots } = ledgerOf(bought, '2025-12-02');
    expect(entries.at(-1)).toEqual({
      date: '2025-12-02',
      kind: 'restored',
      orderReference: 'CD-9',
      points: 1200,
    });
    const expiring = lots.map(({ expiresOn, left }) => [expiresOn, left]);
    expect(expiring).toEqual([
      ['2027-02-19', 1000],
      ['2027-07-05', 800],
      ['2027-07-05', 200],
    ]);
  });

  it('[AC-12] ledger: points restored near or after their last day are valid for thirty more days', () => {
    for (const [cancelled, until] of [
      ['2027-02-10', '2027-03-12'],
      ['2027-04-01', '2027-05-01'],
    ] as const) {
      const bought = {
        orders: [order({})],
        movements: [movement('used', 1000, '2027-02-01'), movement('restored', 1000, cancelled)],
      };
      expect(ledgerOf(bought, cancelled).lots).toMatchObject([{ expiresOn: until, left: 1000 }]);
      expect(ledgerOf(bought, addDays(until, 1)).entries.at(-1)).toMatchObject({
        date: until,
        kind: 'expired',
        points: -1000,
      });
    }
  });

  it('ledger: an order refused, retried and refused again on one day restores what it used each time', () => {
    const movements = (['used', 'restored', 'used', 'restored'] as const).map((kind, index) => ({
      ...movement(kind, 500, '2025-03-01'),
      at: `2025-03-01T1${index}:00:00Z`,
    }));
    const { entries, lots } = ledgerOf({ orders: [order({})], movements }, '2025-03-01');
    expect(entries.map(({ points }) => points)).toEqual([1000, -500, 500, -500, 500]);
    expect(lots.every(({ expiresOn }) => expiresOn === '2027-02-19')).toBe(true);
  });

  it('[AC-12] ledger: the balance is the sum of the entries and of the lots, and is never negative', () => {
    fc.assert(
      fc.property(facts, day, (known, today) => {
        const { entries, lots, debt } = toLedger(known, today);
        const left = lots.reduce((sum, lot) => sum + lot.left, 0);
        expect(balanceOf(entries)).toBe(left);
        expect(debt).toBeGreaterThanOrEqual(0);
        expect(lots.every((lot) => lot.left > 0 && lot.expiresOn >= today)).toBe(true);
        let balance = 0;
        for (const { points } of entries) {
          balance += points;
          expect(balance).toBeGreaterThanOrEqual(0);
        }
      }),
    );
  });

  it('[AC-12] ledger: points used by an order are one entry of the same number, and so are restored and corrected ones', () => {
    fc.assert(
      fc.property(facts, (known) => {
        const { entries } = toLedger(known, '2035-01-01');
        const moved = entries.filter(({ kind }) => ['used', 'restored', 'corrected'].includes(kind));
        const rows = moved.map(({ kind, orderReference, points }) => [
          kind,
          orderReference,
          Math.abs(points),
        ]);
        const requested = known.movements.map(({ kind, orderReference, points }) => [
          kind,
          orderReference,
          Math.abs(points),
        ]);
        expect(rows.map(String).toSorted()).toEqual(requested.map(String).toSorted());
      }),
    );
  });

  it('ledger: an existing entry stays unchanged on every later day', () => {
    fc.assert(
      fc.property(facts, day, fc.nat({ max: 400 }), (known, today, days) => {
        const now = toLedger(known, today).entries;
        const later = toLedger(known, addDays(today, days)).entries;
        expect(later.slice(0, now.length)).toEqual(now);
      }),
    );
  });

  it('ledger: an order earns no more than its goods, however it ends', () => {
    fc.assert(
      fc.property(facts, day, (known, today) => {
        const { entries, pending } = toLedger(known, today);
        expect(pending).toBeGreaterThanOrEqual(0);
        for (const { reference, goods } of known.orders) {
          const own = entries.filter(({ orderReference }) => orderReference === reference);
          expect(balanceOf(own)).toBeLessThanOrEqual(goods / 100);
          expect(balanceOf(own.filter(({ kind }) => kind !== 'expired'))).toBeGreaterThanOrEqual(0);
        }
      }),
    );
  });

  it('ledger: corrected points are a lot of their own, and are taken where they expire first', () => {
    const movements = [correction(300, '2025-03-01'), correction(-1100, '2025-04-01')];
    const known = { orders: [order({})], movements };
    const { entries, lots } = ledgerOf(known, '2025-04-01');
    expect(entries.slice(1)).toMatchObject([
      { kind: 'corrected', points: 300, orderReference: null, reason: { text: 'Essai', lang: 'fr' } },
      { kind: 'corrected', points: -1100 },
    ]);
    expect(lots).toEqual([{ orderReference: null, expiresOn: '2027-03-01', left: 200 }]);
    expect(earnedBetween(entries, '2025-01-01', '2025-12-31')).toBe(1000);
    const expired = { date: '2027-03-01', kind: 'expired', orderReference: null, points: -200 };
    expect(ledgerOf(known, '2027-03-02').entries.at(-1)).toEqual(expired);
  });

  it('levels follow from the points earned in a year', () => {
    expect([0, 4999, 5000, 14_999, 15_000].map(tierOf)).toEqual([
      'ember',
      'ember',
      'flame',
      'flame',
      'hearth',
    ]);
    const { entries } = ledgerOf({ orders: [order({})] }, '2026-06-01');
    expect(earnedBetween(entries, '2025-06-01', '2026-06-01')).toBe(0);
    expect(earnedBetween(entries, '2024-06-01', '2025-06-01')).toBe(1000);
  });

  it('adding months stays within the target month', () => {
    expect([addMonths('2024-02-29', 12), addMonths('2025-01-31', 1), addMonths('2025-11-30', 24)]).toEqual([
      '2025-02-28',
      '2025-02-28',
      '2027-11-30',
    ]);
  });
});
