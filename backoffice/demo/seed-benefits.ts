import { sql, type Kysely } from 'kysely';
import type { Schema } from '#backoffice/database/schema.ts';
import { FORMER_PRODUCTS } from './former-products.data.ts';
import { PAST_ORDERS } from './past-orders.data.ts';
import { PROMOTIONS } from './promotions.data.ts';
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
  await seedPromotions(db, siteId, customerId);
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

const momentIn = (days: number) => sql<Date>`now() + ${`${days} days`}::interval`;

async function seedPromotions(db: Kysely<Schema>, siteId: number, customerId: number): Promise<void> {
  for (const { code, kind, value, minimum, texts, isPersonal = false, ...times } of PROMOTIONS) {
    const { id } = await db
      .insertInto('promotion')
      .values({
        site_id: siteId,
        code,
        customer_id: isPersonal ? customerId : null,
        kind,
        value: kind === 'amount' ? value * CENTS : value,
        minimum: minimum * CENTS,
        texts: JSON.stringify(texts),
        starts_at: momentIn(-times.startedAgo),
        expires_at: momentIn(times.endsIn),
      })
      .returning('id')
      .executeTakeFirstOrThrow();
    const { used } = times;
    if (!used) continue;
    await db
      .insertInto('promotion_use')
      .values({
        promotion_id: id,
        customer_id: customerId,
        used_at: momentIn(-used.ago),
        order_reference: used.order,
      })
      .execute();
  }
}
