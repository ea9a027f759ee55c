import { carrier, carrierQuery, chronopost, relayPointList, relayPointQuery } from './carrier.ts';
import { cartResponse } from './cart.ts';
import { listOf } from './common.ts';
import { read, type Operation } from './operation.ts';

/** Carriers and the points where they leave parcels (AP-08). */
export const CARRIER_OPERATIONS: readonly Operation[] = [
  read('carrier', '/carrier', 'Carriers, with what they take for a weight', {
    query: carrierQuery,
    answer: listOf(carrier),
  }),
  read('carrier', '/carrier/{id}', 'One by its number', { answer: carrier }),
  read('carrier', '/carrier/relay-points', 'The nearest relay points of a place or an address', {
    query: relayPointQuery,
    answer: relayPointList,
  }),
  read('cart', '/cart/chronopost', 'The cart, and until when a parcel still leaves today', {
    answer: cartResponse.extend({ chronopost }),
  }),
];
