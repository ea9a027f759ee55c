import type { Kysely } from 'kysely';
import type { Schema } from '#backoffice/database/schema.ts';
import { readCurrency } from '#backoffice/sites/read-currency.ts';
import { brand } from '#shared/contract/brand.ts';
import { commerce } from '#shared/contract/commerce.ts';
import { legalIdentity } from '#shared/contract/legal-identity.ts';
import type { ShopSite } from './read-site.ts';

/** Brand, legal identity and commerce of a site. @throws z.ZodError for stored data that the contract does not allow */
export async function loadSite(db: Kysely<Schema>, siteId: number): Promise<ShopSite> {
  const row = await db
    .selectFrom('site')
    .where('id', '=', siteId)
    .select(['brand', 'legal', 'commerce'])
    .executeTakeFirstOrThrow();
  return {
    brand: brand.parse(row.brand),
    seller: legalIdentity.parse(row.legal),
    commerce: commerce.parse(row.commerce),
    currency: (await readCurrency(db, siteId)).code,
  };
}
