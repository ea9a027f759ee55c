import type { ExpressionBuilder, Kysely } from 'kysely';
import type { Schema } from '#backoffice/database/schema.ts';
import { toTypedWord } from '#shared/domain/typed-text.ts';
import type { Locale } from '#shared/locale.ts';
import type { CodeRules } from './check-promotion.ts';

type Asked = { customerId: number | null; lang: Locale };

export async function readCodesOf(db: Kysely<Schema>, cartId: number, asked: Asked): Promise<CodeRules[]> {
  const rows = await selectCodes(db, asked)
    .innerJoin('cart_promotion', 'cart_promotion.promotion_id', 'promotion.id')
    .select('cart_promotion.told')
    .where('cart_promotion.cart_id', '=', cartId)
    .execute();
  return rows.map(({ told, ...row }) => ({ ...toRules(row, asked), told }));
}

/** Finds a code; case is ignored. */
export async function findCode(
  db: Kysely<Schema>,
  siteId: number,
  typed: string,
  asked: Asked,
): Promise<CodeRules | undefined> {
  const row = await selectCodes(db, asked)
    .where('promotion.site_id', '=', siteId)
    .where('promotion.code', '=', toTypedWord(typed))
    .executeTakeFirst();
  return row && toRules(row, asked);
}

function selectCodes(db: Kysely<Schema>, { customerId }: Asked) {
  return db
    .selectFrom('promotion')
    .selectAll('promotion')
    .select((where) => isUsedBy(where, customerId).as('is_used'))
    .orderBy('promotion.id');
}

function isUsedBy(where: ExpressionBuilder<Schema, 'promotion'>, customerId: number | null) {
  return where.exists(
    where
      .selectFrom('promotion_use')
      .whereRef('promotion_use.promotion_id', '=', 'promotion.id')
      .where('promotion_use.customer_id', '=', customerId ?? 0)
      .select('promotion_use.promotion_id'),
  );
}

type Row = Awaited<ReturnType<ReturnType<typeof selectCodes>['execute']>>[number];

function toRules(row: Row, { lang }: Asked): CodeRules {
  return {
    promotionId: row.id,
    code: row.code,
    title: (row.texts as Record<Locale, { title: string }>)[lang].title,
    kind: row.kind as CodeRules['kind'],
    value: row.value,
    minimum: row.minimum,
    customerId: row.customer_id,
    startsAt: row.starts_at,
    expiresAt: row.expires_at,
    appliesTo: row.applies_to as CodeRules['appliesTo'],
    categoryIds: row.category_ids,
    withoutSignature: row.without_signature,
    mainland: row.mainland,
    combinable: row.combinable,
    isUsed: Boolean(row.is_used),
    told: null,
  };
}
