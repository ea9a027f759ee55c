import { z } from 'zod';
import { ORDER_STATUSES, PAYMENT_MEANS } from '#shared/domain/order-status.ts';
import { shippingForm } from './carrier.ts';
import { identifier, pageQuery } from './common.ts';
import { deliveryProgress } from './delivery-promise.ts';
import { orderDetails } from './order-call.ts';

/** Days are those of Paris, both included. `text`: of references, the buyer's own too, and names; `reference`: one order alone. */
export const orderListQuery = pageQuery.extend({
  perPage: pageQuery.shape.perPage.default(10),
  status: z.enum(ORDER_STATUSES).optional(),
  text: z.string().max(100).optional(),
  from: z.iso.date().optional(),
  to: z.iso.date().optional(),
  reference: z.string().max(40).optional(),
});
export type OrderListQuery = z.infer<typeof orderListQuery>;

/** `total` with tax, in euros; `count`: pieces. */
export const orderSummary = z.object({
  id: identifier,
  reference: z.string().min(1),
  order_number: z.string(),
  site_reference: z.string(),
  status: z.enum(ORDER_STATUSES),
  payment: z.enum(PAYMENT_MEANS),
  created_at: z.iso.datetime(),
  count: z.number().int(),
  /** What was ordered, the first lines of it, in the language of the order. */
  names: z.array(z.string()),
  lang: orderDetails.shape.lang,
  total: z.number(),
  /** Its invoice is issued. */
  invoiced: z.boolean(),
  promise: orderDetails.shape.promise,
  progress: deliveryProgress.nullable(),
});
export type OrderSummary = z.infer<typeof orderSummary>;

/** What has happened, happens now or comes next. `params`: what there is to say of it. */
export const timelineStep = z.object({
  code: z.string(),
  state: z.enum(['done', 'now', 'next']),
  at: z.iso.datetime().nullable(),
  params: z.record(z.string(), z.union([z.string(), z.number()])),
});
export type TimelineStep = z.infer<typeof timelineStep>;

export const ORDER_PAPERS = ['invoice', 'delivery', 'order'] as const;
export type OrderPaper = (typeof ORDER_PAPERS)[number];

/**
 * A paper and the files it comes as; none yet: not issued. `path` below the API's base path; `size` and `sha256` of
 * invoices, which never change.
 */
export const orderDocument = z.object({
  type: z.enum(ORDER_PAPERS),
  number: z.string().nullable(),
  issued_at: z.iso.datetime().nullable(),
  files: z.array(
    z.object({
      extra: z.enum(['pdf', 'xml', 'csv']),
      path: z.string(),
      name: z.string(),
      size: z.number().int().nullable(),
      sha256: z.string().nullable(),
    }),
  ),
});
export type OrderDocument = z.infer<typeof orderDocument>;

export const orderCancelled = z.object({ id: z.number().int(), status: z.literal('cancelled') });
export type OrderCancelled = z.infer<typeof orderCancelled>;

/** What a buyer may still change of an order; a field that is left out stays as it is. */
export const orderChange = shippingForm
  .pick({ phone: true, comment: true, order_number: true, site_reference: true })
  .extend({ id: identifier });
export type OrderChange = z.infer<typeof orderChange>;

/** An order as its buyer follows it. */
export const followedOrder = orderDetails.extend({
  tracking: z.object({ number: z.string(), url: z.string().nullable() }).nullable(),
  relay: z.object({ identifiant: z.string(), nom: z.string() }).nullable(),
  buyer: z.object({ name: z.string(), siret: z.string().nullable() }),
  /** Progress of the promise; null while it is unchanged. */
  progress: deliveryProgress.nullable(),
  /** Its buyer can cancel it now. */
  cancellable: z.boolean(),
  timeline: z.array(timelineStep),
  documents: z.array(orderDocument),
});
export type FollowedOrder = z.infer<typeof followedOrder>;
