import { dayInParis } from '#backoffice/calendar.ts';
import { toEuros, writeRecords } from '#backoffice/shop/write-records.ts';
import { instantInParis } from '#shared/domain/chronopost-window.ts';
import { promotionColumns, type PromotionRecord } from './promotion-record.ts';

/** `promotions.csv`, by path; none without promotions. */
export function writePromotions(promotions: readonly PromotionRecord[]): Map<string, string> {
  return writeRecords([
    {
      name: 'promotions',
      columns: promotionColumns,
      records: promotions.map((promotion) => ({
        ...promotion,
        amount: promotion.amount === null ? null : toEuros(promotion.amount),
        minimum: toEuros(promotion.minimum),
        from: momentText(promotion.from, '00:00'),
        until: momentText(promotion.until, '23:59'),
      })),
    },
  ]);
}

/** A day when the moment is its first or last minute in Paris. */
function momentText(moment: Date, time: '00:00' | '23:59'): string {
  const day = dayInParis(moment);
  return instantInParis(day, time) === moment.getTime() ? day : moment.toISOString();
}
