import { z } from 'zod';
import { cartResponse } from './cart.ts';
import { listOf } from './common.ts';
import { operation } from './operation.ts';
import { orderDetails } from './order-call.ts';
import { reorderPlan } from './reorder.ts';
import {
  followedOrder,
  orderCancelled,
  orderChange,
  orderListQuery,
  orderSummary,
  type OrderPaper,
} from './order-list.ts';

const OWN = { tag: 'order', access: 'customer' } as const;

export const PAPER_TYPES = {
  pdf: 'application/pdf',
  xml: 'application/xml; charset=utf-8',
  csv: 'text/csv; charset=utf-8',
} as const;
export type PaperExtra = keyof typeof PAPER_TYPES;

/** As what each paper of an order comes; the first where none is asked for. */
export const PAPER_FILES: Readonly<Record<OrderPaper, readonly [PaperExtra, ...PaperExtra[]]>> = {
  invoice: ['pdf', 'xml', 'csv'],
  delivery: ['pdf'],
  order: ['pdf', 'csv'],
};

/** Orders of the logged-in customer and their documents (spec section 7, `GET /order/{id}/document/{type}[/{extra}]`). */
export const ORDER_LIST_OPERATIONS = [
  operation('GET /order', {
    ...OWN,
    summary: 'One’s orders, newest first, in pages',
    query: orderListQuery,
    response: listOf(orderSummary),
  }),
  operation('GET /order/{id}', {
    ...OWN,
    summary: 'An order with its timeline and its papers',
    response: followedOrder,
  }),
  operation('PUT /order', {
    ...OWN,
    summary: 'Changes phone, comment and the buyer’s references until the order is prepared or invoiced',
    body: orderChange,
    isForm: true,
    response: orderDetails,
  }),
  operation('DELETE /order/{id}', {
    ...OWN,
    summary: 'Cancels an order that nobody has paid and that is not being prepared; it stays in the list',
    response: orderCancelled,
  }),
  operation('GET /order/{id}/reorder', {
    ...OWN,
    summary: 'What ordering it again would put into the cart',
    response: reorderPlan,
  }),
  operation('POST /order/{id}/reorder', {
    ...OWN,
    summary: 'Puts into the cart what is still to be had of it',
    response: cartResponse,
  }),
  operation('GET /order/{id}/document/invoice', {
    ...OWN,
    summary: 'The invoice of an order',
    fileType: PAPER_TYPES.pdf,
    response: z.unknown(),
  }),
  operation('GET /order/{id}/document/invoice/pdf', {
    ...OWN,
    summary: 'The invoice of an order as pdf',
    fileType: PAPER_TYPES.pdf,
    response: z.unknown(),
  }),
  operation('GET /order/{id}/document/invoice/xml', {
    ...OWN,
    summary: 'The invoice of an order as xml',
    fileType: PAPER_TYPES.xml,
    response: z.unknown(),
  }),
  operation('GET /order/{id}/document/invoice/csv', {
    ...OWN,
    summary: 'The invoice of an order as csv',
    fileType: PAPER_TYPES.csv,
    response: z.unknown(),
  }),
  operation('GET /order/{id}/document/delivery', {
    ...OWN,
    summary: 'The delivery of an order',
    fileType: PAPER_TYPES.pdf,
    response: z.unknown(),
  }),
  operation('GET /order/{id}/document/delivery/pdf', {
    ...OWN,
    summary: 'The delivery of an order as pdf',
    fileType: PAPER_TYPES.pdf,
    response: z.unknown(),
  }),
  operation('GET /order/{id}/document/order', {
    ...OWN,
    summary: 'The order of an order',
    fileType: PAPER_TYPES.pdf,
    response: z.unknown(),
  }),
  operation('GET /order/{id}/document/order/pdf', {
    ...OWN,
    summary: 'The order of an order as pdf',
    fileType: PAPER_TYPES.pdf,
    response: z.unknown(),
  }),
  operation('GET /order/{id}/document/order/csv', {
    ...OWN,
    summary: 'The order of an order as csv',
    fileType: PAPER_TYPES.csv,
    response: z.unknown(),
  }),
];
