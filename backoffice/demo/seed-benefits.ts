import { sql, type Kysely } from 'kysely';
import type { Schema } from '#backoffice/database/schema.ts';
import { FORMER_PRODUCTS } from './former-products.data.ts';
import { readProductIds } from './read-product-ids.ts';

/** The professional whose account shows what an account brings. */
const CUSTOMER = 'C-004512';

/** What accounts bring: favourites that are no longer sold, points, codes. */
export async function seedBenefits(db: Kysely<Schema>, siteId: number): Promise<void> {
  const { id: customerId } = await db
    .selectFrom('customer')
    .select('id')
    .where('site_id', '=', siteId)
    .where('number', '=', CUSTOMER)
    .executeTakeFirstOrThrow();
  await seedFormerProducts(db, siteId, customerId);
}

async function seedFormerProducts(db: Kysely<Schema>, siteId: number, customerId: number): Promise<void> {
  const products = await readProductIds(db);
  await db
    .insertInto('former_product')
    .values(
      FORMER_PRODUCTS.map(({ id, reference, name, replacement }) => ({
        product_id: id,
        site_id: siteId,
        reference,
        names: JSON.stringify(name),
        replacement_id: replacement === null ? null : (products.get(replacement) ?? null),
      })),
    )
    .execute();
  await db
    .insertInto('favorite')
    .values(
      FORMER_PRODUCTS.map(({ id }, place) => ({
        customer_id: customerId,
        entity_type: 'product',
        entity_id: id,
        // Long before those of today's catalogue.
        added_at: sql<Date>`now() - ${`${400 + 30 * place} days`}::interval`,
      })),
    )
    .execute();
}
