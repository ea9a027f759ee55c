import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import type { Database } from '#backoffice/database/database.ts';
import { readOrder } from '#backoffice/orders/read-order.ts';
import { openTestDatabase } from '#tests/support/test-database.ts';
import { writeInvoiceTable } from '#backoffice/invoices/invoice-table.ts';
import { writeOrderTable } from './order-table.ts';
import { isIssued, type InvoiceData } from './document-data.ts';
import { toDocumentData } from './to-document-data.ts';

let database: Database;
let documents: InvoiceData[];
beforeAll(async () => {
  database = await openTestDatabase();
  const rows = await database.db.selectFrom('invoice').select('order_id').execute();
  const orders = await Promise.all(rows.map(({ order_id: id }) => readOrder(database.db, { siteId: 1, id })));
  documents = orders.flatMap((order) => (order ? [toDocumentData(order, 'Ronde')] : [])).filter(isIssued);
});
afterAll(() => database.close());

/** Parses rows as records by header; the texts of these orders contain no separator. */
function parse(table: string, separator: string): Record<string, string>[] {
  const [head = [], ...rows] = table
    .replace('\u{FEFF}', '')
    .trim()
    .split('\r\n')
    .map((row) => row.split(separator));
  return rows.map((cells) => Object.fromEntries(head.map((name, index) => [name, cells[index] ?? ''])));
}
const cents = (cell = '') => Math.round(Number(cell.replace(',', '.')) * 100);
const sumOf = (rows: Record<string, string>[], name: string) =>
  rows.reduce((sum, row) => sum + cents(row[name]), 0);
const french = () => documents.filter(({ lang }) => lang === 'fr');

describe('tables of an order', () => {
  it('[AC-14] invoice table: one row per rate, whose columns add up to the invoice', () => {
    for (const document of french()) {
      const rows = parse(writeInvoiceTable(document), ';');
      expect(rows).toHaveLength(document.vat.length);
      expect(sumOf(rows, 'Base HT')).toBe(document.net);
      expect(sumOf(rows, 'TVA')).toBe(document.gross - document.net);
      expect(sumOf(rows, 'Total TTC')).toBe(document.gross);
      expect(rows[0]).toMatchObject({
        Facture: document.invoice.number,
        Commande: document.reference,
        SIRET: document.buyer.siret,
      });
    }
  });

  it('[AC-14] order table: lines with net prices and their parcel, which add up to the total before tax', () => {
    for (const document of french()) {
      const rows = parse(writeOrderTable(document), ';');
      expect(sumOf(rows, 'Total net HT') + sumOf(rows, 'Éco-participation HT')).toBe(document.net);
      for (const [index, line] of document.lines.entries()) {
        const row = rows[index];
        expect(row?.['Référence']).toBe(line.reference);
        expect(cents(row?.['Total net HT'])).toBe(cents(row?.['P.U. net HT']) * line.quantity);
        expect(row?.['Numéro de suivi']).toBe(document.tracking ?? '');
      }
    }
  });

  it('[AC-14] tables: amounts have two decimals; days and decimal signs follow the language', () => {
    for (const document of documents) {
      const isFrench = document.lang === 'fr';
      const amount = isFrench ? /^-?\d+,\d\d$/ : /^-?\d+\.\d\d$/;
      const separator = isFrench ? ';' : ',';
      const [invoice] = parse(writeInvoiceTable(document), separator);
      const [line] = parse(writeOrderTable({ ...document, siteReference: '' }), separator);
      expect(invoice?.[isFrench ? 'TVA' : 'VAT']).toMatch(amount);
      expect(line?.[isFrench ? 'P.U. net HT' : 'Net price excl. VAT']).toMatch(amount);
      expect(invoice?.[isFrench ? 'Date de facture' : 'Invoice date']).toMatch(
        isFrench ? /^\d\d\/\d\d\/\d{4}$/ : /^\d{4}-\d\d-\d\d$/,
      );
    }
  });

  it('[AC-14] tables: contain the buyer’s references, and no text is a formula', () => {
    const [document] = french();
    if (!document) throw new Error('The demo has invoices.');
    const named = { ...document, orderNumber: '=BC+1', siteReference: '@Chantier' };
    for (const table of [writeInvoiceTable(named), writeOrderTable(named)])
      expect(table).toContain(";'=BC+1;'@Chantier;");
    const hostile = { ...named, lines: named.lines.map((line) => ({ ...line, name: '=1+1' })) };
    expect(writeOrderTable(hostile)).toContain(";'=1+1;");
    expect(writeInvoiceTable(document)).not.toBe(writeOrderTable(document));
  });
});
