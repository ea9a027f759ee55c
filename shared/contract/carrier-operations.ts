import { carrier, carrierQuery, chronopost, relayPointList, relayPointQuery } from './carrier.ts';
import { cartResponse } from './cart.ts';
import { listOf } from './common.ts';
import { operation } from './operation.ts';

/** Carriers and their relay points (AP-08). */
export const CARRIER_OPERATIONS = [
  operation('GET /carrier', {
    tag: 'carrier',
    summary: 'Lists the carriers with their prices for a weight',
    query: carrierQuery,
    response: listOf(carrier),
  }),
  operation('GET /carrier/{id}', {
    tag: 'carrier',
    summary: 'Returns one carrier',
    response: carrier,
  }),
  operation('GET /carrier/relay-points', {
    tag: 'carrier',
    summary: 'Lists the relay points nearest to a position or an address',
    query: relayPointQuery,
    response: relayPointList,
  }),
  operation('GET /cart/chronopost', {
    tag: 'cart',
    summary: 'Returns the cart with the express shipping deadline',
    response: cartResponse.extend({ chronopost }),
  }),
];
