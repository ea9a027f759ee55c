import type { Kysely } from 'kysely';
import type { Schema } from '#backoffice/database/schema.ts';
import { balanceOf } from '#backoffice/loyalty/ledger.ts';
import { hasProgramme } from '#backoffice/loyalty/programme.ts';
import { readLedger } from '#backoffice/loyalty/read-facts.ts';
import { POINTS_CODE } from '#shared/domain/points-names.ts';
import { maxPoints, pointsWorth } from '#shared/domain/loyalty-use.ts';
import type { StoredCart } from './cart-rows.ts';
import type { CartPoints } from './priced-cart.ts';
import { computeTotals, type Totals, type TotalsInput } from './totals.ts';

const CENTS = 100;

export type TotalsWithPoints = { totals: Totals; points: CartPoints | null };

/**
 * Totals of a cart with its points, which apply after every other discount and to the goods
 * only.
 */
export async function totalsWithPoints(
  db: Kysely<Schema>,
  cart: Pick<StoredCart, 'siteId' | 'customer' | 'points'>,
  input: TotalsInput,
  now: Date,
): Promise<TotalsWithPoints> {
  const totals = computeTotals(input);
  const points = await readPoints(db, cart, goodsOf(totals), now);
  if (!points || points.used === 0) return { totals, points };
  const voucher = {
    code: POINTS_CODE,
    kind: 'amount' as const,
    value: pointsWorth(points.used) * CENTS,
    lines: input.lines.map((_line, index) => index),
  };
  return { totals: computeTotals({ ...input, promotions: [...input.promotions, voucher] }), points };
}

/** Price of the goods, in cents before tax, without eco fee and shipping. */
export function goodsOf({ lines }: Pick<Totals, 'lines'>): number {
  return lines.reduce((sum, { netTotal, promotionShare }) => sum + netTotal - promotionShare, 0);
}

/** `null` for guests, and on sites without a programme. */
async function readPoints(
  db: Kysely<Schema>,
  { siteId, customer, points: requested }: Pick<StoredCart, 'siteId' | 'customer' | 'points'>,
  goods: number,
  now: Date,
): Promise<CartPoints | null> {
  if (customer === null || !(await hasProgramme(db, siteId))) return null;
  const { entries, pending } = await readLedger(db, customer.id, now);
  const account = { balance: balanceOf(entries), pending, goods };
  const max = maxPoints(account);
  return { ...account, requested, used: Math.min(requested, max), max, at: now };
}
