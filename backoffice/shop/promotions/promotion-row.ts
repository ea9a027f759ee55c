import { readTranslations } from '#backoffice/shop/translations.ts';
import type { PromotionRecord } from './promotion-record.ts';

/** Row of a promotion for every professional. */
export function promotionRow(promotion: PromotionRecord, categoryIds: ReadonlyMap<string, number>) {
  const { code, kind, percent, amount, minimum, from, until, categories } = promotion;
  const titles = readTranslations(promotion, 'title');
  const conditions = readTranslations(promotion, 'conditions');
  return {
    code,
    kind,
    value: percent ?? amount ?? 0,
    minimum,
    texts: {
      fr: { title: titles.fr, conditions: conditions.fr },
      en: { title: titles.en, conditions: conditions.en },
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
