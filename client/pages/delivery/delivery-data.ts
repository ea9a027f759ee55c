import type { RelayPointList } from '#shared/contract/carrier.ts';
import type { CartResponse } from '#shared/contract/cart.ts';
import type { Address } from '#shared/contract/customer.ts';

/**
 * `relays`: `undefined` when the relay service is unavailable, `null` before a place is entered. `blocked`: a form was
 * refused because the cart has nothing left to deliver.
 */
export type DeliveryData = { cart: CartResponse } & (
  | { view: 'step' }
  | { view: 'blocked' }
  | { view: 'relays'; place: string; relays: RelayPointList | null | undefined }
  | { view: 'addresses'; own: Address[]; company: { name: string; addresses: Address[] } | null }
);
