import type { Kysely } from 'kysely';
import type { Schema } from '#backoffice/database/schema.ts';
import { readCarrierName } from '#backoffice/shipping/list-carriers.ts';
import type { OrderPromise } from '#shared/contract/delivery-promise.ts';
import type { LineCover } from '#shared/contract/cart-line.ts';
import type { OrderDetails } from '#shared/contract/order-call.ts';
import type { OrderStatus } from '#shared/domain/order-status.ts';
import type { Locale } from '#shared/locale.ts';
import { billedPieces } from './billed-pieces.ts';
import { readLineCovers } from './line-covers.ts';
import type { OrderAmount, OrderLine, OrderRecord } from './read-order.ts';

const CENTS = 100;

/** An order as shown to its buyer; amounts in euros. */
export async function toOrderDetails(
  db: Kysely<Schema>,
  order: OrderRecord,
  lang: Locale,
): Promise<OrderDetails> {
  const [carrierName, covers] = await Promise.all([
    readCarrierName(db, order, lang),
    readLineCovers(db, order, lang),
  ]);
  return describeOrder(order, carrierName, covers);
}

/** @param covers pictures of the lines in their order */
export function describeOrder(
  order: OrderRecord,
  carrierName: string,
  covers: readonly (LineCover | null)[] = [],
): OrderDetails {
  return {
    id: order.id,
    reference: order.reference,
    status: order.status,
    payment: order.payment,
    created_at: order.createdAt.toISOString(),
    lang: order.lang,
    carrier: { technical_name: order.carrier, name: carrierName },
    promise: promiseOf(order),
    delivery_address: order.deliveryAddress,
    invoice_address: order.invoiceAddress,
    phone: order.phone,
    comment: order.comment,
    order_number: order.orderNumber,
    site_reference: order.siteReference,
    lines: order.lines.map((line, index) => ({
      ...toLine(line, order.status),
      cover: covers[index] ?? null,
    })),
    amount: toAmount(order.amount),
    bank_account: order.payment === 'virement' ? order.account : null,
  };
}

/** A cancelled order has no promise. */
export function promiseOf({ status, promise }: Pick<OrderRecord, 'status' | 'promise'>): OrderPromise | null {
  return status === 'cancelled' ? null : promise;
}

function toLine(line: OrderLine, status: OrderStatus): OrderDetails['lines'][number] {
  const billed = billedPieces(line, status);
  return {
    type: line.type,
    element_id: line.elementId,
    reference: line.reference,
    name: line.name,
    quantity: line.quantity,
    unit_without_tax: line.unit / CENTS,
    total_without_tax: (line.unit * billed) / CENTS,
    eco_without_tax: (line.eco * billed) / line.quantity / CENTS,
    tva_rate: line.vatRate / CENTS,
    schema_title: line.schemaTitle,
  };
}

function toAmount(amount: OrderAmount): OrderDetails['amount'] {
  return {
    without_tax_base: amount.base / CENTS,
    remise: Object.fromEntries(Object.entries(amount.remise).map(([name, cents]) => [name, cents / CENTS])),
    eco_without_tax: amount.eco / CENTS,
    shipping: amount.shipping / CENTS,
    total_without_tax: amount.totalWithoutTax / CENTS,
    tva: amount.tax / CENTS,
    tva_rates: amount.taxes.map(({ rate, base, tax }) => ({
      rate: rate / CENTS,
      base: base / CENTS,
      tva: tax / CENTS,
    })),
    total: amount.total / CENTS,
  };
}
