import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import type { Database } from '#backoffice/database/database.ts';
import { readOrders } from '#backoffice/demo/demo-order.ts';
import { readDemoShop } from '#backoffice/demo/demo-shop.ts';
import { readOrder, type OrderRecord } from '#backoffice/orders/read-order.ts';
import { findSiretError } from '#shared/domain/siret.ts';
import { readPdf, withoutSpaces } from '#tests/support/read-pdf.ts';
import { openTestDatabase } from '#tests/support/test-database.ts';
import { drawOrderDocument } from '#backoffice/order-documents/draw-order-document.ts';
import { writeInvoiceXml } from './invoice-xml.ts';
import {
  isIssued,
  type InvoiceData,
  type OrderDocumentData,
} from '#backoffice/order-documents/document-data.ts';
import { money } from '#backoffice/order-documents/document-format.ts';
import { vatNumberOf } from '#shared/domain/company-numbers.ts';
import { toDocumentData } from '#backoffice/order-documents/to-document-data.ts';
import { DEMO_SELLER as SELLER } from '#tests/support/demo-brand.ts';

const EURO = { code: 'EUR', symbol: '€' };
let database: Database;
beforeAll(async () => {
  database = await openTestDatabase();
});
afterAll(() => database.close());

async function readDemo(reference: string): Promise<OrderRecord> {
  const order = await readOrder(database.db, { siteId: 1, reference });
  if (!order) throw new Error(`The demo has no order ${reference}.`);
  return order;
}

async function invoiceOf(reference: string): Promise<InvoiceData> {
  const document = toDocumentData(await readDemo(reference), 'Ronde');
  if (!isIssued(document)) throw new Error(`${reference} has no invoice.`);
  return document;
}

const bytesOf = async (
  kind: 'invoice' | 'delivery' | 'order',
  document: OrderDocumentData,
): Promise<ArrayBuffer> => {
  const buffer = await drawOrderDocument(kind, document);
  return new Uint8Array(buffer).buffer;
};
const textOf = async (kind: 'invoice' | 'delivery' | 'order', document: OrderDocumentData) =>
  (await readPdf(await bytesOf(kind, document))).text;
const values = (xml: string, name: string) =>
  [...xml.matchAll(new RegExp(`<ram:${name}(?: [^>]*)?>([^<]*)</ram:${name}>`, 'g'))].map(
    ([, value]) => value,
  );

describe('PDF invoice', () => {
  it('[AC-14] invoice: has all mandatory statements of a French invoice', async () => {
    const document = await invoiceOf('CD-013948');
    const text = await textOf('invoice', document);
    for (const phrase of [
      document.invoice.number,
      'CD-013948',
      SELLER.name,
      'SAS au capital de 2 400 000 €',
      'RCS Roanne 210 004 214',
      '210 004 214 00016',
      'FR79210004214',
      'Kerbrat Chauffage SARL',
      '210 052 908 00014',
      'FR79210052908',
      '14 rue des Ajoncs',
      'Bâtiment C',
      'Livraison de biens',
      'Remise professionnelle',
      'Éco-participation HT',
      `TVA à 20 % sur ${money(document.net, 'fr', EURO)}`,
      money(document.gross, 'fr', EURO),
      'pénalités',
      '40 €',
      'Pas d’escompte',
      'Page 1 sur',
    ])
      expect([phrase, text.includes(withoutSpaces(phrase))]).toEqual([phrase, true]);
  });

  it('[AC-14] invoice: the seller’s numbers have valid check digits', () => {
    expect(findSiretError(SELLER.siret)).toBeUndefined();
    // Public example of a key and its SIREN.
    expect(vatNumberOf('40483304800022')).toBe('FR83404833048');
  });

  it('[AC-14] invoice: fits one page while its lines do', async () => {
    for (const reference of ['CD-018655', 'CD-016731', 'CD-017388'])
      expect((await readPdf(await bytesOf('invoice', await invoiceOf(reference)))).pages).toBe(1);
  });

  it('[AC-14] invoice: is in the language of the order', async () => {
    const text = await textOf('invoice', await invoiceOf('CD-017388'));
    for (const phrase of ['Invoice', 'Supply of goods', 'Trade discount', 'VAT at 20% on', 'Page 1 of'])
      expect([phrase, text.includes(withoutSpaces(phrase))]).toEqual([phrase, true]);
  });

  it('[AC-14] invoice: carries subtotals from page to page, whatever the lines’ names', async () => {
    const document = await invoiceOf('CD-018655');
    const [line] = document.lines;
    if (!line) throw new Error('This order has lines.');
    const long = 'Corps de chauffe en fonte '.repeat(12).trim();
    const lines = Array.from({ length: 60 }, (_line, index) => ({
      ...line,
      name: index % 7 === 0 ? long : `${line.name} ${index}`,
    }));
    const { text, pages } = await readPdf(await bytesOf('invoice', { ...document, lines }));
    expect(pages).toBeGreaterThan(3);
    expect(text.match(/Àreporter/g)?.length).toBe(text.match(/Report(?!er)/g)?.length);
    expect(text).toContain(withoutSpaces(`Page ${pages} sur ${pages}`));
    for (const { name } of lines.slice(1, 7)) expect(text).toContain(withoutSpaces(name));
  });

  it('[AC-14] invoice: does not change after issue when the order does', async () => {
    const order = await readDemo('CD-018734');
    const before = await bytesOf('invoice', toDocumentData(order, 'Ronde'));
    const delivered = { code: 'delivered', details: {}, happenedAt: new Date() };
    const after = toDocumentData(
      { ...order, status: 'delivered', events: [...order.events, delivered] },
      'Ronde',
    );
    expect(Buffer.from(await bytesOf('invoice', after)).equals(Buffer.from(before))).toBe(true);
  });

  it('[AC-14] invoice: asks for the unpaid amount by its due date', async () => {
    const onAccount = await invoiceOf('CD-016731');
    const text = await textOf('invoice', onAccount);
    expect(text).toContain(withoutSpaces('À payer au plus tard'));
    expect(text).toContain(withoutSpaces(`Net à payer ${money(onAccount.gross, 'fr', EURO)}`));
    expect(text).toContain(withoutSpaces('IBAN FR76 0000 0000 0012 3456 7890 134'));
    expect(text).not.toContain(withoutSpaces('Reste à payer'));
    const days = ((onAccount.due?.getTime() ?? 0) - onAccount.invoice.issuedAt.getTime()) / 86_400_000;
    expect(days).toBe(30);
    expect(await textOf('invoice', await invoiceOf('CD-018655'))).toContain(
      withoutSpaces(`Reste à payer ${money(0, 'fr', EURO)}`),
    );
  });
});

describe('other order documents', () => {
  it('[AC-14] delivery note: has no prices', async () => {
    const document = toDocumentData(await readDemo('CD-018734'), 'Ronde', 'delivery');
    const text = await textOf('delivery', document);
    expect(text).toContain('Bondelivraison');
    expect(text).toContain(withoutSpaces('Livrer au dépôt, quai 2.'));
    for (const { reference } of document.lines) expect(text).toContain(reference);
    expect(text).toContain(
      withoutSpaces(`Pièces à compter ${document.lines.reduce((sum, { quantity }) => sum + quantity, 0)}`),
    );
    expect(text).toContain(withoutSpaces('Numéro de suivi'));
    expect(text).not.toMatch(/TVAà|HT|TTC/);
    for (const { unit } of document.lines) expect(text).not.toContain(withoutSpaces(money(unit, 'fr', EURO)));
  });

  it('[AC-14] order document: exists before payment and states that it is no invoice', async () => {
    const text = await textOf('order', toDocumentData(await readDemo('CD-018760'), 'Ronde'));
    expect(text).toContain(withoutSpaces('Ce n’est pas une facture'));
  });
});

describe('XML invoice', () => {
  it('[AC-14] XML invoice: its totals match the order and the PDF, for every order', async () => {
    const shipped = (await readDemoShop(readOrders))?.orders.filter(
      (order) => order.shipped_after !== undefined,
    );
    for (const { reference } of shipped ?? []) {
      const document = await invoiceOf(reference);
      const xml = writeInvoiceXml(document);
      const one = (name: string) => Number(values(xml, name)[0]);
      const { amount } = await readDemo(reference);
      expect([one('GrandTotalAmount'), one('TaxTotalAmount'), one('TaxBasisTotalAmount')]).toEqual([
        amount.total / 100,
        amount.tax / 100,
        amount.totalWithoutTax / 100,
      ]);
      const goods = values(xml, 'LineTotalAmount').map(Number);
      // The last amount is the sum of the lines.
      expect(goods.at(-1)).toBeCloseTo(
        goods.slice(0, -1).reduce((sum, line) => sum + line, 0),
        2,
      );
      expect(one('TaxBasisTotalAmount')).toBeCloseTo(
        (goods.at(-1) ?? 0) + one('ChargeTotalAmount') - one('AllowanceTotalAmount'),
        2,
      );
      expect(await textOf('invoice', document)).toContain(
        withoutSpaces(money(amount.total, document.lang, EURO)),
      );
    }
  });

  it('[AC-14] XML invoice: names seller, buyer, order and the standard', async () => {
    const xml = writeInvoiceXml(await invoiceOf('CD-018655'));
    expect(xml).toContain('urn:cen.eu:en16931:2017');
    expect(values(xml, 'GlobalID')).toEqual([SELLER.siret, '21005290800014']);
    expect(values(xml, 'IssuerAssignedID')).toEqual(['CD-018655']);
    expect(values(xml, 'TypeCode')[0]).toBe('380');
    expect(values(xml, 'SubjectCode')).toEqual(['PMD', 'PMT', 'AAB']);
  });

  it('[AC-14] XML invoice: is well-formed whatever a company’s name', async () => {
    const document = await invoiceOf('CD-018655');
    const name = 'Tôles & Fils <SARL> "Nord" \u0001]]>';
    const xml = writeInvoiceXml({ ...document, buyer: { ...document.buyer, name } });
    expect(xml).toContain('<ram:Name>Tôles &amp; Fils &lt;SARL&gt; &quot;Nord&quot; ]]&gt;</ram:Name>');
    const opened = [...xml.matchAll(/<(?!\/|\?)([\w:]+)/g)].length;
    expect([...xml.matchAll(/<\/[\w:]+>/g)]).toHaveLength(opened);
  });
});
