import { carrier, carrierQuery, chronopost, relayPointList, relayPointQuery } from './carrier.ts';
import { cartResponse } from './cart.ts';
import { listOf } from './common.ts';
import { operation } from './operation.ts';

/** Carriers and the relay points where they leave parcels (AP-08). */
export const CARRIER_OPERATIONS = [
  operation('GET /carrier', {
    tag: 'carrier',
    summary: 'Carriers, with what they take for a weight',
    query: carrierQuery,
    response: listOf(carrier),
  }),
  operation('GET /carrier/{id}', {
    tag: 'carrier',
    summary: 'One by its number',
    response: carrier,
  }),
  operation('GET /carrier/relay-points', {
    tag: 'carrier',
    summary: 'The nearest relay points of a place or an address',
    query: relayPointQuery,
    response: relayPointList,
  }),
  operation('GET /cart/chronopost', {
    tag: 'cart',
    summary: 'The cart, and until when a parcel still leaves today',
    response: cartResponse.extend({ chronopost }),
  }),
];
