import type { RelayPointList } from '#shared/contract/carrier.ts';
import type { CartResponse } from '#shared/contract/cart.ts';
import type { Address } from '#shared/contract/customer.ts';

/**
 * `relays`: `undefined` when they could not be asked for; `null` before a place was said. `blocked`: a form was refused, and
 * there is nothing to deliver any more.
 */
export type DeliveryData = { cart: CartResponse } & (
  | { view: 'step' }
  | { view: 'blocked' }
  | { view: 'relays'; place: string; relays: RelayPointList | null | undefined }
  | { view: 'addresses'; own: Address[]; company: { name: string; addresses: Address[] } | null }
);
