import { LOYALTY_RULES } from './loyalty-rules.ts';

const { pointsOfVoucher, eurosOfVoucher, ceilingPercent } = LOYALTY_RULES;
const CENTS = 100;
const PERCENT = 100;
const CENTS_OF_VOUCHER = eurosOfVoucher * CENTS;

/** Reasons for which points have no effect on a cart. */
export const POINTS_ERRORS = [
  'points_no_programme',
  'points_not_for_you',
  'points_step',
  'points_not_enough',
  'points_pending',
  'points_ceiling',
  'points_ceiling_none',
] as const;
export type PointsErrorCode = (typeof POINTS_ERRORS)[number];

/** Points of a customer, and the goods they may pay for: cents, after other discounts, before tax. */
export type PointsAccount = { balance: number; pending: number; goods: number };

/** `params`: the figures in the message; amounts in euros. */
export type PointsRefusal = { code: PointsErrorCode; params: Record<string, number> };

/** Returns the value of points in euros, before tax. Points below a whole voucher are worth nothing. */
export function pointsWorth(points: number): number {
  return Math.floor(points / pointsOfVoucher) * eurosOfVoucher;
}

/** Returns the maximum number of points for a cart, in whole vouchers. */
export function maxPoints({ balance, goods }: Pick<PointsAccount, 'balance' | 'goods'>): number {
  const ceiling = (goods * ceilingPercent) / PERCENT;
  const vouchers = Math.min(Math.floor(balance / pointsOfVoucher), Math.floor(ceiling / CENTS_OF_VOUCHER));
  return Math.max(0, vouchers) * pointsOfVoucher;
}

/** Returns the minimum amount of goods, in euros before tax, for the use of points. */
export function minGoodsForPoints(): number {
  return (eurosOfVoucher * PERCENT) / ceilingPercent;
}

/** Returns the reason for which points cannot be used now; `null` if they can. */
export function refusePoints(points: number, account: PointsAccount): PointsRefusal | null {
  const { balance, pending } = account;
  const max = maxPoints(account);
  const figures = { balance, pending, max, amount: pointsWorth(max) };
  if (points < pointsOfVoucher || points % pointsOfVoucher !== 0)
    return { code: 'points_step', params: figures };
  if (points > balance)
    return {
      code: pending > 0 && points <= balance + pending ? 'points_pending' : 'points_not_enough',
      params: figures,
    };
  if (points <= max) return null;
  return max === 0
    ? { code: 'points_ceiling_none', params: { ...figures, amount: minGoodsForPoints() } }
    : { code: 'points_ceiling', params: figures };
}
