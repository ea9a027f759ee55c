import type { Kysely } from 'kysely';
import { readCartResponse } from '#backoffice/cart/build-cart-response.ts';
import { ownerOf } from '#backoffice/cart/cart-owner.ts';
import type { Schema } from '#backoffice/database/schema.ts';
import type { Scope } from '#backoffice/http/scope.ts';
import type { OperationServer } from '#backoffice/http/serve-operation.ts';
import type { Carrier, Chronopost } from '#shared/contract/carrier.ts';
import type { CartResponse } from '#shared/contract/cart.ts';
import { chronopostWindow } from '#shared/domain/chronopost-window.ts';
import { readClosedDays } from './closed-days.ts';
import { readShipping } from './read-shipping.ts';

const SECOND_MS = 1000;

/**
 * Time limit for dispatch today (CK-14), for a logged-in professional whose cart is empty, or is in stock and
 * accepted by the express carrier. `clock`: for tests.
 */
export function serveChronopost(
  server: OperationServer,
  { db, clock = () => Date.now() }: { db: Kysely<Schema>; clock?: () => number },
): void {
  server.on('GET /cart/chronopost', async (call) => {
    const { scope, principal, account } = call;
    const now = clock();
    const cart = await readCartResponse(db, ownerOf(call), scope.lang);
    const isClosed = await readClosedDays(db, scope.siteId);
    const customerId = principal === 'professional' && account ? account.customerId : null;
    const carriers = await carriersFor(db, cart, { ...scope, customerId, now });
    return {
      ...cart,
      chronopost: toChronopost(now, { cart, carriers, isBuyer: customerId !== null, isClosed }),
    };
  });
}

/**
 * The carriers of the cart; for an empty cart, carriers for an article in stock to the customer's address.
 */
async function carriersFor(
  db: Kysely<Schema>,
  { count, carriers }: CartResponse,
  {
    siteId,
    lang,
    customerId,
    now,
  }: Pick<Scope, 'siteId' | 'lang'> & { customerId: number | null; now: number },
): Promise<Carrier[]> {
  if (count > 0) return carriers;
  const cart = { siteId, lang, customerId, shipping: null, zipcode: null, weight: 0 };
  return (await readShipping(db, cart, now)).carriers;
}

type Asked = {
  cart: Pick<CartResponse, 'count' | 'display_chronopost'>;
  carriers: readonly Pick<Carrier, 'technical_name' | 'date'>[];
  /** A logged-in professional; no other customer can order. */
  isBuyer: boolean;
  isClosed?: (day: string) => boolean;
};

/** Response at a moment. */
export function toChronopost(now: number, { cart, carriers, isBuyer, isClosed }: Asked): Chronopost {
  const { deadline } = chronopostWindow(now, isClosed);
  const date = carriers.find(({ technical_name: name }) => name === 'chronopost')?.date ?? null;
  return {
    show: isBuyer && deadline !== null && date !== null && (cart.display_chronopost || cart.count === 0),
    deadline_epoch: deadline === null ? null : Math.floor(deadline / SECOND_MS),
    now_epoch: Math.floor(now / SECOND_MS),
    date,
  };
}
