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
  type OrderDocumentType,
} from './order-list.ts';

const OWN = { tag: 'order', access: 'customer' } as const;

export const ORDER_DOCUMENT_MEDIA_TYPES = {
  pdf: 'application/pdf',
  xml: 'application/xml; charset=utf-8',
  csv: 'text/csv; charset=utf-8',
} as const;
export type OrderDocumentFormat = keyof typeof ORDER_DOCUMENT_MEDIA_TYPES;

/** File types of each order document, the default first. */
export const ORDER_DOCUMENT_FORMATS: Readonly<
  Record<OrderDocumentType, readonly [OrderDocumentFormat, ...OrderDocumentFormat[]]>
> = {
  invoice: ['pdf', 'xml', 'csv'],
  delivery: ['pdf'],
  order: ['pdf', 'csv'],
};

/**
 * Orders of the customer of the session and their documents (spec section 7, `GET
 * /order/{id}/document/{type}[/{extra}]`).
 */
export const ORDER_LIST_OPERATIONS = [
  operation('GET /order', {
    ...OWN,
    summary: 'Lists the orders, newest first, in pages',
    query: orderListQuery,
    response: listOf(orderSummary),
  }),
  operation('GET /order/{id}', {
    ...OWN,
    summary: 'Returns an order with its timeline and documents',
    response: followedOrder,
  }),
  operation('PUT /order', {
    ...OWN,
    summary: 'Changes phone, comment and references of the buyer until the order is prepared or invoiced',
    body: orderChange,
    isForm: true,
    response: orderDetails,
  }),
  operation('DELETE /order/{id}', {
    ...OWN,
    summary: 'Cancels an unpaid order that is not in preparation; it stays in the list',
    response: orderCancelled,
  }),
  operation('GET /order/{id}/reorder', {
    ...OWN,
    summary: 'Returns what a repeated order would put into the cart',
    response: reorderPlan,
  }),
  operation('POST /order/{id}/reorder', {
    ...OWN,
    summary: 'Puts the lines that are still for sale into the cart',
    response: cartResponse,
  }),
  operation('GET /order/{id}/document/invoice', {
    ...OWN,
    summary: 'Returns the invoice',
    fileType: ORDER_DOCUMENT_MEDIA_TYPES.pdf,
    response: z.unknown(),
  }),
  operation('GET /order/{id}/document/invoice/pdf', {
    ...OWN,
    summary: 'Returns the invoice as PDF',
    fileType: ORDER_DOCUMENT_MEDIA_TYPES.pdf,
    response: z.unknown(),
  }),
  operation('GET /order/{id}/document/invoice/xml', {
    ...OWN,
    summary: 'Returns the invoice as XML',
    fileType: ORDER_DOCUMENT_MEDIA_TYPES.xml,
    response: z.unknown(),
  }),
  operation('GET /order/{id}/document/invoice/csv', {
    ...OWN,
    summary: 'Returns the invoice as CSV',
    fileType: ORDER_DOCUMENT_MEDIA_TYPES.csv,
    response: z.unknown(),
  }),
  operation('GET /order/{id}/document/delivery', {
    ...OWN,
    summary: 'Returns the delivery note',
    fileType: ORDER_DOCUMENT_MEDIA_TYPES.pdf,
    response: z.unknown(),
  }),
  operation('GET /order/{id}/document/delivery/pdf', {
    ...OWN,
    summary: 'Returns the delivery note as PDF',
    fileType: ORDER_DOCUMENT_MEDIA_TYPES.pdf,
    response: z.unknown(),
  }),
  operation('GET /order/{id}/document/order', {
    ...OWN,
    summary: 'Returns the order confirmation',
    fileType: ORDER_DOCUMENT_MEDIA_TYPES.pdf,
    response: z.unknown(),
  }),
  operation('GET /order/{id}/document/order/pdf', {
    ...OWN,
    summary: 'Returns the order confirmation as PDF',
    fileType: ORDER_DOCUMENT_MEDIA_TYPES.pdf,
    response: z.unknown(),
  }),
  operation('GET /order/{id}/document/order/csv', {
    ...OWN,
    summary: 'Returns the lines of the order as CSV',
    fileType: ORDER_DOCUMENT_MEDIA_TYPES.csv,
    response: z.unknown(),
  }),
  operation('GET /order/parcel/{id}/delivery-note', {
    ...OWN,
    summary: 'Returns the delivery note of a parcel as PDF',
    fileType: ORDER_DOCUMENT_MEDIA_TYPES.pdf,
    response: z.unknown(),
  }),
  operation('GET /order/credit-note/{id}/pdf', {
    ...OWN,
    summary: 'Returns a credit note as PDF',
    fileType: ORDER_DOCUMENT_MEDIA_TYPES.pdf,
    response: z.unknown(),
  }),
  operation('GET /order/credit-note/{id}/xml', {
    ...OWN,
    summary: 'Returns a credit note as XML',
    fileType: ORDER_DOCUMENT_MEDIA_TYPES.xml,
    response: z.unknown(),
  }),
];
