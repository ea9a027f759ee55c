import type { Kysely } from 'kysely';
import type { Schema } from '#backoffice/database/schema.ts';
import type { Currency } from '#shared/domain/currency.ts';

/**
 * The currency of a site: its sales plans have the same.
 * @throws when the site does not exist.
 */
export async function readCurrency(db: Kysely<Schema>, siteId: number): Promise<Currency> {
  const { currency } = await db
    .selectFrom('sales_plan')
    .select('currency')
    .where('site_id', '=', siteId)
    .orderBy('id')
    .limit(1)
    .executeTakeFirstOrThrow();
  return currency as Currency;
}
