import { sql, type Kysely } from 'kysely';
import type { Schema } from '#backoffice/database/schema.ts';
import type { Scope } from '#backoffice/http/scope.ts';
import { PROMOTION_STATES, type Promotion } from '#shared/contract/promotion.ts';
import type { Locale } from '#shared/locale.ts';

type Texts = Record<Locale, { title: string; conditions: string }>;

const CENTS = 100;
/** Older codes are not listed. */
const SHOWN_FOR = '1 year';

/** Codes of one customer and of all professionals; codes that have not begun are not listed. */
export async function listPromotions(
  db: Kysely<Schema>,
  { siteId, lang }: Scope,
  customerId: number,
): Promise<Promotion[]> {
  const rows = await db
    .selectFrom('promotion')
    .leftJoin('promotion_use', (join) =>
      join
        .onRef('promotion_use.promotion_id', '=', 'promotion.id')
        .on('promotion_use.customer_id', '=', customerId),
    )
    .selectAll('promotion')
    .select(['promotion_use.used_at', 'promotion_use.order_reference'])
    .where('promotion.site_id', '=', siteId)
    .where((where) =>
      where.or([where('promotion.customer_id', 'is', null), where('promotion.customer_id', '=', customerId)]),
    )
    .where('starts_at', '<=', sql<Date>`now()`)
    .where('expires_at', '>', sql<Date>`now() - ${SHOWN_FOR}::interval`)
    .orderBy('expires_at')
    .orderBy('promotion.id')
    .execute();
  return rows
    .map(({ texts, kind, value, minimum, ...row }): Promotion => ({
      id: row.id,
      code: row.code,
      ...(texts as Texts)[lang],
      discount: {
        kind: kind as Promotion['discount']['kind'],
        value: kind === 'amount' ? value / CENTS : value,
      },
      minimum: minimum / CENTS,
      starts_at: row.starts_at.toISOString(),
      expires_at: row.expires_at.toISOString(),
      state: stateOf(row),
      used_at: row.used_at?.toISOString() ?? null,
      order_reference: row.order_reference,
    }))
    .toSorted((a, b) => PROMOTION_STATES.indexOf(a.state) - PROMOTION_STATES.indexOf(b.state));
}

/** A used code stays `used` after it expires. */
function stateOf(row: { used_at: Date | null; expires_at: Date }): Promotion['state'] {
  if (row.used_at) return 'used';
  return row.expires_at < new Date() ? 'expired' : 'usable';
}
