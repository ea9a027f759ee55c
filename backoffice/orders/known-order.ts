import { sql, type Kysely } from 'kysely';
import type { Schema } from '#backoffice/database/schema.ts';

/** How long a press of the button with another key still means the order that was just made. */
const JUST_NOW = '10 minutes';

/** The order a request has made already. */
export async function findByKey(
  within: Kysely<Schema>,
  { siteId, key }: { siteId: number; key: string },
): Promise<number | undefined> {
  const order = await within
    .selectFrom('shop_order')
    .select('id')
    .where('site_id', '=', siteId)
    .where('idempotency_key', '=', key)
    .executeTakeFirst();
  return order?.id;
}

/** The order of the cart that was there a moment ago: two windows of one buyer, two keys, one order. */
export async function findJustMade(within: Kysely<Schema>, customerId: number): Promise<number | undefined> {
  const order = await within
    .selectFrom('shop_order')
    .innerJoin('cart', 'cart.id', 'shop_order.cart_id')
    .select('shop_order.id')
    .where('shop_order.customer_id', '=', customerId)
    .where('cart.state', '=', 'ordered')
    .where('shop_order.status', '!=', 'cancelled')
    .where('shop_order.created_at', '>', sql<Date>`now() - ${JUST_NOW}::interval`)
    .orderBy('shop_order.created_at', 'desc')
    .executeTakeFirst();
  return order?.id;
}

/** The order a cart belongs to, when its payment has failed before: its buyer tries again under the same reference. */
export async function findOfCart(
  within: Kysely<Schema>,
  cartId: number,
): Promise<{ id: number; reference: string } | undefined> {
  return within
    .selectFrom('shop_order')
    .select(['id', 'reference'])
    .where('cart_id', '=', cartId)
    .forUpdate()
    .executeTakeFirst();
}

/** The reference of a customer's last order that waits for its card payment. */
export async function findAwaited(
  db: Kysely<Schema>,
  { siteId, customerId }: { siteId: number; customerId: number },
): Promise<string | undefined> {
  const order = await db
    .selectFrom('shop_order')
    .select('reference')
    .where('site_id', '=', siteId)
    .where('customer_id', '=', customerId)
    .where('status', '=', 'pending_payment')
    .orderBy('created_at', 'desc')
    .executeTakeFirst();
  return order?.reference;
}
