import { LOYALTY_RULES } from '#shared/domain/loyalty-rules.ts';
import { addDays, addMonths, type Day } from '#backoffice/calendar.ts';

export type EntryKind = 'earned' | 'reversed' | 'used' | 'restored' | 'expired';
export type LedgerEntry = { date: Day; kind: EntryKind; orderReference: string; points: number };

/** Points of one order that can be used, and the last day they can. */
export type Lot = { orderReference: string; expiresOn: Day; left: number };

type Settled = {
  entries: LedgerEntry[];
  /** Points left to be used; their sum is the sum of the entries. */
  lots: Lot[];
  /** Points still to be taken back: goods were returned whose points had been used. Later points make up for it. */
  debt: number;
};

/**
 * Runs due entries, in their order, through the lots they fill and empty. Points that expire first are taken first,
 * except those of returned goods, which come from their own order. An entry takes no more than there is. What a return
 * could not take is an entry of the day on which points come again.
 */
export function settleLots(due: readonly LedgerEntry[], today: Day): Settled {
  const entries: LedgerEntry[] = [];
  const used = new Map<string, Lot[][]>();
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
  /** Gives the debt that is left. */
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
    const { date, kind, orderReference } = entry;
    expireBefore(date);
    if (kind === 'earned') fill(entry, [newLot(entry)]);
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

/** Points given back keep their last day, and are good for some days at least. */
function restoredLots(parts: readonly Lot[], date: Day): Lot[] {
  const soonest = addDays(date, LOYALTY_RULES.minDaysAfterReturn);
  return parts.map((part) => ({
    ...part,
    expiresOn: part.expiresOn > soonest ? part.expiresOn : soonest,
  }));
}

/** Takes points away, and gives from which lots they came. */
function takeFrom(lots: readonly Lot[], { kind, orderReference, points }: LedgerEntry): Lot[] {
  const own = (lot: Lot) => (kind === 'reversed' && lot.orderReference === orderReference ? 0 : 1);
  const parts: Lot[] = [];
  let wanted = -points;
  for (const lot of byExpiry(lots).toSorted((a, b) => own(a) - own(b))) {
    const part = Math.min(lot.left, wanted);
    if (part === 0) continue;
    lot.left -= part;
    wanted -= part;
    parts.push({ ...lot, left: part });
  }
  return parts;
}

/** Lots that expire on one day keep the order in which they came. */
function byExpiry(lots: readonly Lot[]): Lot[] {
  return lots.toSorted((a, b) => a.expiresOn.localeCompare(b.expiresOn));
}

function sumOf(lots: readonly Lot[]): number {
  return lots.reduce((sum, { left }) => sum + left, 0);
}
