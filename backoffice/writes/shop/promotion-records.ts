import { sql } from 'kysely';
import { z } from 'zod';
import { plainTranslations, typesetTranslations } from '#backoffice/shop/translations.ts';
import { translated } from '#shared/contract/shop/translated.ts';
import { PROMOTION_KINDS, PROMOTION_SCOPES } from '#shared/contract/shop/promotion-record.ts';
import type { ShopRecordOf } from '#shared/contract/shop/shop-records.ts';
import { requireKnown } from './read-references.ts';
import { tableRecords } from './table-records.ts';

const words = z.object({ title: z.string(), conditions: z.string() });
const storedTexts = z.object({ fr: words, en: words });
const kinds = z.enum(PROMOTION_KINDS);
const scopes = z.enum(PROMOTION_SCOPES);

/** Codes for every professional. Those of one customer belong to the customer. */
export const promotionRecords = tableRecords<'promotion', ShopRecordOf<'promotion'>>({
  table: 'promotion',
  unique: { field: 'code', column: 'code' },
  only: sql`customer_id is null`,
  toRecords: async (_db, _scope, rows) =>
    rows.map((row) => {
      const { fr, en } = storedTexts.parse(row.texts);
      return {
        id: row.id,
        code: row.code,
        kind: kinds.parse(row.kind),
        percent: row.kind === 'percent' ? row.value : null,
        amount: row.kind === 'amount' ? row.value : null,
        minimum: row.minimum,
        from: row.starts_at.toISOString(),
        until: row.expires_at.toISOString(),
        applies_to: scopes.parse(row.applies_to),
        categories: row.category_ids,
        without_signature: row.without_signature,
        mainland: row.mainland,
        combinable: row.combinable,
        title: translated.parse(plainTranslations({ fr: fr.title, en: en.title })),
        conditions: translated.parse(plainTranslations({ fr: fr.conditions, en: en.conditions })),
      };
    }),
  toRow: async (db, scope, record) => {
    const { percent, amount, categories } = record;
    await requireKnown(
      db,
      scope,
      categories.map((value, index) => ({ kind: 'category', value, path: `categories.${index}` })),
    );
    const titles = typesetTranslations(record.title);
    const conditions = typesetTranslations(record.conditions);
    return {
      code: record.code,
      kind: record.kind,
      value: percent ?? amount ?? 0,
      minimum: record.minimum,
      texts: {
        fr: { title: titles.fr, conditions: conditions.fr },
        en: { title: titles.en, conditions: conditions.en },
      },
      starts_at: record.from,
      expires_at: record.until,
      applies_to: record.applies_to,
      category_ids: categories,
      without_signature: record.without_signature,
      mainland: record.mainland,
      combinable: record.combinable,
    };
  },
});
