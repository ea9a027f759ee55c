import { z } from 'zod';
import { cartResponse } from './cart.ts';
import { listOf } from './common.ts';
import { read, type Operation } from './operation.ts';
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

const TAG = 'order';

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

/** Orders of who is logged in, and their papers (spec section 7, `GET /order/{id}/document/{type}[/{extra}]`). */
export const ORDER_LIST_OPERATIONS: readonly Operation[] = [
  ofCustomer(
    read(TAG, '/order', 'One’s orders, newest first, in pages', {
      query: orderListQuery,
      answer: listOf(orderSummary),
    }),
  ),
  ofCustomer(
    read(TAG, '/order/{id}', 'An order with its timeline and its papers', { answer: followedOrder }),
  ),
  {
    id: 'PUT /order',
    method: 'put',
    path: '/order',
    summary: 'Changes phone, comment and the buyer’s references until the order is prepared or invoiced',
    tag: TAG,
    access: 'customer',
    body: orderChange,
    isForm: true,
    answer: orderDetails,
  },
  {
    id: 'DELETE /order/{id}',
    method: 'delete',
    path: '/order/{id}',
    summary: 'Cancels an order that nobody has paid and that is not being prepared; it stays in the list',
    tag: TAG,
    access: 'customer',
    answer: orderCancelled,
  },
  ofCustomer(
    read(TAG, '/order/{id}/reorder', 'What ordering it again would put into the cart', {
      answer: reorderPlan,
    }),
  ),
  {
    id: 'POST /order/{id}/reorder',
    method: 'post',
    path: '/order/{id}/reorder',
    summary: 'Puts into the cart what is still to be had of it',
    tag: TAG,
    access: 'customer',
    answer: cartResponse,
  },
  ...Object.entries(PAPER_FILES).flatMap(([type, extras]) => [
    paper(`/order/{id}/document/${type}`, `The ${type} of an order`, extras[0]),
    ...extras.map((extra) =>
      paper(`/order/{id}/document/${type}/${extra}`, `The ${type} of an order as ${extra}`, extra),
    ),
  ]),
];

function paper(path: string, summary: string, extra: PaperExtra): Operation {
  return {
    ...ofCustomer(read(TAG, path, summary, { answer: z.unknown() })),
    fileType: PAPER_TYPES[extra],
  };
}

function ofCustomer(operation: Operation): Operation {
  return { ...operation, access: 'customer' };
}
