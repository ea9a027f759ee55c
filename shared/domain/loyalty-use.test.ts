import { describe, expect, it } from '@jest/globals';
import * as fc from 'fast-check';
import { LOYALTY_RULES } from './loyalty-rules.ts';
import { maxPoints, minGoodsForPoints, pointsWorth, refusePoints } from './loyalty-use.ts';

const rich = { balance: 3250, pending: 1000, goods: 20_000 };
const errorOf = (points: number, account = rich) => refusePoints(points, account)?.code ?? null;

describe('points in a cart', () => {
  it('[AC-12] points: 500 points are worth 10 €, points below a voucher nothing', () => {
    expect([499, 500, 999, 1000, 3250].map(pointsWorth)).toEqual([0, 10, 10, 20, 60]);
  });

  it('[AC-12] points: the maximum is whole vouchers, within the balance and half of the goods', () => {
    expect(maxPoints(rich)).toBe(3000);
    expect(maxPoints({ ...rich, balance: 499 })).toBe(0);
    expect(maxPoints({ ...rich, goods: 6290 })).toBe(1500);
    expect(maxPoints({ ...rich, goods: 1999 })).toBe(0);
    expect(minGoodsForPoints()).toBe(20);
  });

  it.each([
    ['a number that is no multiple of 500', 700, rich, 'points_step'],
    ['fewer than one voucher', 100, rich, 'points_step'],
    ['more than the customer has', 5000, rich, 'points_not_enough'],
    ['points that are earned and not usable yet', 4000, rich, 'points_pending'],
    ['more than half of the goods', 2000, { ...rich, goods: 6290 }, 'points_ceiling'],
    ['a cart too small for one voucher', 500, { ...rich, goods: 1900 }, 'points_ceiling_none'],
    ['what the customer has and the goods allow', 3000, rich, null],
  ])('[AC-12] points: %s is refused with its reason', (_case, points, account, code) => {
    expect(errorOf(points, account)).toBe(code);
  });

  it('[AC-12] points: the figures of a refusal state the maximum that can be used now', () => {
    expect(refusePoints(2000, { ...rich, goods: 6290 })?.params).toMatchObject({ max: 1500, amount: 30 });
  });

  it('[AC-12] points: for any balance and goods, the maximum is accepted and one voucher more is not', () => {
    const account = fc.record({
      balance: fc.nat({ max: 100_000 }),
      pending: fc.nat({ max: 100_000 }),
      goods: fc.nat({ max: 5_000_000 }),
    });
    fc.assert(
      fc.property(account, (one) => {
        const max = maxPoints(one);
        expect(max).toBeLessThanOrEqual(one.balance);
        expect(pointsWorth(max) * 100).toBeLessThanOrEqual((one.goods * LOYALTY_RULES.ceilingPercent) / 100);
        expect([null, 'points_step']).toContain(errorOf(max, one));
        expect(max === 0 || errorOf(max, one) === null).toBe(true);
        expect(errorOf(max + LOYALTY_RULES.pointsOfVoucher, one)).not.toBeNull();
      }),
    );
  });
});
