import { LOYALTY_RULES } from '#shared/domain/loyalty-rules.ts';
import type { Locale } from '#shared/locale.ts';
import { addDays, addMonths, type Day } from '#backoffice/calendar.ts';

export type EntryKind = 'earned' | 'reversed' | 'used' | 'restored' | 'expired' | 'corrected';

/** Words of the team to the customer, and their language. */
export type CorrectionReason = { text: string; lang: Locale };

/** `orderReference`: `null` for points of a correction. */
export type LedgerEntry = {
  date: Day;
  kind: EntryKind;
  orderReference: string | null;
  points: number;
  reason?: CorrectionReason;
};

/** Usable points of one order, or of a correction, and their last day. */
export type Lot = { orderReference: string | null; expiresOn: Day; left: number };

type Settled = {
  entries: LedgerEntry[];
  /** Usable points; their sum is the sum of the entries. */
  lots: Lot[];
  /** Points of returned goods that had been used already; later points are set against it. */
  debt: number;
};

/**
 * Applies due entries, in their order, to the lots. Points that expire first are used first,
 * except reversals, which use their own order's lot first. Points that a correction adds are a lot of their own. An entry takes no more than the lots
 * have. The rest of a reversal becomes an entry on the day of the next points.
 */
export function settleLots(due: readonly LedgerEntry[], today: Day): Settled {
  const entries: LedgerEntry[] = [];
  const used = new Map<string | null, Lot[][]>();
  let lots: Lot[] = [];
  let debts: LedgerEntry[] = [];

  const expireBefore = (day: Day) => {
    for (const { expiresOn: date, orderReference, left } of byExpiry(lots))
      if (date < day && left > 0) entries.push({ date, kind: 'expired', orderReference, points: -left });
    lots = lots.filter((lot) => lot.expiresOn >= day);
  };
  const take = (entry: LedgerEntry): Lot[] => {
    const parts = takeFrom(lots, entry);
    if (parts.length > 0) entries.push({ ...entry, points: -sumOf(parts) });
    return parts;
  };
  /** Returns the remaining debt. */
  const reverse = (entry: LedgerEntry): LedgerEntry[] => {
    const rest = entry.points + sumOf(take(entry));
    return rest < 0 ? [{ ...entry, points: rest }] : [];
  };
  const fill = (entry: LedgerEntry, added: readonly Lot[]) => {
    if (added.length === 0) return;
    entries.push({ ...entry, points: sumOf(added) });
    lots = [...lots, ...added];
    debts = debts.flatMap((debt) => reverse({ ...debt, date: entry.date }));
  };

  for (const entry of due) {
    const { date, kind, orderReference, points } = entry;
    expireBefore(date);
    if (kind === 'earned' || (kind === 'corrected' && points > 0)) fill(entry, [newLot(entry)]);
    else if (kind === 'restored') fill(entry, restoredLots(used.get(orderReference)?.pop() ?? [], date));
    else if (kind === 'reversed') debts = [...debts, ...reverse(entry)];
    else used.set(orderReference, [...(used.get(orderReference) ?? []), take(entry)]);
  }
  expireBefore(today);
  return {
    entries,
    lots: byExpiry(lots.filter((lot) => lot.left > 0)),
    debt: debts.reduce((sum, { points }) => sum - points, 0),
  };
}

function newLot({ orderReference, date, points }: LedgerEntry): Lot {
  return { orderReference, expiresOn: addMonths(date, LOYALTY_RULES.goodForMonths), left: points };
}

/** Restored points keep their last day, with a minimum of days from now. */
function restoredLots(parts: readonly Lot[], date: Day): Lot[] {
  const soonest = addDays(date, LOYALTY_RULES.minDaysAfterReturn);
  return parts.map((part) => ({
    ...part,
    expiresOn: part.expiresOn > soonest ? part.expiresOn : soonest,
  }));
}

/** Removes points and returns the lots they came from. */
function takeFrom(lots: readonly Lot[], { kind, orderReference, points }: LedgerEntry): Lot[] {
  const own = (lot: Lot) => (kind === 'reversed' && lot.orderReference === orderReference ? 0 : 1);
  const parts: Lot[] = [];
  let rest = -points;
  for (const lot of byExpiry(lots).toSorted((a, b) => own(a) - own(b))) {
    const part = Math.min(lot.left, rest);
    if (part === 0) continue;
    lot.left -= part;
    rest -= part;
    parts.push({ ...lot, left: part });
  }
  return parts;
}

/** Stable: lots that expire on one day keep their order. */
function byExpiry(lots: readonly Lot[]): Lot[] {
  return lots.toSorted((a, b) => a.expiresOn.localeCompare(b.expiresOn));
}

function sumOf(lots: readonly Lot[]): number {
  return lots.reduce((sum, { left }) => sum + left, 0);
}
