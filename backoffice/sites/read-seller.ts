import type { Kysely } from 'kysely';
import type { Schema } from '#backoffice/database/schema.ts';
import type { Brand } from '#shared/contract/brand.ts';
import type { LegalIdentity } from '#shared/contract/legal-identity.ts';

/** Company and brand that stand on the documents of an order. */
export type Seller = { identity: LegalIdentity; brand: Pick<Brand, 'name' | 'logo' | 'colours'> };

/**
 * The present seller of a site.
 * @throws when the site does not exist.
 */
export async function readSeller(db: Kysely<Schema>, siteId: number): Promise<Seller> {
  const { legal, brand } = await db
    .selectFrom('site')
    .select(['legal', 'brand'])
    .where('id', '=', siteId)
    .executeTakeFirstOrThrow();
  const { name, logo, colours } = brand as Brand;
  return { identity: legal as LegalIdentity, brand: { name, logo, colours } };
}
