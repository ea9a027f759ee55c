import { z } from 'zod';
import { ORDER_STATUSES, PAYMENT_MEANS } from '#shared/domain/order-status.ts';
import { shippingForm } from './carrier.ts';
import { identifier, pageQuery } from './common.ts';
import { deliveryProgress } from './delivery-promise.ts';
import { orderDetails, orderedLine } from './order-call.ts';
import { creditNote, parcel } from './parcel.ts';

/** `text` searches references, including the buyer's own, and names. */
export const orderListQuery = pageQuery.extend({
  perPage: pageQuery.shape.perPage.default(10).describe('Number of orders on a page.'),
  status: z.enum(ORDER_STATUSES).optional().describe('State of the orders.'),
  text: z.string().max(100).optional().describe('Text to search in references and names.'),
  from: z.iso.date().optional().describe('First day (Europe/Paris), included.'),
  to: z.iso.date().optional().describe('Last day (Europe/Paris), included.'),
  reference: z.string().max(40).optional().describe('Reference of one order.'),
});
export type OrderListQuery = z.infer<typeof orderListQuery>;

const pieceCount = z.number().int().min(0);

export const orderSummary = z
  .object({
    id: identifier.describe('Number of the entity.'),
    reference: z.string().min(1).describe('Reference of the order.'),
    order_number: z.string().describe('Order number in the books of the buyer.'),
    site_reference: z.string().describe('Worksite that the buyer orders for.'),
    status: z.enum(ORDER_STATUSES).describe('State of the order.'),
    payment: z.enum(PAYMENT_MEANS).describe('Means of payment.'),
    created_at: z.iso.datetime().describe('Time of the order.'),
    count: z.number().int().describe('Number of pieces.'),
    shipped: pieceCount.describe('Number of shipped pieces.'),
    cancelled: pieceCount.describe('Number of cancelled pieces.'),
    names: z.array(z.string()).describe('Names of the first lines.'),
    lang: orderDetails.shape.lang.describe('Language of the order.'),
    total: z.number().describe('Total in euros with tax.'),
    credited: z.number().describe('Amount of the credit notes in euros with tax.'),
    invoiced: z.boolean().describe('The invoice exists.'),
    promise: orderDetails.shape.promise.describe('Promise of arrival.'),
    progress: deliveryProgress
      .nullable()
      .describe('State of the delivery where it differs from the promise.'),
  })
  .meta({ id: 'OrderSummary', description: 'An order in lists.' });
export type OrderSummary = z.infer<typeof orderSummary>;

/** A completed, current or future step. `params` are the values of its message. */
export const timelineStep = z
  .object({
    code: z.string().describe('Step of the order.'),
    state: z.enum(['done', 'now', 'next']).describe('Done, current or to come.'),
    at: z.iso.datetime().nullable().describe('Time of the step.'),
    params: z.record(z.string(), z.union([z.string(), z.number()])).describe('Figures of the message.'),
  })
  .meta({ id: 'TimelineStep', description: 'A step of an order.' });
export type TimelineStep = z.infer<typeof timelineStep>;

export const ORDER_DOCUMENT_TYPES = ['invoice', 'delivery', 'order'] as const;
export type OrderDocumentType = (typeof ORDER_DOCUMENT_TYPES)[number];

/** A document without files is not issued yet. `size` and `sha256` are set for invoices, which never change. */
export const orderDocument = z
  .object({
    type: z.enum(ORDER_DOCUMENT_TYPES).describe('Kind of document.'),
    number: z.string().nullable().describe('Number of the document.'),
    issued_at: z.iso.datetime().nullable().describe('Time of issue; `null` before.'),
    files: z
      .array(
        z.object({
          extra: z.enum(['pdf', 'xml', 'csv']).describe('Format of the file.'),
          path: z.string().describe('Path below the base path of the API.'),
          name: z.string().describe('Name to save the file under.'),
          size: z.number().int().nullable().describe('Size in bytes, of invoices.'),
          sha256: z.string().nullable().describe('SHA-256 of the file, of invoices.'),
        }),
      )
      .describe('Files of the document; empty before it is issued.'),
  })
  .meta({ id: 'OrderDocument', description: 'A document of an order.' });
export type OrderDocument = z.infer<typeof orderDocument>;

export const orderCancelled = z.object({
  id: z.number().int().describe('Number of the entity.'),
  status: z.literal('cancelled').describe('Always `cancelled`.'),
});
export type OrderCancelled = z.infer<typeof orderCancelled>;

/** A field that is left out stays as it is. */
export const orderChange = shippingForm
  .pick({ phone: true, comment: true, order_number: true, site_reference: true })
  .extend({ id: identifier.describe('Number of the order.') });
export type OrderChange = z.infer<typeof orderChange>;

const followedLine = orderedLine.extend({
  id: identifier.describe('Number of the line.'),
  shipped: pieceCount.describe('Shipped pieces.'),
  cancelled: pieceCount.describe('Cancelled pieces.'),
  returned: pieceCount.describe('Shipped pieces that have come back.'),
});

const followedParcel = parcel.extend({
  carrier: z.string().describe('Name of the carrier in the language of the request.'),
});

export const followedOrder = orderDetails
  .extend({
    lines: z.array(followedLine).describe('Lines of the order.'),
    parcels: z.array(followedParcel).describe('Parcels of the order, the first first.'),
    credit_notes: z.array(creditNote).describe('Credit notes of the order, the first first.'),
    tracking: z
      .object({
        number: z.string().describe('Parcel number.'),
        url: z.string().nullable().describe('Address of the tracking page.'),
      })
      .nullable()
      .describe('Parcel number and its tracking page.'),
    relay: z
      .object({
        identifiant: z.string().describe('Stable identifier of the relay point.'),
        nom: z.string().describe('Name of the shop.'),
      })
      .nullable()
      .describe('Relay point of the delivery.'),
    buyer: z
      .object({
        name: z.string().describe('Name of the buyer.'),
        siret: z.string().nullable().describe('SIRET number of the establishment, 14 digits.'),
      })
      .describe('Buyer on the order.'),
    progress: deliveryProgress
      .nullable()
      .describe('State of the delivery where it differs from the promise.'),
    cancellable: z.boolean().describe('The buyer can cancel the order now.'),
    timeline: z.array(timelineStep).describe('Steps of the order, from the first to the last.'),
    documents: z.array(orderDocument).describe('Documents of the order.'),
  })
  .meta({ id: 'FollowedOrder', description: 'An order with timeline, tracking and documents.' });
export type FollowedOrder = z.infer<typeof followedOrder>;
