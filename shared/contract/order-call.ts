import { z } from 'zod';
import { identifier } from './common.ts';
import { LONGEST_COMMENT } from '#shared/domain/carriers.ts';
import { ORDER_STATUSES, PAYMENT_MEANS, PAYMENT_STATUSES } from '#shared/domain/order-status.ts';
import { LOCALES } from '#shared/locale.ts';
import { cartResponse } from './cart.ts';
import { orderPromise } from './delivery-promise.ts';

const LONGEST_VERSION = 64;

/** What the summary sends; what the delivery step has kept needs not be said again, and may not be contradicted. */
export const orderForm = z.object({
  payment: z.enum(PAYMENT_MEANS),
  /** `version` of the cart that the buyer was shown: a cart of any other version is not ordered. */
  version: z.string().max(LONGEST_VERSION),
  comment: z.string().max(LONGEST_COMMENT).optional(),
  phone: z.string().max(40).optional(),
  /** `identifiant` of the relay chosen at the delivery step. */
  relay: z.string().max(60).optional(),
  /** The delivery date the buyer has seen: a later one is refused, unless the order waits for a transfer anyway. */
  promised: z.iso.date().optional(),
});
export type OrderForm = z.infer<typeof orderForm>;

/** An address as it was on the day of the order. */
export const orderAddress = z.object({
  label: z.string(),
  address_1: z.string(),
  address_2: z.string().nullable(),
  zipcode: z.string(),
  city: z.string(),
  mobile: z.string().nullable(),
});
export type OrderAddress = z.infer<typeof orderAddress>;

export const orderedLine = z.object({
  type: z.string(),
  /** 0: it is no longer sold. */
  element_id: z.number().int().min(0),
  reference: z.string(),
  name: z.string(),
  quantity: z.number().int().positive(),
  unit_without_tax: z.number(),
  total_without_tax: z.number(),
  eco_without_tax: z.number(),
  tva_rate: z.number(),
  schema_title: z.string().nullable(),
});

/** `tva_rates`: what each rate, in percent, comes to. */
export const orderAmount = z.object({
  without_tax_base: z.number(),
  remise: z.record(z.string(), z.number()),
  eco_without_tax: z.number(),
  shipping: z.number(),
  total_without_tax: z.number(),
  tva: z.number(),
  tva_rates: z.array(z.object({ rate: z.number(), base: z.number(), tva: z.number() })),
  total: z.number(),
});

/** An order as its buyer sees it. */
export const orderDetails = z.object({
  id: identifier,
  reference: z.string(),
  status: z.enum(ORDER_STATUSES),
  payment: z.enum(PAYMENT_MEANS),
  created_at: z.string(),
  /** Language of the names of its lines, which stay as they were ordered. */
  lang: z.enum(LOCALES),
  carrier: z.object({ technical_name: z.string(), name: z.string() }),
  /** When it arrives, as promised; null for orders of before there were promises, and for cancelled ones. */
  promise: orderPromise.nullable(),
  delivery_address: orderAddress,
  invoice_address: orderAddress,
  phone: z.string().nullable(),
  comment: z.string(),
  /** The buyer's number for the order, and the site it is for; empty where nothing was given. */
  order_number: z.string(),
  site_reference: z.string(),
  lines: z.array(orderedLine),
  amount: orderAmount,
});
export type OrderDetails = z.infer<typeof orderDetails>;

/** What stands between an order and its payment: all cart calls give the cart besides (CK-17). */
export const orderAnswer = cartResponse.extend({
  id: identifier,
  reference: z.string(),
  status: z.enum(ORDER_STATUSES),
  order: orderDetails,
});
export type OrderAnswer = z.infer<typeof orderAnswer>;

/** `reference` of the order that is to be paid; it may be left out while only one waits for its card payment. */
export const preparedPaymentQuery = z.object({ reference: z.string().min(1).max(40).optional() });

/** A form for the bank's page: its address, and what it is to be sent. */
export const preparedPayment = cartResponse.extend({
  action_url: z.string(),
  method: z.literal('POST'),
  fields: z.record(z.string(), z.string()),
  reference: z.string(),
  expires_at: z.string(),
  payment: z.object({ technical_name: z.literal('cb'), amount: z.number() }),
});
export type PreparedPayment = z.infer<typeof preparedPayment>;

export const orderStatusQuery = z.object({ reference: z.string().min(1).max(40) });

/** `reason`: what the bank said of a refusal. */
export const orderStatusAnswer = cartResponse.extend({
  status: z.enum(PAYMENT_STATUSES),
  reason: z.string().nullable(),
  order: orderDetails,
});
export type OrderStatusAnswer = z.infer<typeof orderStatusAnswer>;

/** A means of payment. */
export const paymentMeans = z.object({
  id: identifier,
  technical_name: z.enum(PAYMENT_MEANS),
  name: z.string(),
});

/** What a payment provider tells us: all texts, signed over the sorted fields. */
export const paymentNotice = z.object({ fields: z.record(z.string(), z.string().max(500)) });
export const paymentNoticeAnswer = z.object({ taken: z.boolean() });
