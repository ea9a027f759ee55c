import { writeTable, type Cell } from '#backoffice/loyalty/csv.ts';
import type { Locale } from '#shared/locale.ts';
import type { InvoiceData } from '#backoffice/order-documents/document-data.ts';
import { dayCell } from '#backoffice/order-documents/document-format.ts';
import { PAYMENT_TERMS } from '#backoffice/order-documents/document-messages.ts';
import { spreadByRate } from './spread-by-rate.ts';

const PERCENT = 100;

const HEAD: Record<Locale, string[]> = {
  fr: [
    'Facture',
    'Date de facture',
    'Vendeur',
    'SIRET du vendeur',
    'N° TVA du vendeur',
    'Échéance',
    'Règlement',
    'Réglé le',
    'Commande',
    'Votre commande',
    'Référence du chantier',
    'Client',
    'Raison sociale',
    'SIRET',
    'Taux de TVA',
    'Articles HT',
    'Remises HT',
    'Éco-participation HT',
    'Transport HT',
    'Base HT',
    'TVA',
    'Total TTC',
  ],
  en: [
    'Invoice',
    'Invoice date',
    'Seller',
    'Seller’s SIRET',
    'Seller’s VAT number',
    'Due date',
    'Payment',
    'Paid on',
    'Order',
    'Your order number',
    'Site reference',
    'Customer',
    'Company',
    'SIRET',
    'VAT rate',
    'Items excl. VAT',
    'Discounts excl. VAT',
    'Eco-contribution excl. VAT',
    'Carriage excl. VAT',
    'Taxable amount',
    'VAT',
    'Total incl. VAT',
  ],
};

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
    PAYMENT_TERMS[lang][payment] ?? payment,
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
  return writeTable([HEAD[lang], ...rows], lang);
}
