import { randomUUID } from 'node:crypto';
import type { Kysely } from 'kysely';
import type { Schema } from '#backoffice/database/schema.ts';
import { orderResponse, type OrderResponse } from '#shared/contract/order-call.ts';
import { readCart } from './shop-cart.ts';
import type { ApiResponse, TestApi } from './test-api.ts';

export type Buyer = {
  token: string;
  call: (
    method: string,
    path: string,
    options?: { body?: unknown; query?: Record<string, string>; key?: string },
  ) => Promise<ApiResponse>;
  /** Adds an element to the cart. */
  add: (elementId: number, quantity?: number, type?: string) => Promise<ApiResponse>;
  /** Chooses home delivery at the delivery step. */
  ship: (carrier?: string, more?: Record<string, unknown>) => Promise<ApiResponse>;
  /** The version of the cart that the buyer sees now. */
  shownVersion: () => Promise<string>;
  /** Orders the `version` of the form; without one, the current cart. */
  order: (form?: Record<string, unknown>, key?: string) => Promise<ApiResponse>;
};

/** A logged-in buyer that uses the API alone. */
export function createBuyer(api: Pick<TestApi, 'call'>, token: string): Buyer {
  const call: Buyer['call'] = (method, path, options = {}) => api.call(method, path, { ...options, token });
  const shownVersion = async () => readCart(await call('GET', '/cart')).version;
  return {
    token,
    call,
    shownVersion,
    add: (elementId, quantity = 1, type = 'part') =>
      call('POST', '/cart', { body: { type, element_id: elementId, quantity } }),
    ship: (carrier = 'colissimo_24_48', more = {}) =>
      call('POST', '/cart/update', {
        body: { type: 'shipping', shipping: { carrier, phone: '06 39 98 04 12', ...more } },
      }),
    order: async (form = { payment: 'cb' }, key = randomUUID()) =>
      call('POST', '/order', { body: { version: form['version'] ?? (await shownVersion()), ...form }, key }),
  };
}

/** The order in a response. @throws when there is none */
export function readPlaced(response: ApiResponse): OrderResponse {
  if (response.status !== 200) throw new Error(`${response.status} ${JSON.stringify(response.body)}`);
  return orderResponse.parse(response.body);
}

/** Removes what an earlier test has left. */
export async function emptyCart(buyer: Buyer): Promise<void> {
  await buyer.call('POST', '/cart/update', { body: { type: 'list', elements: [] } });
}

/** Stock of an element. */
export async function stockOf(db: Kysely<Schema>, id: number): Promise<number> {
  const { stock } = await db
    .selectFrom('part')
    .select('stock')
    .where('id', '=', id)
    .executeTakeFirstOrThrow();
  return stock;
}

/** Number of pieces in a buyer's cart. */
export async function cartCount(buyer: Buyer): Promise<number> {
  return readCart(await buyer.call('GET', '/cart')).count;
}
