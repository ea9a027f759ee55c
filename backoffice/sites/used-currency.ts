import type { Kysely } from 'kysely';
import type { Schema } from '#backoffice/database/schema.ts';
import { readCurrency } from './read-currency.ts';

/** Code of the currency that a site's orders are in, which they keep; `undefined` without orders. */
export async function usedCurrency(db: Kysely<Schema>, siteId: number): Promise<string | undefined> {
  const order = await db
    .selectFrom('shop_order')
    .select('id')
    .where('site_id', '=', siteId)
    .limit(1)
    .executeTakeFirst();
  return order && (await readCurrency(db, siteId)).code;
}
