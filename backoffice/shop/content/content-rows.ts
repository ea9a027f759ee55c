import { plansOf } from '#backoffice/shop/audiences.ts';
import type { SalesPlan } from '#shared/domain/sales-plan.ts';
import { typeset } from '#shared/domain/typeset.ts';
import { LOCALES, type Locale } from '#shared/locale.ts';
import { RESOURCES_WITH_PLANS, RESOURCES_WITH_POSITION, type ContentEntry } from './content-entry.ts';

type Plans = readonly Pick<SalesPlan, 'id' | 'target'>[];

export type ContentRow = {
  key: string;
  code: string | null;
  sales_plan_ids: number[];
  position: number;
};

/** `data`: the stored document, typeset in its language. */
export type TranslationRow = { lang: Locale; slug: string | null; data: object };

/** The row of an entry in the table `content`. */
export function contentRow(entry: ContentEntry, plans: Plans): ContentRow {
  const { key, code, audiences, position } = entry;
  return { key, code, sales_plan_ids: plansOf(audiences, plans), position };
}

/** The rows of an entry in the table `content_translation`. */
export function translationRows(entry: ContentEntry, plans: Plans): TranslationRow[] {
  const { resource, audiences, position } = entry;
  const shared = {
    ...(RESOURCES_WITH_PLANS.has(resource) && { exist_in: plansOf(audiences, plans) }),
    ...(RESOURCES_WITH_POSITION.has(resource) && { position }),
  };
  return LOCALES.flatMap((lang) => {
    const text = entry.texts[lang];
    if (!text) return [];
    return [{ lang, slug: text.slug, data: typeset({ ...text.data, ...shared }, lang) }];
  });
}
