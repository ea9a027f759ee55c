import { randomBytes, randomUUID } from 'node:crypto';
import { cartResponse, type CartLine, type CartResponse } from '#shared/contract/cart.ts';
import { orderResponse } from '#shared/contract/order-call.ts';
import { needsRelay } from '#shared/domain/carriers.ts';
import type { OperationId } from '#shared/contract/operations.ts';
import { CallFailed, type Tester } from './create-tester.ts';
import { NothingToTry, type Values } from './find-values.ts';
import type { Sent } from './send-request.ts';

const MAX_CANDIDATES = 24;
const SUBMISSIONS = 2;

/** Creates the token of a guest's empty cart. */
export function newCartToken(): string {
  return randomBytes(32).toString('base64url');
}

/** A guest's cart from the first line to the last refusal. Writes data. */
export async function tryCart(tester: Tester, values: Values): Promise<void> {
  const headers = { 'x-cart-token': newCartToken() };
  const change = cartCaller(tester, { headers });
  await tester.refuse(
    'POST /cart/remove',
    { body: { id: 1 } },
    { status: 400, code: 'cart_token_required', when: 'without X-Cart-Token' },
  );
  const element = await findElement(values);
  const added = await change('POST /cart', { body: element });
  const [line] = linesOf(added);
  if (!line) {
    tester.finding('POST /cart', 'returns a cart without the line that was added');
    throw new CallFailed('POST /cart');
  }
  const updated = await change('POST /cart/update', {
    body: { type: 'list', elements: [{ id: line.id, quantity: 2 }] },
  });
  if (updated.version === added.version)
    tester.finding('POST /cart/update', 'keeps the version of a cart whose lines have changed');
  await change('POST /cart/lines', { body: { elements: [element] } });
  await change('POST /cart/update-zipcode', { body: { zipcode: '44000' } });
  await change('POST /cart/validation', { body: { step: 'shipping' } });
  await tester.refuse(
    'POST /cart/promotion/add',
    { headers, body: { code: 'NO-SUCH-CODE' } },
    { status: 422, code: 'cart_refused', field: 'code', when: 'for an unknown code' },
  );
  await change('POST /cart/promotion/remove', { body: { code: 'NO-SUCH-CODE' } });
  await tester.refuse(
    'POST /cart/points',
    { headers, body: { points: 100 } },
    { status: 422, code: 'cart_refused', field: 'code', when: 'for points of a guest' },
  );
  const emptied = await change('POST /cart/remove', { body: { id: line.id } });
  if (linesOf(emptied).length > 0) tester.finding('POST /cart/remove', 'keeps the line that was removed');
}

/** A professional's order by bank transfer, submitted twice with one idempotency key, then cancelled. Writes data. */
export async function tryOrder(tester: Tester, values: Values, token: string): Promise<void> {
  const call = cartCaller(tester, { token });
  await call('POST /cart/update', { body: { type: 'list', elements: [] } });
  const element = await findElement(values);
  await call('POST /cart', { body: element });
  const { carriers } = await call('GET /cart', { query: { step: 'shipping' } });
  const carrier = carriers.find(
    ({ refused, promise, technical_name: name }) => !refused && promise && !needsRelay(name),
  )?.technical_name;
  const shipped = await call('POST /cart/update', {
    body: { type: 'shipping', shipping: { carrier: carrier ?? '', phone: '0639980412' } },
  });
  const headers = { 'idempotency-key': randomUUID() };
  const body = { payment: 'virement', version: shipped.version };
  await tester.refuse(
    'POST /order',
    { token, headers: { 'idempotency-key': randomUUID() }, body: { ...body, version: 'another' } },
    { status: 409, code: 'cart_changed', when: 'for a version that the cart does not have' },
  );
  const ids = new Set<number>();
  for (let submission = 0; submission < SUBMISSIONS; submission += 1) {
    ids.add(orderResponse.parse(await tester.call('POST /order', { token, headers, body })).id);
  }
  if (ids.size > 1) tester.finding('POST /order', 'orders twice for one Idempotency-Key');
  const [id = 0] = ids;
  await tester.call('GET /order/{id}', { token, params: { id } });
  await tester.call('DELETE /order/{id}', { token, params: { id } });
}

/** Operations that return the cart. */
function cartCaller(tester: Tester, common: Sent) {
  return async (id: OperationId, sent: Sent): Promise<CartResponse> => {
    const parsed = cartResponse.safeParse(await tester.call(id, { ...common, ...sent }));
    if (!parsed.success) throw new CallFailed(id);
    return parsed.data;
  };
}

/** A spare part or a variant that is in stock. @throws NothingToTry */
async function findElement(
  values: Values,
): Promise<{ type: 'part' | 'product'; element_id: number; quantity: number }> {
  const query = { perPage: MAX_CANDIDATES };
  const part = (await values.list('GET /part', { query })).find(isInStock);
  if (part) return { type: 'part', element_id: Number(part['element_id']), quantity: 1 };
  const variant = (await values.list('GET /product-variants', { query })).find(isInStock);
  if (variant?.id === undefined) throw new NothingToTry('nothing is in stock');
  return { type: 'product', element_id: variant.id, quantity: 1 };
}

function isInStock({ stock, price }: Record<string, unknown>): boolean {
  return stock === 'in_stock' && price !== null;
}

function linesOf({ list }: CartResponse): CartLine[] {
  return [...list.products, ...list.products_from_schema.flatMap(({ products }) => products)];
}
