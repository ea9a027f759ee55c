import { formatMessage } from '#backoffice/messages/format-message.ts';
import {
  isIssued,
  type InvoiceData,
  type OrderDocumentData,
} from '#backoffice/order-documents/document-data.ts';
import { toDocumentData } from '#backoffice/order-documents/to-document-data.ts';
import type { OrderRecord, readRetained } from '#backoffice/orders/read-order.ts';
import type { CreditNote, CreditNoteData } from './credit-note-data.ts';

/**
 * Maps a credit note to the data of its document. `carrier`: its name in the language of the order.
 * @throws for an order without an invoice
 */
export function toCreditNoteData(
  order: OrderRecord,
  carrier: string,
  note: CreditNote & ReturnType<typeof readRetained>,
): InvoiceData {
  const { number, issuedAt, reason, data: amounts, seller, retained } = note;
  const whole = toDocumentData(order, carrier);
  const data: OrderDocumentData = {
    ...whole,
    seller,
    brand: retained.brand ?? whole.brand,
    currency: retained.currency ?? whole.currency,
    account: retained.account ?? whole.account,
    discounts: discountOf(amounts.discount, order),
    eco: amounts.eco,
    ...linesOf(amounts, order),
    net: amounts.net,
    vat: amounts.vat,
    gross: amounts.gross,
    paid: 0,
    paidAt: null,
    due: issuedAt,
    credit: { number, issuedAt, reason },
  };
  if (!isIssued(data)) throw new Error(`The invoice of ${order.reference} is not issued.`);
  return data;
}

/** An invoice has at least one line (BR-16): shipping alone is a line instead of a charge. */
function linesOf(
  { lines, shipping, vat: [tax] }: CreditNoteData,
  { lang }: OrderRecord,
): Pick<OrderDocumentData, 'lines' | 'shipping'> {
  if (lines.length > 0 || !tax) return { lines, shipping };
  const name = formatMessage(lang, 'order-documents.shipping_line');
  const line = { reference: '', name, quantity: 1, unit: shipping, total: shipping, eco: 0, rate: tax.rate };
  return { lines: [line], shipping: 0 };
}

function discountOf(amount: number, { lang }: OrderRecord): OrderDocumentData['discounts'] {
  if (amount === 0) return [];
  return [{ code: 'credit', label: formatMessage(lang, 'order-documents.credit_discount'), amount }];
}
