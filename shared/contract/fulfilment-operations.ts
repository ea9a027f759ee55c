import { listOf } from './common.ts';
import {
  cancellationForm,
  creditNoteForm,
  moneyDifference,
  operatorOrder,
  operatorOrderQuery,
  operatorOrderSummary,
  orderNoteForm,
  ordersQuery,
  orderTransitionForm,
  parcelForm,
} from './fulfilment.ts';
import { fulfilmentSettings } from './fulfilment-settings.ts';
import { operation } from './operation.ts';
import { ORDER_DOCUMENT_MEDIA_TYPES } from './order-list-operations.ts';
import { orderReturnForm, returnStateForm } from './order-return.ts';
import { z } from 'zod';

const READING = {
  tag: 'fulfilment',
  access: 'operator',
  roles: ['orders', 'support', 'read_only'],
} as const;
const DOCUMENT = {
  tag: 'fulfilment',
  access: 'operator',
  roles: ['orders', 'support'],
  response: z.unknown(),
} as const;
const WRITING = {
  tag: 'fulfilment',
  access: 'operator',
  roles: ['orders'],
  response: operatorOrder,
} as const;
const PDF = { ...DOCUMENT, fileType: ORDER_DOCUMENT_MEDIA_TYPES.pdf } as const;
const XML = { ...DOCUMENT, fileType: ORDER_DOCUMENT_MEDIA_TYPES.xml } as const;

/** Orders as operators work on them: packing, shipping, cancelling, crediting. */
export const FULFILMENT_OPERATIONS = [
  operation('GET /fulfilment/order', {
    ...READING,
    summary: 'Lists the orders of the site, newest first, in pages',
    query: operatorOrderQuery,
    response: listOf(operatorOrderSummary),
  }),
  operation('GET /fulfilment/order/{id}', {
    ...READING,
    summary: 'Returns an order with its parcels, money, documents and notes',
    response: operatorOrder,
  }),
  operation('POST /fulfilment/order/{id}/transition', {
    ...WRITING,
    summary: 'Moves an order to its next state',
    body: orderTransitionForm,
  }),
  operation('POST /fulfilment/order/{id}/parcel', {
    ...WRITING,
    summary: 'Ships pieces of a prepared order in a parcel',
    body: parcelForm,
  }),
  operation('POST /fulfilment/order/{id}/cancellation', {
    ...WRITING,
    summary: 'Cancels open pieces of an order',
    body: cancellationForm,
  }),
  operation('POST /fulfilment/order/{id}/credit-note', {
    ...WRITING,
    summary: 'Issues a credit note and refunds its amount',
    body: creditNoteForm,
  }),
  operation('POST /fulfilment/order/{id}/return', {
    ...WRITING,
    summary: 'Announces a return of shipped pieces',
    body: orderReturnForm,
  }),
  operation('POST /fulfilment/order/{id}/note', {
    ...WRITING,
    roles: ['orders', 'support'],
    summary: 'Adds an internal note to an order',
    body: orderNoteForm,
  }),
  operation('POST /fulfilment/parcel/{id}/delivery', {
    ...WRITING,
    summary: 'Marks a parcel as delivered',
  }),
  operation('POST /fulfilment/return/{id}/state', {
    ...WRITING,
    summary: 'Moves a return to its next state',
    body: returnStateForm,
  }),
  operation('POST /fulfilment/refund/{id}/attempt', {
    ...WRITING,
    summary: 'Gives back a refund that is due',
  }),
  operation('GET /fulfilment/settings', {
    ...READING,
    summary: 'Returns how the team works on orders',
    response: fulfilmentSettings,
  }),
  operation('PUT /fulfilment/settings', {
    tag: 'fulfilment',
    access: 'operator',
    roles: [],
    summary: 'Sets how the team works on orders',
    body: fulfilmentSettings,
    response: fulfilmentSettings,
  }),
  operation('GET /fulfilment/difference', {
    ...READING,
    summary: 'Lists the orders whose money does not add up',
    response: listOf(moneyDifference),
  }),
  operation('GET /fulfilment/pick-list', {
    ...PDF,
    summary: 'Returns the open pieces of orders by article, with a packing page an order',
    query: ordersQuery,
  }),
  operation('GET /fulfilment/labels', {
    ...PDF,
    summary: 'Returns an address label an order',
    query: ordersQuery,
  }),
  operation('GET /fulfilment/order/{id}/document/order', {
    ...PDF,
    summary: 'Returns the order confirmation',
  }),
  operation('GET /fulfilment/order/{id}/document/invoice', { ...PDF, summary: 'Returns the invoice' }),
  operation('GET /fulfilment/order/{id}/document/invoice/xml', {
    ...XML,
    summary: 'Returns the invoice as XML',
  }),
  operation('GET /fulfilment/parcel/{id}/delivery-note', {
    ...PDF,
    summary: 'Returns the delivery note of a parcel',
  }),
  operation('GET /fulfilment/credit-note/{id}/pdf', { ...PDF, summary: 'Returns a credit note' }),
  operation('GET /fulfilment/credit-note/{id}/xml', { ...XML, summary: 'Returns a credit note as XML' }),
];
