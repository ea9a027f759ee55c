import type { PromotionRecord } from './promotion-record.ts';

/** Row of a promotion for every professional. */
export function promotionRow(promotion: PromotionRecord, categoryIds: ReadonlyMap<string, number>) {
  const { code, kind, percent, amount, minimum, from, until, categories } = promotion;
  return {
    code,
    kind,
    value: percent ?? amount ?? 0,
    minimum,
    texts: {
      fr: { title: promotion['title.fr'], conditions: promotion['conditions.fr'] },
      en: { title: promotion['title.en'], conditions: promotion['conditions.en'] },
    },
    starts_at: from.toISOString(),
    expires_at: until.toISOString(),
    applies_to: promotion.applies_to,
    category_ids: categories.flatMap((key) => categoryIds.get(key) ?? []),
    without_signature: promotion.without_signature,
    mainland: promotion.mainland,
    combinable: promotion.combinable,
  };
}
