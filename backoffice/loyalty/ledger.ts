import { LOYALTY_RULES } from '#shared/domain/loyalty-rules.ts';
import { addDays, type Day } from '#backoffice/calendar.ts';
import { settleLots, type CorrectionReason, type LedgerEntry, type Lot } from './lots.ts';

/** A bought order, as points need it. Amounts in cents, goods only, before tax. */
export type LoyaltyOrder = {
  reference: string;
  orderedOn: Day;
  deliveredOn: Day | null;
  goods: number;
  returnedOn: Day | null;
  returnedGoods: number;
};

/**
 * Points that an order used, that its cancellation restored, or that the team corrected: one immutable row each.
 * Corrections have no order, and negative points where they take some.
 */
export type PointMovement = {
  orderReference: string | null;
  kind: 'used' | 'restored' | 'corrected';
  points: number;
  day: Day;
  /** ISO moment that orders movements of one day. */
  at: string;
  /** Reason of a correction. */
  reason?: CorrectionReason;
};

export type LoyaltyFacts = { orders: readonly LoyaltyOrder[]; movements: readonly PointMovement[] };

/**
 * `lots`: usable points; their sum is the sum of the entries. `pending`: earned, not usable
 * yet.
 */
export type Ledger = { entries: LedgerEntry[]; lots: Lot[]; debt: number; pending: number };

/** An entry before lots are settled; `moment` orders entries of one day. */
type Due = LedgerEntry & { moment: string };

const CENTS = 100;
/** Sorts before every moment of its day. */
const START_OF_DAY = '';

/**
 * Computes all entries up to a day, oldest first, from the history of the orders and the corrections of
 * the team. Points are created nowhere else. Expiry, returns and cancellations are separate entries, so that an
 * entry never changes on a later day and the balance is never negative.
 */
export function toLedger({ orders, movements }: LoyaltyFacts, today: Day): Ledger {
  const known = orders.filter((order) => order.orderedOn <= today);
  const due = [...known.flatMap(entriesOf), ...movements.map(toEntry)].filter(({ date }) => date <= today);
  const pending = known.reduce((sum, order) => sum + pendingOf(order, today), 0);
  const inOrder = due.toSorted(compareEntries).map(({ moment: _moment, ...entry }): LedgerEntry => entry);
  return { ...settleLots(inOrder, today), pending };
}

export function balanceOf(entries: readonly LedgerEntry[]): number {
  return entries.reduce((sum, { points }) => sum + points, 0);
}

/** Points earned between two days, less reversals. Corrections earn no level. */
export function earnedBetween(entries: readonly LedgerEntry[], from: Day, to: Day): number {
  const earning = entries.filter(({ kind }) => kind === 'earned' || kind === 'reversed');
  return balanceOf(earning.filter(({ date }) => date > from && date <= to));
}

function entriesOf(order: LoyaltyOrder): Due[] {
  const { reference: orderReference, returnedOn } = order;
  const usableOn = usableFrom(order);
  const earned = pointsFor(order.goods);
  if (usableOn === null || earned === 0) return [];
  const common = { orderReference, moment: START_OF_DAY };
  const entry: Due = { ...common, date: usableOn, kind: 'earned', points: earned };
  const reversed = Math.min(earned, pointsFor(order.returnedGoods));
  if (returnedOn === null || reversed === 0) return [entry];
  const date = returnedOn > usableOn ? returnedOn : usableOn;
  return [entry, { ...common, date, kind: 'reversed', points: -reversed }];
}

function toEntry({ kind, points, day, at, ...named }: PointMovement): Due {
  return { ...named, date: day, kind, points: kind === 'used' ? -points : points, moment: at };
}

/** Points that an order will earn, as known today. */
function pendingOf(order: LoyaltyOrder, today: Day): number {
  const usableOn = usableFrom(order);
  if (usableOn !== null && usableOn <= today) return 0;
  const isReturned = order.returnedOn !== null && order.returnedOn <= today;
  return (
    pointsFor(order.goods) -
    (isReturned ? Math.min(pointsFor(order.goods), pointsFor(order.returnedGoods)) : 0)
  );
}

function usableFrom({ deliveredOn }: LoyaltyOrder): Day | null {
  return deliveredOn === null ? null : addDays(deliveredOn, LOYALTY_RULES.holdDays);
}

function pointsFor(cents: number): number {
  return Math.floor(cents / CENTS) * LOYALTY_RULES.pointsPerEuro;
}

/** Order within a day: earned points, reversals, then movements by moment. */
function compareEntries(a: Due, b: Due): number {
  return (
    a.date.localeCompare(b.date) ||
    Number(b.kind === 'earned') - Number(a.kind === 'earned') ||
    compareTexts(a.moment, b.moment) ||
    (a.orderReference ?? '').localeCompare(b.orderReference ?? '')
  );
}

function compareTexts(a: string, b: string): number {
  if (a === b) return 0;
  return a < b ? -1 : 1;
}
