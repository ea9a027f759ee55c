import { z } from 'zod';
import { bankAccount } from './commerce.ts';
import { identifier } from './common.ts';
import { MAX_ORDER_COMMENT_LENGTH } from '#shared/domain/carriers.ts';
import { ORDER_STATUSES, PAYMENT_MEANS, PAYMENT_STATUSES } from '#shared/domain/order-status.ts';
import { LOCALES } from '#shared/locale.ts';
import { cartResponse } from './cart.ts';
import { lineCover } from './cart-line.ts';
import { orderPromise } from './delivery-promise.ts';

const MAX_VERSION_LENGTH = 64;

/** Body of the summary step. It must not contradict the stored choices of the delivery step. */
export const orderForm = z
  .object({
    payment: z.enum(PAYMENT_MEANS).describe('Means of payment.'),
    version: z.string().max(MAX_VERSION_LENGTH).describe('`version` of the cart that the buyer was shown.'),
    comment: z
      .string()
      .max(MAX_ORDER_COMMENT_LENGTH)
      .optional()
      .describe('Comment in the words of the customer.'),
    phone: z.string().max(40).optional().describe('Phone number.'),
    relay: z
      .string()
      .max(60)
      .optional()
      .describe('`identifiant` of the relay point chosen at the delivery step.'),
    promised: z.iso
      .date()
      .optional()
      .describe('Day of arrival that the buyer was shown; a later one is refused.'),
  })
  .meta({ id: 'OrderForm', description: 'The order of a cart.' });
export type OrderForm = z.infer<typeof orderForm>;

export const orderAddress = z
  .object({
    label: z.string().describe('Name of the address.'),
    address_1: z.string().describe('First line of the street address.'),
    address_2: z.string().nullable().describe('Second line of the street address.'),
    zipcode: z.string().describe('French postcode, five digits.'),
    city: z.string().describe('Town.'),
    mobile: z.string().nullable().describe('Phone number at the address.'),
  })
  .meta({ id: 'OrderAddress', description: 'An address as it was on the day of the order.' });
export type OrderAddress = z.infer<typeof orderAddress>;

export const orderedLine = z
  .object({
    type: z.string().describe('Kind of element.'),
    element_id: z.number().int().min(0).describe('Number of the element; 0 when it is no longer sold.'),
    reference: z.string().describe('Reference by which it is ordered.'),
    name: z.string().describe('Name in the language of the request.'),
    quantity: z.number().int().positive().describe('Number of ordered pieces.'),
    unit_without_tax: z.number().describe('Price of one piece in euros before tax.'),
    total_without_tax: z
      .number()
      .describe('Invoiced pieces, or those that are not cancelled, in euros before tax.'),
    eco_without_tax: z.number().describe('Eco-participation of these pieces in euros before tax.'),
    tva_rate: z.number().describe('VAT rate in percent.'),
    schema_title: z.string().nullable().describe('Title of the exploded view.'),
    cover: lineCover.nullable().optional().describe('Picture of the line, while its product is sold.'),
  })
  .meta({ id: 'OrderedLine', description: 'A line of an order.' });

export const orderAmount = z
  .object({
    without_tax_base: z.number().describe('Goods at public prices, in euros before tax.'),
    remise: z.record(z.string(), z.number()).describe('Discounts in euros, negative, by their code.'),
    eco_without_tax: z.number().describe('Eco-participation in euros before tax.'),
    shipping: z.number().describe('Shipping in euros before tax.'),
    total_without_tax: z.number().describe('Total in euros before tax.'),
    tva: z.number().describe('VAT in euros.'),
    tva_rates: z
      .array(
        z.object({
          rate: z.number().describe('Rate in percent.'),
          base: z.number().describe('Amount that the rate applies to, in euros.'),
          tva: z.number().describe('VAT of the rate in euros.'),
        }),
      )
      .describe('VAT by rate.'),
    total: z.number().describe('Total in euros with tax.'),
  })
  .meta({ id: 'OrderAmount', description: 'Amounts of an order.' });

export const orderDetails = z
  .object({
    id: identifier.describe('Number of the entity.'),
    reference: z.string().describe('Reference of the order.'),
    status: z.enum(ORDER_STATUSES).describe('State of the order.'),
    payment: z.enum(PAYMENT_MEANS).describe('Means of payment.'),
    created_at: z.string().describe('Time of creation.'),
    lang: z.enum(LOCALES).describe('Language of the order and of the names of its lines.'),
    carrier: z
      .object({
        technical_name: z.string().describe('Name in programs.'),
        name: z.string().describe('Name in the language of the request.'),
      })
      .describe('Carrier of the order.'),
    promise: orderPromise
      .nullable()
      .describe('Promise of arrival; `null` for cancelled orders and orders before promises existed.'),
    delivery_address: orderAddress.describe('Delivery address on the day of the order.'),
    invoice_address: orderAddress.describe('Billing address on the day of the order.'),
    phone: z.string().nullable().describe('Phone number.'),
    comment: z.string().describe('Comment in the words of the customer.'),
    order_number: z.string().describe('Order number in the books of the buyer, or empty.'),
    site_reference: z.string().describe('Worksite that the buyer orders for, or empty.'),
    lines: z.array(orderedLine).describe('Lines of the order.'),
    amount: orderAmount.describe('Amounts of the order.'),
    bank_account: bankAccount
      .nullable()
      .describe('Account to pay to; `null` for an order that is not paid by transfer.'),
  })
  .meta({ id: 'Order', description: 'An order.' });
export type OrderDetails = z.infer<typeof orderDetails>;

/** Every cart operation returns the cart too (CK-17). */
export const orderResponse = cartResponse.extend({
  id: identifier.describe('Number of the entity.'),
  reference: z.string().describe('Reference of the order.'),
  status: z.enum(ORDER_STATUSES).describe('State of the order.'),
  order: orderDetails.describe('The order.'),
});
export type OrderResponse = z.infer<typeof orderResponse>;

export const preparedPaymentQuery = z.object({
  reference: z
    .string()
    .min(1)
    .max(40)
    .optional()
    .describe('Reference of the order; optional while one order awaits its card payment.'),
});

/** The way to the page of the payment provider. */
export const preparedPayment = cartResponse.extend({
  action_url: z
    .string()
    .regex(/^(?:https?:\/\/|\/[^/])/)
    .describe('Address that the form is posted to, or that the link leads to.'),
  method: z
    .enum(['POST', 'GET'])
    .describe('`POST`: the fields are posted as a form; `GET`: a link to follow, without fields.'),
  fields: z.record(z.string(), z.string()).describe('Fields of the form, signed.'),
  reference: z.string().describe('Reference of the order.'),
  expires_at: z.string().describe('Time at which the payment expires.'),
  payment: z
    .object({
      technical_name: z.literal('cb').describe('Name in programs.'),
      amount: z.number().describe('Amount in euros.'),
    })
    .describe('Means and amount.'),
});
export type PreparedPayment = z.infer<typeof preparedPayment>;

export const orderStatusQuery = z.object({
  reference: z.string().min(1).max(40).describe('Reference of the order.'),
});

export const orderStatusResponse = cartResponse.extend({
  status: z.enum(PAYMENT_STATUSES).describe('State of the payment.'),
  reason: z.string().nullable().describe('Reason of the provider for a refusal.'),
  order: orderDetails.describe('The order.'),
});
export type OrderStatusResponse = z.infer<typeof orderStatusResponse>;

export const paymentMeans = z
  .object({
    id: identifier.describe('Number of the entity.'),
    technical_name: z.enum(PAYMENT_MEANS).describe('Name in programs.'),
    name: z.string().describe('Name in the language of the request.'),
  })
  .meta({ id: 'PaymentMeans', description: 'A means of payment.' });

/** A notification of the payment provider. */
export const paymentNotice = z.object({
  fields: z
    .record(z.string(), z.string().max(500))
    .describe('Fields of the provider, all texts, with the signature over the sorted fields.'),
});
export const paymentNoticeResponse = z.object({ taken: z.boolean().describe('Always true.') });
