import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import type { Database } from '#backoffice/database/database.ts';
import { readOrder } from '#backoffice/orders/read-order.ts';
import { openTestDatabase } from '#tests/support/test-database.ts';
import { writeInvoiceTable } from '#backoffice/invoices/invoice-table.ts';
import { writeOrderTable } from './order-table.ts';
import { isIssued, type InvoicePaper } from './paper.ts';
import { toPaper } from './to-paper.ts';

let database: Database;
let papers: InvoicePaper[];
beforeAll(async () => {
  database = await openTestDatabase();
  const rows = await database.db.selectFrom('invoice').select('order_id').execute();
  const orders = await Promise.all(rows.map(({ order_id: id }) => readOrder(database.db, { siteId: 1, id })));
  papers = orders.flatMap((order) => (order ? [toPaper(order, 'Ronde')] : [])).filter(isIssued);
});
afterAll(() => database.close());

/** Rows as records by the head; texts of these orders hold no separator. */
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
const french = () => papers.filter(({ lang }) => lang === 'fr');

describe('tables of an order', () => {
  it('[AC-14] invoice table: a row for each rate, whose columns add up to the invoice', () => {
    for (const paper of french()) {
      const rows = parse(writeInvoiceTable(paper), ';');
      expect(rows).toHaveLength(paper.vat.length);
      expect(sumOf(rows, 'Base HT')).toBe(paper.net);
      expect(sumOf(rows, 'TVA')).toBe(paper.gross - paper.net);
      expect(sumOf(rows, 'Total TTC')).toBe(paper.gross);
      expect(rows[0]).toMatchObject({
        Facture: paper.invoice.number,
        Commande: paper.reference,
        SIRET: paper.buyer.siret,
      });
    }
  });

  it('[AC-14] order table: lines with net prices and their parcel, which add up to the total before tax', () => {
    for (const paper of french()) {
      const rows = parse(writeOrderTable(paper), ';');
      expect(sumOf(rows, 'Total net HT') + sumOf(rows, 'Éco-participation HT')).toBe(paper.net);
      for (const [index, line] of paper.lines.entries()) {
        const row = rows[index];
        expect(row?.['Référence']).toBe(line.reference);
        expect(cents(row?.['Total net HT'])).toBe(cents(row?.['P.U. net HT']) * line.quantity);
        expect(row?.['Numéro de suivi']).toBe(paper.tracking ?? '');
      }
    }
  });

  it('[AC-14] tables: amounts have two decimals, days and decimals are those of the language', () => {
    for (const paper of papers) {
      const isFrench = paper.lang === 'fr';
      const amount = isFrench ? /^-?\d+,\d\d$/ : /^-?\d+\.\d\d$/;
      const separator = isFrench ? ';' : ',';
      const [invoice] = parse(writeInvoiceTable(paper), separator);
      const [line] = parse(writeOrderTable({ ...paper, siteReference: '' }), separator);
      expect(invoice?.[isFrench ? 'TVA' : 'VAT']).toMatch(amount);
      expect(line?.[isFrench ? 'P.U. net HT' : 'Net price excl. VAT']).toMatch(amount);
      expect(invoice?.[isFrench ? 'Date de facture' : 'Invoice date']).toMatch(
        isFrench ? /^\d\d\/\d\d\/\d{4}$/ : /^\d{4}-\d\d-\d\d$/,
      );
    }
  });

  it('[AC-14] tables: the buyer’s own references are in both, and no text is a formula', () => {
    const [paper] = french();
    if (!paper) throw new Error('The demo has invoices.');
    const named = { ...paper, orderNumber: '=BC+1', siteReference: '@Chantier' };
    for (const table of [writeInvoiceTable(named), writeOrderTable(named)])
      expect(table).toContain(";'=BC+1;'@Chantier;");
    const hostile = { ...named, lines: named.lines.map((line) => ({ ...line, name: '=1+1' })) };
    expect(writeOrderTable(hostile)).toContain(";'=1+1;");
    expect(writeInvoiceTable(paper)).not.toBe(writeOrderTable(paper));
  });
});
