import type { Kysely } from 'kysely';
import type { Schema } from '#backoffice/database/schema.ts';
import { invalidRequest } from '#backoffice/http/failure.ts';
import { alreadyOrdered, keyReused } from './order-refusals.ts';

/** Identity of a request to order. `hash` covers every field of the form. */
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
 * The order that a request has made before: that of its key, or that of the same cart version with the same form.
 * @returns `undefined` for a request that is new, or that tries a cancelled order again in another way
 * @throws Failure 409 `already_ordered` for a cart version that was ordered with another form, `key_reused` for a key
 * that belongs to another cart.
 */
export async function findKnown(
  within: Kysely<Schema>,
  request: RequestIdentity,
): Promise<number | undefined> {
  const { key, version, hash } = request;
  const orders = await readKnown(within, request);
  const ofKey = orders.find((order) => order.key === key);
  // Orders made before requests had a hash are known by their key alone.
  if (ofKey && (ofKey.hash === null || ofKey.hash === hash)) return ofKey.id;
  const ofCart = orders.find((order) => order.version === version && order.status !== 'cancelled');
  if (ofCart?.hash === hash) return ofCart.id;
  if (ofCart) throw alreadyOrdered(ofCart.reference);
  if (ofKey && ofKey.version !== version) throw keyReused();
  return undefined;
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

/**
 * The reference of the only order of a customer that waits for its card payment; `undefined` where none does.
 * @throws Failure 400 where several do: which one is meant has to be said.
 */
export async function findAwaited(
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
  within: Kysely<Schema>,
  { siteId, customerId, key, version }: RequestIdentity,
): Promise<KnownOrder[]> {
  return within
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
