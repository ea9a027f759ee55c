import { LOYALTY_RULES } from './loyalty-rules.ts';

const { pointsOfVoucher, eurosOfVoucher, ceilingPercent } = LOYALTY_RULES;
const CENTS = 100;
const PERCENT = 100;
const CENTS_OF_VOUCHER = eurosOfVoucher * CENTS;

/** Why points take nothing off a cart. */
export const POINTS_FAULTS = [
  'points_no_programme',
  'points_not_for_you',
  'points_step',
  'points_not_enough',
  'points_pending',
  'points_ceiling',
  'points_ceiling_none',
] as const;
export type PointsFault = (typeof POINTS_FAULTS)[number];

/** Points a customer has, and the goods they may pay for: cents, after every other discount, before tax. */
export type PointsAccount = { balance: number; pending: number; goods: number };

/** `params`: the figures the message states; amounts in euros. */
export type PointsRefusal = { fault: PointsFault; params: Record<string, number> };

/** Euros, before tax, that points take off an order. Points below a whole voucher are worth nothing. */
export function pointsWorth(points: number): number {
  return Math.floor(points / pointsOfVoucher) * eurosOfVoucher;
}

/** The most points of a balance that a cart takes, in whole vouchers. */
export function maxPoints({ balance, goods }: Pick<PointsAccount, 'balance' | 'goods'>): number {
  const ceiling = (goods * ceilingPercent) / PERCENT;
  const vouchers = Math.min(Math.floor(balance / pointsOfVoucher), Math.floor(ceiling / CENTS_OF_VOUCHER));
  return Math.max(0, vouchers) * pointsOfVoucher;
}

/** Euros of goods, before tax, from which points can be used at all. */
export function minGoodsForPoints(): number {
  return (eurosOfVoucher * PERCENT) / ceilingPercent;
}

/** Why so many points cannot be used now; `null` when they can. */
export function refusePoints(points: number, account: PointsAccount): PointsRefusal | null {
  const { balance, pending } = account;
  const max = maxPoints(account);
  const figures = { balance, pending, max, amount: pointsWorth(max) };
  if (points < pointsOfVoucher || points % pointsOfVoucher !== 0)
    return { fault: 'points_step', params: figures };
  if (points > balance)
    return {
      fault: pending > 0 && points <= balance + pending ? 'points_pending' : 'points_not_enough',
      params: figures,
    };
  if (points <= max) return null;
  return max === 0
    ? { fault: 'points_ceiling_none', params: { ...figures, amount: minGoodsForPoints() } }
    : { fault: 'points_ceiling', params: figures };
}
