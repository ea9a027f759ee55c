import { z } from 'zod';
import { listOf } from './common.ts';
import { read, type Operation } from './operation.ts';
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

/** From the cart to its order and the payment of it (AP-09). */
export const ORDER_OPERATIONS: readonly Operation[] = [
  {
    id: 'POST /order',
    method: 'post',
    path: '/order',
    summary: 'Orders the cart of a version, once an Idempotency-Key and once a version',
    tag: 'order',
    access: 'customer',
    body: orderForm,
    isForm: true,
    answer: orderAnswer,
  },
  {
    ...read('cart', '/cart-prepare-card-payment', 'The form that leads to the bank’s page', {
      query: preparedPaymentQuery,
      answer: preparedPayment,
    }),
    access: 'customer',
  },
  {
    ...read('cart', '/cart/check-status-order', 'What the bank has said of an order’s payment', {
      query: orderStatusQuery,
      answer: orderStatusAnswer,
    }),
    access: 'customer',
  },
  read('payment', '/payment', 'Means of payment', { answer: listOf(paymentMeans) }),
  read('payment', '/payment/{id}', 'One by its number', { answer: paymentMeans }),
  refusedWrite('post', '/payment'),
  refusedWrite('put', '/payment'),
  refusedWrite('delete', '/payment/{id}'),
  {
    id: 'POST /payment/notification',
    method: 'post',
    path: '/payment/notification',
    summary: 'What the bank has to say, server to server; nothing of it counts without its signature',
    tag: 'payment',
    access: 'public',
    body: paymentNotice,
    answer: paymentNoticeAnswer,
  },
];

/** Means of payment follow from the program and its configuration: no call writes them (decision 59). */
function refusedWrite(method: 'post' | 'put' | 'delete', path: string): Operation {
  return {
    id: `${method.toUpperCase()} ${path}`,
    method,
    path,
    summary: 'Refused: means of payment follow from the configuration',
    tag: 'payment',
    access: 'operator',
    answer: z.never(),
    refusal: 405,
  };
}
