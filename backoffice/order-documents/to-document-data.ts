import { billedPieces, validPieces } from '#backoffice/orders/billed-pieces.ts';
import type { OrderEvent, OrderLine, OrderRecord } from '#backoffice/orders/read-order.ts';
import { promiseOf } from '#backoffice/orders/to-order-details.ts';
import { promiseText } from '#shared/domain/promise-words.ts';
import type { OrderAddress } from '#shared/contract/order-call.ts';
import type { OrderDocumentType } from '#shared/contract/order-list.ts';
import { DAYS_ON_ACCOUNT } from '#shared/domain/credit-rules.ts';
import { formatMessage } from '#backoffice/messages/format-message.ts';
import { POINTS_CODE } from '#shared/domain/points-names.ts';
import type { OrderStatus } from '#shared/domain/order-status.ts';
import type { Locale } from '#shared/locale.ts';
import type { OrderDocumentData } from './document-data.ts';

const DAY_MS = 24 * 60 * 60 * 1000;

/**
 * Maps an order to the data of its documents. An invoice shows the state when it was issued, other documents
 * the current state. `carrier`: its name in the order's language.
 */
export function toDocumentData(
  order: OrderRecord,
  carrier: string,
  type: OrderDocumentType = 'invoice',
): OrderDocumentData {
  const { amount, lines, buyer, relay, invoice, lang, deliveryAddress, invoiceAddress } = order;
  const issued = type === 'invoice' ? invoice : null;
  // An invoice never changes, but a promise can be withdrawn.
  const promise = type === 'invoice' ? null : promiseOf(order);
  const events =
    invoice && type === 'invoice'
      ? order.events.filter(({ happenedAt }) => happenedAt <= invoice.issuedAt)
      : order.events;
  const shipped = lastOf(events, 'shipped');
  const payment = lastOf(events, 'paid');
  const paid = payment ? amount.total : 0;
  const contact = `${buyer.firstname} ${buyer.lastname}`.trim();
  const name = buyer.company?.name ?? contact;
  return {
    lang,
    seller: issued?.seller ?? order.seller,
    brand: issued?.retained.brand ?? order.brand,
    currency: issued?.retained.currency ?? order.currency,
    account: issued?.retained.account ?? order.account,
    reference: order.reference,
    orderNumber: order.orderNumber,
    siteReference: order.siteReference,
    orderedAt: order.createdAt,
    shippedAt: shipped?.happenedAt ?? null,
    invoice: invoice && { number: invoice.number, issuedAt: invoice.issuedAt },
    buyer: { number: buyer.number, name, contact, email: buyer.email, siret: buyer.company?.siret ?? null },
    billing: placeOf(name, invoiceAddress),
    delivery: placeOf(relay?.nom ?? name, deliveryAddress),
    lines: lines.flatMap((line) => toDocumentLines(line, { type, status: order.status })),
    discounts: discountsOf(order),
    eco: amount.eco,
    shipping: amount.shipping,
    net: amount.totalWithoutTax,
    vat: amount.taxes.map(({ rate, base, tax }) => ({ rate, base, amount: tax })),
    gross: amount.total,
    paid,
    paidAt: payment?.happenedAt ?? null,
    payment: order.payment,
    due: paid === 0 && invoice ? dueOf(order.payment, invoice.issuedAt) : null,
    carrier,
    promised: promise && promiseText(promise, order.payment, lang),
    tracking: shipped ? order.tracking : null,
    weight: lines.reduce((sum, { weight, quantity }) => sum + weight * quantity, 0),
    comment: order.comment,
  };
}

/** A delivery note states what is delivered, other documents what the amounts contain. */
function toDocumentLines(
  line: OrderLine,
  { type, status }: { type: OrderDocumentType; status: OrderStatus },
): OrderDocumentData['lines'] {
  const { reference, name, quantity: ordered, unit, eco, vatRate: rate } = line;
  const quantity = type === 'delivery' ? validPieces(line, status) : billedPieces(line, status);
  if (quantity === 0) return [];
  return [{ reference, name, quantity, unit, total: unit * quantity, eco: (eco / ordered) * quantity, rate }];
}

/** Discounts with the labels that the buyer knows. */
export function discountsOf({
  amount,
  lang,
}: Pick<OrderRecord, 'amount' | 'lang'>): OrderDocumentData['discounts'] {
  return Object.entries(amount.remise).flatMap(([code, value]) =>
    value === 0 ? [] : [{ code, label: labelOf(code, lang), amount: value }],
  );
}

function labelOf(code: string, lang: Locale): string {
  if (code === POINTS_CODE) return formatMessage(lang, 'loyalty.points');
  if (code === 'pro') return formatMessage(lang, 'cart.company_discount');
  return formatMessage(lang, 'order-documents.code', { code });
}

function dueOf(payment: string, issuedAt: Date): Date {
  return payment === 'compte' ? new Date(issuedAt.getTime() + DAYS_ON_ACCOUNT * DAY_MS) : issuedAt;
}

function lastOf(events: readonly OrderEvent[], wanted: string): OrderEvent | undefined {
  return events.findLast(({ code }) => code === wanted);
}

function placeOf(name: string, address: OrderAddress): OrderDocumentData['billing'] {
  const { address_1: first, address_2: second, zipcode, city } = address;
  return { name, address_1: first, address_2: second, zipcode, city };
}
