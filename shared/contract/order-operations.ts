import { z } from 'zod';
import { listOf } from './common.ts';
import { operation } from './operation.ts';
import {
  orderResponse,
  orderForm,
  orderStatusResponse,
  orderStatusQuery,
  paymentMeans,
  paymentNotice,
  paymentNoticeResponse,
  preparedPayment,
  preparedPaymentQuery,
} from './order-call.ts';

/** Means of payment follow from the program and its configuration: no request changes them (decision 59). */
const REFUSED_WRITE = {
  tag: 'payment',
  access: 'operator',
  roles: [],
  response: z.never(),
  refusal: 405,
} as const;

/** From the cart to its order and its payment (AP-09). */
export const ORDER_OPERATIONS = [
  operation('POST /order', {
    tag: 'order',
    summary: 'Orders a version of the cart, once per Idempotency-Key and version',
    access: 'customer',
    body: orderForm,
    isForm: true,
    response: orderResponse,
  }),
  operation('GET /cart-prepare-card-payment', {
    tag: 'cart',
    summary: 'Returns the form that leads to the page of the payment provider',
    access: 'customer',
    query: preparedPaymentQuery,
    response: preparedPayment,
  }),
  operation('GET /cart/check-status-order', {
    tag: 'cart',
    summary: 'Returns the state of the payment of an order',
    access: 'customer',
    query: orderStatusQuery,
    response: orderStatusResponse,
  }),
  operation('GET /payment', {
    tag: 'payment',
    summary: 'Lists the means of payment',
    response: listOf(paymentMeans),
  }),
  operation('GET /payment/{id}', {
    tag: 'payment',
    summary: 'One by its number',
    response: paymentMeans,
  }),
  operation('POST /payment', {
    ...REFUSED_WRITE,
    summary: 'Refused: means of payment follow from the configuration',
  }),
  operation('PUT /payment', {
    ...REFUSED_WRITE,
    summary: 'Refused: means of payment follow from the configuration',
  }),
  operation('DELETE /payment/{id}', {
    ...REFUSED_WRITE,
    summary: 'Refused: means of payment follow from the configuration',
  }),
  operation('POST /payment/notification', {
    tag: 'payment',
    summary: 'Receives a signed notification of the payment provider, server to server',
    body: paymentNotice,
    response: paymentNoticeResponse,
  }),
];
