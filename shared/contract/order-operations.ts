import { z } from 'zod';
import { listOf } from './common.ts';
import { operation } from './operation.ts';
import {
  orderAnswer,
  orderForm,
  orderStatusAnswer,
  orderStatusQuery,
  paymentMeans,
  paymentNotice,
  paymentNoticeAnswer,
  preparedPayment,
  preparedPaymentQuery,
} from './order-call.ts';

/** Means of payment follow from the program and its configuration: no call writes them (decision 59). */
const REFUSED_WRITE = { tag: 'payment', access: 'operator', response: z.never(), refusal: 405 } as const;

/** From the cart to its order and its payment (AP-09). */
export const ORDER_OPERATIONS = [
  operation('POST /order', {
    tag: 'order',
    summary: 'Orders the cart of a version, once an Idempotency-Key and once a version',
    access: 'customer',
    body: orderForm,
    isForm: true,
    response: orderAnswer,
  }),
  operation('GET /cart-prepare-card-payment', {
    tag: 'cart',
    summary: 'The form that leads to the bank’s page',
    access: 'customer',
    query: preparedPaymentQuery,
    response: preparedPayment,
  }),
  operation('GET /cart/check-status-order', {
    tag: 'cart',
    summary: 'What the bank has said of an order’s payment',
    access: 'customer',
    query: orderStatusQuery,
    response: orderStatusAnswer,
  }),
  operation('GET /payment', {
    tag: 'payment',
    summary: 'Means of payment',
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
    summary: 'What the bank has to say, server to server; nothing of it counts without its signature',
    body: paymentNotice,
    response: paymentNoticeAnswer,
  }),
];
