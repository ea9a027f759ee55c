import { sql, type Kysely } from 'kysely';
import type { Schema } from '#backoffice/database/schema.ts';
import { FORMER_PRODUCTS } from './former-products.data.ts';
import { PAST_ORDERS } from './past-orders.data.ts';
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
  await seedPastOrders(db, customerId);
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

const CENTS = 100;
const daysAgo = (days: number) => sql<Date>`current_date - ${days}::integer`;

async function seedPastOrders(db: Kysely<Schema>, customerId: number): Promise<void> {
  await db
    .insertInto('past_order')
    .values(
      PAST_ORDERS.map(({ reference, orderedAgo, wait, goods, pointsUsed = 0, returned }) => ({
        customer_id: customerId,
        reference,
        ordered_on: daysAgo(orderedAgo),
        delivered_on: wait === null ? null : daysAgo(orderedAgo - wait),
        goods: Math.round(goods * CENTS),
        points_used: pointsUsed,
        returned_on: returned ? daysAgo(orderedAgo - returned.after) : null,
        returned_goods: Math.round((returned?.goods ?? 0) * CENTS),
      })),
    )
    .execute();
}
