import { z } from 'zod';
import {
  choice,
  list,
  money,
  number,
  optional,
  text,
  withDefault,
  yesNo,
} from '#backoffice/shop/files/cells.ts';
import { reasonParams } from '#backoffice/shop/files/issue-finding.ts';
import { parseDay } from '#backoffice/shop/files/parse-cell.ts';
import { PROMOTION_KINDS, PROMOTION_SCOPES } from '#shared/contract/shop/promotion-record.ts';
import { instantInParis } from '#shared/domain/chronopost-window.ts';

/** A day, whose first or last minute in Paris counts, or a moment such as `2026-11-30T18:00:00Z`. */
function moment(time: '00:00' | '23:59') {
  return text().transform((value, context): Date => {
    const day = parseDay(value);
    if (day !== undefined) return new Date(instantInParis(day, time));
    if (z.iso.datetime().safeParse(value).success) return new Date(value);
    context.addIssue({ code: 'custom', ...reasonParams('date', { value }) });
    return z.NEVER;
  });
}

/**
 * Columns of `promotions.csv`: codes for every professional. `percent` or `amount` (euros before tax): the discount;
 * `minimum`: least amount of goods in euros before tax; `until`: last day.
 */
export const promotionColumns = z.object({
  code: text(),
  kind: choice(PROMOTION_KINDS),
  percent: optional(number({ min: 1, max: 100, integer: true })),
  amount: optional(money()),
  minimum: withDefault(money(), 0),
  from: moment('00:00'),
  until: moment('23:59'),
  applies_to: withDefault(choice(PROMOTION_SCOPES), 'all'),
  categories: list(),
  without_signature: yesNo(),
  mainland: yesNo(),
  combinable: yesNo(),
  'title.fr': text(),
  'title.en': text(),
  'conditions.fr': text(),
  'conditions.en': text(),
});
export type PromotionRecord = z.output<typeof promotionColumns>;
