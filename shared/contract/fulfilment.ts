import { z } from 'zod';
import { ORDER_STATUSES, PAYMENT_MEANS } from '#shared/domain/order-status.ts';
import { LOCALES } from '#shared/locale.ts';
import { carrierName } from './carrier.ts';
import { identifier, idParameter, pageQuery } from './common.ts';
import { visibleText } from './fields.ts';
import { orderAddress, orderAmount } from './order-call.ts';
import { orderReturn } from './order-return.ts';
import { creditNote, parcel } from './parcel.ts';
import { pieces } from './pieces.ts';

const euros = z.number();
const time = z.iso.datetime();
const count = z.number().int().min(0);

export const operatorOrderQuery = pageQuery.extend({
  status: z.enum(ORDER_STATUSES).optional().describe('State of the orders.'),
  payment: z.enum(PAYMENT_MEANS).optional().describe('Means of payment.'),
  carrier: z.string().max(60).optional().describe('Technical name of the carrier.'),
  text: z
    .string()
    .max(100)
    .optional()
    .describe('Text to search in references, names of articles, company and buyer.'),
  from: z.iso.date().optional().describe('First day (Europe/Paris), included.'),
  to: z.iso.date().optional().describe('Last day (Europe/Paris), included.'),
  company_id: idParameter
    .optional()
    .describe('Number of a company: orders of its people, and those under its SIRET.'),
  customer_id: idParameter.optional().describe('Number of a customer.'),
  refund: z.literal('due').optional().describe('`due`: orders with a refund that is due.'),
});
export type OperatorOrderQuery = z.infer<typeof operatorOrderQuery>;

const shared = {
  id: identifier.describe('Number of the order.'),
  reference: z.string().describe('Reference of the order.'),
  status: z.enum(ORDER_STATUSES).describe('State of the order.'),
  payment: z.enum(PAYMENT_MEANS).describe('Means of payment.'),
  created_at: time.describe('Time of the order.'),
  lang: z.enum(LOCALES).describe('Language of the order and its documents.'),
};

export const operatorOrderSummary = z
  .object({
    ...shared,
    buyer: z.string().describe('Company or name of the buyer.'),
    carrier: z.string().describe('Technical name of the carrier.'),
    promised: z.iso.date().nullable().describe('Promised day of delivery; `null` without one.'),
    ordered: count.describe('Number of ordered pieces.'),
    open: count.describe('Number of pieces that are neither shipped nor cancelled.'),
    total: euros.describe('Total in euros with tax.'),
    refund_due: euros.describe('Refunds that are due, in euros.'),
  })
  .meta({ id: 'OperatorOrderSummary', description: 'An order in lists of operators.' });
export type OperatorOrderSummary = z.infer<typeof operatorOrderSummary>;

const line = z.object({
  id: identifier.describe('Number of the line.'),
  type: z.string().describe('Kind of element.'),
  element_id: count.describe('Number of the element; 0 when it is no longer sold.'),
  reference: z.string().describe('Reference by which it is ordered.'),
  name: z.string().describe('Name in the language of the order.'),
  ordered: count.describe('Ordered pieces: the sum of open, shipped and cancelled ones.'),
  open: count.describe('Pieces that are neither shipped nor cancelled.'),
  reserved: count.describe('Open pieces that are put aside in the stock.'),
  shipped: count.describe('Shipped pieces.'),
  cancelled: count.describe('Cancelled pieces.'),
  returned: count.describe('Shipped pieces that have come back.'),
  credited: count.describe('Invoiced pieces that are credited.'),
  creditable: count.describe('Invoiced pieces that are not credited; 0 before the invoice.'),
  unit_without_tax: euros.describe('List price of one piece in euros before tax.'),
  total_without_tax: euros.describe('Ordered pieces at list price, in euros before tax.'),
  tva_rate: z.number().describe('VAT rate in percent.'),
  weight: count.describe('Weight of one piece in grams.'),
});

const refund = z.object({
  id: identifier.describe('Number of the refund.'),
  amount: euros.describe('Amount in euros.'),
  state: z.enum(['due', 'done']).describe('Due or done.'),
  provider: z
    .string()
    .nullable()
    .describe('Provider that gives the money back; `null`: the team transfers it.'),
  error: z.string().nullable().describe('Reason for which the last attempt failed.'),
  created_at: time.describe('Time at which it became due.'),
  done_at: time.nullable().describe('Time at which it was given back.'),
});

const payment = z.object({
  reference: z.string().describe('Reference of the attempt at the provider.'),
  provider: z.string().describe('Provider of the payment.'),
  amount: euros.describe('Amount in euros.'),
  state: z.string().describe('`pending`, `paid`, `refused`, `cancelled`, `refund_due` or `refunded`.'),
  reason: z.string().nullable().describe('Reason of the provider or the shop.'),
  created_at: time.describe('Time of the attempt.'),
});

/** Money of an order in euros. */
const orderMoney = z.object({
  captured: euros.describe('Taken for the order.'),
  refunded: euros.describe('Given back, or due to be.'),
  billed: euros.describe('Amount of the order, or of its invoice.'),
  credited: euros.describe('Amount of its credit notes.'),
});

export const operatorOrder = z
  .object({
    ...shared,
    carrier: z.string().describe('Technical name of the carrier.'),
    promised: z.iso.date().nullable().describe('Promised day of delivery; `null` without one.'),
    buyer: z
      .object({
        number: z.string().describe('Customer number.'),
        name: z.string().describe('Company or name.'),
        contact: z.string().describe('First and last name.'),
        email: z.string().describe('E-mail address; empty once the account is deleted.'),
        siret: z.string().nullable().describe('SIRET of the company.'),
      })
      .describe('Buyer on the day of the order.'),
    delivery_address: orderAddress.describe('Delivery address on the day of the order.'),
    invoice_address: orderAddress.describe('Billing address on the day of the order.'),
    relay: z
      .object({
        identifiant: z.string().describe('Stable identifier of the relay point.'),
        nom: z.string().describe('Name of the shop.'),
      })
      .nullable()
      .describe('Relay point of the delivery.'),
    phone: z.string().nullable().describe('Phone number for the delivery.'),
    comment: z.string().describe('Comment of the buyer.'),
    order_number: z.string().describe('Order number in the books of the buyer, or empty.'),
    site_reference: z.string().describe('Worksite that the buyer orders for, or empty.'),
    lines: z.array(line).describe('Lines with their quantities.'),
    amount: orderAmount.describe('Amounts of the order.'),
    invoice: z
      .object({
        number: z.string().describe('Number of the invoice.'),
        issued_at: time.describe('Time of issue.'),
      })
      .nullable()
      .describe('Invoice; `null` before it is issued.'),
    money: orderMoney.describe(
      'Money of the order: the two pairs have the same difference once it is settled.',
    ),
    payments: z.array(payment).describe('Card payments, the first attempt first.'),
    refunds: z.array(refund).describe('Refunds of the order.'),
    parcels: z.array(parcel).describe('Parcels of the order.'),
    credit_notes: z.array(creditNote).describe('Credit notes of the order.'),
    returns: z.array(orderReturn).describe('Returns of the order.'),
    timeline: z
      .array(
        z.object({
          code: z.string().describe('Event.'),
          at: time.describe('Time of the event.'),
          details: z.record(z.string(), z.unknown()).describe('Figures of the event.'),
        }),
      )
      .describe('Events of the order, the first first.'),
    documents: z
      .array(
        z.object({
          type: z
            .enum(['order', 'invoice', 'delivery', 'credit_note'])
            .describe('Kind of document; `delivery`: the note of a parcel.'),
          number: z.string().describe('Number of the document.'),
          path: z.string().describe('Path of the PDF below the base path of the API.'),
          xml_path: z.string().nullable().describe('Path of the XML; `null` without one.'),
        }),
      )
      .describe('Documents of the order.'),
    notes: z
      .array(
        z.object({
          id: identifier.describe('Number of the note.'),
          author: z.string().describe('Name of the operator.'),
          text: z.string().describe('Text of the note.'),
          written_at: time.describe('Time of the note.'),
        }),
      )
      .describe('Internal notes, the first first.'),
    transitions: z
      .array(z.enum(['confirmed', 'prepared', 'delivered', 'paid']))
      .describe('Transitions that are possible now.'),
  })
  .meta({ id: 'OperatorOrder', description: 'An order with all that operators need.' });
export type OperatorOrder = z.infer<typeof operatorOrder>;

const lines = z.array(pieces).min(1).max(500);
const reason = visibleText.max(300);

export const orderTransitionForm = z.object({
  to: z
    .enum(['confirmed', 'prepared', 'delivered', 'paid'])
    .describe(
      '`confirmed`: the transfer has arrived; `prepared`: it is packed; `delivered`: all parcels have arrived; `paid`: an order on account is paid.',
    ),
});

export const parcelForm = z.object({
  carrier: carrierName.optional().describe('Technical name of the carrier; that of the order by default.'),
  tracking: z.string().trim().max(40).describe('Tracking number; empty without one.'),
  lines: lines.optional().describe('Pieces in the parcel; all open pieces by default.'),
});

export const cancellationForm = z.object({
  lines: lines.optional().describe('Pieces to cancel; all open pieces by default.'),
  reason: reason.describe('Reason, which the credit note of an invoiced order states.'),
});

export const creditNoteForm = z.object({
  lines: z.array(pieces).max(500).describe('Pieces to credit.'),
  shipping: z
    .number()
    .min(0)
    .max(100_000)
    .multipleOf(0.01)
    .describe('Shipping to credit, in euros before tax.'),
  reason: reason.describe('Reason, as the document states it.'),
});

export const orderNoteForm = z.object({ text: visibleText.max(2000).describe('Text of the note.') });

export const ordersQuery = z.object({
  orders: z
    .string()
    .regex(/^[1-9]\d{0,8}(?:,[1-9]\d{0,8}){0,99}$/)
    .describe('Numbers of up to 100 orders, separated by commas.'),
});

/** An order whose money does not add up. */
export const moneyDifference = z
  .object({
    order_id: identifier.describe('Number of the order.'),
    reference: z.string().describe('Reference of the order.'),
    ...orderMoney.shape,
    difference: euros.describe('Captured without refunds, less billed without credits.'),
    refund_due: euros.describe('Refunds that are due.'),
  })
  .meta({ id: 'MoneyDifference', description: 'An order whose money does not add up, in euros.' });
export type MoneyDifference = z.infer<typeof moneyDifference>;
