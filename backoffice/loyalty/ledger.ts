import { LOYALTY_RULES } from '#shared/domain/loyalty-rules.ts';
import { addDays, addMonths, type Day } from '#backoffice/calendar.ts';

/** What the ledger needs to know of an order. Amounts in cents, of goods alone, before tax. */
export type LoyaltyOrder = {
  reference: string;
  orderedOn: Day;
  deliveredOn: Day | null;
  goods: number;
  /** Points that were taken off it. */
  pointsUsed: number;
  returnedOn: Day | null;
  returnedGoods: number;
};

export type EntryKind = 'earned' | 'reversed' | 'used' | 'expired';
export type LedgerEntry = { date: Day; kind: EntryKind; orderReference: string; points: number };

/** Points of one order that can be used, and until when. */
export type Lot = { orderReference: string; expiresOn: Day; left: number };
export type Ledger = {
  entries: LedgerEntry[];
  lots: Lot[];
  /** More went than there was: goods came back whose points had been used. Later points make up for it. */
  debt: number;
  pending: number;
};

/** On one day points come before they go, and may still be used on their last day. */
const ORDER: readonly EntryKind[] = ['earned', 'reversed', 'used', 'expired'];
const CENTS = 100;

/**
 * The one place where points arise: all rows there are on a day, the oldest first, from what has happened to orders by
 * then. Nothing is kept and nothing edited: goods that come back make a row of their own, and a row that is there
 * stays as it is on every later day.
 */
export function toLedger(orders: readonly LoyaltyOrder[], today: Day): Ledger {
  const known = orders.filter((order) => order.orderedOn <= today);
  const due = known.flatMap(entriesOf).filter((entry) => entry.date <= today);
  const pending = known.reduce((sum, order) => sum + pendingOf(order, today), 0);
  return { ...withExpiry(due.toSorted(compareEntries), today), pending };
}

export function balanceOf(entries: readonly LedgerEntry[]): number {
  return entries.reduce((sum, { points }) => sum + points, 0);
}

/** Earned, less what came back, between two days. */
export function earnedBetween(entries: readonly LedgerEntry[], from: Day, to: Day): number {
  const earning = entries.filter(({ kind }) => kind === 'earned' || kind === 'reversed');
  return balanceOf(earning.filter(({ date }) => date > from && date <= to));
}

function entriesOf(order: LoyaltyOrder): LedgerEntry[] {
  const { reference: orderReference, orderedOn, pointsUsed, returnedOn } = order;
  const entries: LedgerEntry[] = [];
  if (pointsUsed > 0) entries.push({ date: orderedOn, kind: 'used', orderReference, points: -pointsUsed });
  const usableOn = usableFrom(order);
  const earned = pointsFor(order.goods);
  if (usableOn === null || earned === 0) return entries;
  entries.push({ date: usableOn, kind: 'earned', orderReference, points: earned });
  const reversed = Math.min(earned, pointsFor(order.returnedGoods));
  if (returnedOn === null || reversed === 0) return entries;
  const date = returnedOn > usableOn ? returnedOn : usableOn;
  return [...entries, { date, kind: 'reversed', orderReference, points: -reversed }];
}

/** What an order will bring, as far as it is known today. */
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

function compareEntries(a: LedgerEntry, b: LedgerEntry): number {
  return (
    a.date.localeCompare(b.date) ||
    ORDER.indexOf(a.kind) - ORDER.indexOf(b.kind) ||
    a.orderReference.localeCompare(b.orderReference)
  );
}

/** The oldest points are used first; what is left of an order's when their time is over is written off. */
function withExpiry(due: readonly LedgerEntry[], today: Day): Omit<Ledger, 'pending'> {
  const entries: LedgerEntry[] = [];
  let lots: Lot[] = [];
  let debt = 0;
  const expireBefore = (day: Day) => {
    for (const { expiresOn: date, orderReference, left } of lots.filter((lot) => lot.expiresOn < day))
      if (left > 0) entries.push({ date, kind: 'expired', orderReference, points: -left });
    lots = lots.filter((lot) => lot.expiresOn >= day);
  };
  for (const entry of due) {
    expireBefore(entry.date);
    entries.push(entry);
    if (entry.kind === 'earned') {
      const left = Math.max(0, entry.points - debt);
      debt -= entry.points - left;
      const expiresOn = addMonths(entry.date, LOYALTY_RULES.goodForMonths);
      lots.push({ orderReference: entry.orderReference, expiresOn, left });
    } else {
      debt += takeFrom(lots, entry);
    }
  }
  expireBefore(today);
  return { entries, lots: lots.filter((lot) => lot.left > 0), debt };
}

/** Takes points away: of goods that came back first their own. Gives what could not be taken. */
function takeFrom(lots: readonly Lot[], { kind, orderReference, points }: LedgerEntry): number {
  const own = (lot: Lot) => (kind === 'reversed' && lot.orderReference === orderReference ? 0 : 1);
  let wanted = -points;
  for (const lot of lots.toSorted((a, b) => own(a) - own(b))) {
    const taken = Math.min(lot.left, wanted);
    lot.left -= taken;
    wanted -= taken;
  }
  return wanted;
}
