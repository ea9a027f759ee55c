import type { Kysely } from 'kysely';
import type { Schema } from '#backoffice/database/schema.ts';
import { invalidRequest } from '#backoffice/http/failure.ts';
import { alreadyOrdered, keyReused } from './order-refusals.ts';

/** Identity of an order request. `hash` covers every field of the form. */
export type RequestIdentity = {
  siteId: number;
  customerId: number;
  key: string;
  version: string;
  hash: string;
};

type KnownOrder = {
  id: number;
  reference: string;
  status: string;
  key: string | null;
  version: string | null;
  hash: string | null;
};

/**
 * Finds the order an earlier request created: by key, or by cart version with the same form.
 * @returns `undefined` for a new request, or one that retries a cancelled order differently
 * @throws Failure 409 `already_ordered` when the cart version was ordered with another form, `key_reused`
 * when the key belongs to another cart.
 */
export async function findExistingOrder(
  trx: Kysely<Schema>,
  request: RequestIdentity,
): Promise<number | undefined> {
  const { key, version, hash } = request;
  const orders = await readKnown(trx, request);
  const ofKey = orders.find((order) => order.key === key);
  // Orders created before requests had a hash match by key alone.
  if (ofKey && (ofKey.hash === null || ofKey.hash === hash)) return ofKey.id;
  const ofCart = orders.find((order) => order.version === version && order.status !== 'cancelled');
  if (ofCart?.hash === hash) return ofCart.id;
  if (ofCart) throw alreadyOrdered(ofCart.reference);
  if (ofKey && ofKey.version !== version) throw keyReused();
  return undefined;
}

/** The order of a cart whose payment failed before: a retry reuses its reference. */
export async function findOrderOfCart(
  trx: Kysely<Schema>,
  cartId: number,
): Promise<{ id: number; reference: string } | undefined> {
  return trx
    .selectFrom('shop_order')
    .select(['id', 'reference'])
    .where('cart_id', '=', cartId)
    .forUpdate()
    .executeTakeFirst();
}

/**
 * Reference of the customer's only order with a pending card payment; `undefined` when there is none.
 * @throws Failure 400 when there are several: the request must name one.
 */
export async function findPendingOrder(
  db: Kysely<Schema>,
  { siteId, customerId }: { siteId: number; customerId: number },
): Promise<string | undefined> {
  const [first, second] = await db
    .selectFrom('shop_order')
    .select('reference')
    .where('site_id', '=', siteId)
    .where('customer_id', '=', customerId)
    .where('status', '=', 'pending_payment')
    .limit(2)
    .execute();
  if (second) throw invalidRequest({ reference: 'required' });
  return first?.reference;
}

function readKnown(
  trx: Kysely<Schema>,
  { siteId, customerId, key, version }: RequestIdentity,
): Promise<KnownOrder[]> {
  return trx
    .selectFrom('shop_order')
    .select([
      'id',
      'reference',
      'status',
      'idempotency_key as key',
      'cart_version as version',
      'request_hash as hash',
    ])
    .where('site_id', '=', siteId)
    .where('customer_id', '=', customerId)
    .where((where) => where.or([where('idempotency_key', '=', key), where('cart_version', '=', version)]))
    .execute();
}
