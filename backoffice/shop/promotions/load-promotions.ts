import type { Kysely } from 'kysely';
import { z } from 'zod';
import type { Schema } from '#backoffice/database/schema.ts';
import { removeTypesetting } from '#backoffice/shop/translations.ts';
import { PROMOTION_KINDS, PROMOTION_SCOPES } from '#shared/contract/shop/promotion-record.ts';
import type { PromotionRecord } from './promotion-record.ts';

const words = z.object({ title: z.string(), conditions: z.string() });
const texts = z.object({ fr: words, en: words });
const kinds = z.enum(PROMOTION_KINDS);
const scopes = z.enum(PROMOTION_SCOPES);

/** Reads the promotions of a site for every professional as records. `categoryKeys`: by id. */
export async function loadPromotions(
  db: Kysely<Schema>,
  { siteId, categoryKeys }: { siteId: number; categoryKeys: ReadonlyMap<number, string> },
): Promise<PromotionRecord[]> {
  const rows = await db
    .selectFrom('promotion')
    .where('site_id', '=', siteId)
    .where('customer_id', 'is', null)
    .orderBy('id')
    .selectAll()
    .execute();
  return rows.map((row) => {
    const { fr, en } = texts.parse(row.texts);
    return {
      code: row.code,
      kind: kinds.parse(row.kind),
      percent: row.kind === 'percent' ? row.value : null,
      amount: row.kind === 'amount' ? row.value : null,
      minimum: row.minimum,
      from: row.starts_at,
      until: row.expires_at,
      applies_to: scopes.parse(row.applies_to),
      categories: row.category_ids.flatMap((id) => categoryKeys.get(id) ?? []),
      without_signature: row.without_signature,
      mainland: row.mainland,
      combinable: row.combinable,
      'title.fr': removeTypesetting(fr.title, 'fr'),
      'title.en': removeTypesetting(en.title, 'en'),
      'conditions.fr': removeTypesetting(fr.conditions, 'fr'),
      'conditions.en': removeTypesetting(en.conditions, 'en'),
    };
  });
}
