import type { Kysely } from 'kysely';
import type { Schema } from '#backoffice/database/schema.ts';
import type { Commerce } from '#shared/contract/commerce.ts';

/**
 * Reads taxes, means of payment, account and sender of a site.
 * @throws when the site does not exist.
 */
export async function readCommerce(db: Kysely<Schema>, siteId: number): Promise<Commerce> {
  const { commerce } = await db
    .selectFrom('site')
    .select('commerce')
    .where('id', '=', siteId)
    .executeTakeFirstOrThrow();
  return commerce as Commerce;
}
