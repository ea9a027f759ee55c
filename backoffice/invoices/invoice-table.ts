import { writeTable, type Cell } from '#backoffice/loyalty/csv.ts';
import { messageFormatter } from '#backoffice/messages/format-message.ts';
import type { InvoiceData } from '#backoffice/order-documents/document-data.ts';
import { dayCell } from '#backoffice/order-documents/document-format.ts';
import { paymentTermsText } from '#backoffice/order-documents/payment-terms-text.ts';
import { spreadByRate } from './spread-by-rate.ts';

const PERCENT = 100;

const COLUMNS = [
  'invoice',
  'invoice_date',
  'seller',
  'seller_siret',
  'seller_vat_number',
  'due',
  'payment',
  'paid_on',
  'order',
  'order_number',
  'site_reference',
  'customer',
  'company',
  'siret',
  'vat_rate',
  'goods',
  'discounts',
  'eco',
  'shipping',
  'base',
  'vat',
  'gross',
] as const;

/**
 * The invoice as CSV for accounting: one row per VAT rate. Every column of amounts adds up to the invoice's
 * total.
 */
export function writeInvoiceTable(document: InvoiceData): string {
  const { lang, seller, invoice, reference, orderNumber, siteReference, buyer, vat, due, paidAt, payment } =
    document;
  const facts: Cell[] = [
    invoice.number,
    dayCell(invoice.issuedAt, lang),
    seller.name,
    seller.siret,
    seller.vat_number,
    due ? dayCell(due, lang) : '',
    paymentTermsText(payment, lang),
    paidAt ? dayCell(paidAt, lang) : '',
    reference,
    orderNumber,
    siteReference,
    buyer.number,
    buyer.name,
    buyer.siret ?? '',
  ];
  const rows = spreadByRate(document).map(({ rate, goods, discount, eco, shipping }, index): Cell[] => {
    const { base = 0, amount = 0 } = vat[index] ?? {};
    const amounts = [goods, discount, eco, shipping, base, amount, base + amount];
    return [...facts, rate / PERCENT, ...amounts.map((cents) => ({ cents }))];
  });
  const text = messageFormatter(lang);
  const head = COLUMNS.map((column) => text(`order-documents.column.${column}`));
  return writeTable([head, ...rows], lang);
}
