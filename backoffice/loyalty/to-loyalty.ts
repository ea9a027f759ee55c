import { formatMessage } from '#backoffice/messages/format-message.ts';
import type { Loyalty, LoyaltyRow } from '#shared/contract/loyalty.ts';
import { tierOf } from '#shared/domain/loyalty-rules.ts';
import type { Locale } from '#shared/locale.ts';
import { addMonths, type Day } from '#backoffice/calendar.ts';
import { balanceOf, earnedBetween, type Ledger } from './ledger.ts';
import type { Lot } from './lots.ts';

const MONTHS_OF_TIER = 12;
/** Period in which the page announces expiring points. */
const MONTHS_AHEAD = 6;

/** A customer's points on a day, in the shape of the contract. */
export function toLoyalty({ entries, lots, pending }: Ledger, today: Day, lang: Locale): Loyalty {
  let balance = 0;
  const statement = entries.map(({ date, kind, orderReference, points, reason }): LoyaltyRow => {
    balance += points;
    return {
      date,
      label: formatMessage(lang, `loyalty.entry.${kind}`),
      order_reference: orderReference,
      reason: reason ?? null,
      points,
      balance,
    };
  });
  return {
    balance: balanceOf(entries),
    pending,
    expiring: expiringUntil(lots, addMonths(today, MONTHS_AHEAD)),
    tier: tierOf(earnedBetween(entries, addMonths(today, -MONTHS_OF_TIER), today)),
    statement: statement.toReversed(),
  };
}

function expiringUntil(lots: readonly Lot[], last: Day): Loyalty['expiring'] {
  const byDay = new Map<Day, number>();
  for (const { expiresOn, left } of lots)
    if (expiresOn <= last) byDay.set(expiresOn, (byDay.get(expiresOn) ?? 0) + left);
  return [...byDay]
    .map(([date, points]) => ({ date, points }))
    .toSorted((a, b) => a.date.localeCompare(b.date));
}
