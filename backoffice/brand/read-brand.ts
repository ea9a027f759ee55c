import type { Kysely } from 'kysely';
import type { Schema } from '#backoffice/database/schema.ts';
import type { Brand } from '#shared/contract/brand.ts';
import { storedBrand } from './stored-brand.ts';

/**
 * The brand of a site.
 * @throws when the site does not exist.
 */
export async function readBrand(db: Kysely<Schema>, siteId: number): Promise<Brand> {
  const { brand } = await db
    .selectFrom('site')
    .select('brand')
    .where('id', '=', siteId)
    .executeTakeFirstOrThrow();
  return storedBrand(brand);
}
