import { setTimeout as wait } from 'node:timers/promises';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import PostalMime from 'postal-mime';
import { readOrder } from '#backoffice/orders/read-order.ts';
import { drawOrderDocument } from '#backoffice/order-documents/draw-order-document.ts';
import { issueInvoice } from '#backoffice/invoices/issue-invoice.ts';
import { writeInvoiceTable } from '#backoffice/invoices/invoice-table.ts';
import { writeInvoiceXml } from '#backoffice/invoices/invoice-xml.ts';
import { isIssued, type InvoiceData } from '#backoffice/order-documents/document-data.ts';
import { toDocumentData } from '#backoffice/order-documents/to-document-data.ts';
import type { LegalIdentity } from '#shared/contract/legal-identity.ts';
import { page } from '#shared/contract/page.ts';
import { setting, site } from '#shared/contract/site.ts';
import { listOf } from '#shared/contract/common.ts';
import { readPdf, withoutSpaces } from '#tests/support/read-pdf.ts';
import { startTestApi, type TestApi } from '#tests/support/test-api.ts';
import { DEMO_SELLER } from '#tests/support/demo-brand.ts';

const REAL: LegalIdentity = {
  ...DEMO_SELLER,
  name: 'Fonderie du Beffroi',
  form: 'SARL',
  capital: 81_000,
  address_1: '7 rue des Moules',
  zipcode: '59000',
  city: 'Lille',
  siret: '40483304800022',
  register: 'RCS Lille Métropole',
  vat_number: 'FR83404833048',
  phone: '02 61 91 99 01',
  email: 'bonjour@beffroi.example',
  billing_email: 'compta@beffroi.example',
  director: { fr: 'Ode Tillet, gérante', en: 'Ode Tillet, manager' },
  host: { name: 'Serveurs du Nord', address: '3 place Rihour, 59000 Lille', phone: '02 61 91 99 02' },
  recycling: [{ sector: { fr: 'emballages', en: 'packaging' }, identifier: 'FR123456_01ABCD' }],
  invoicing_platform: 'Plateforme du Nord',
  size: 'medium',
  invented: false,
};

let api: TestApi;
beforeAll(async () => {
  api = await startTestApi();
});
afterAll(() => api.close());

async function readSite() {
  const { items } = listOf(site).parse((await api.get('/site')).body);
  const [first] = items;
  if (!first) throw new Error('The demo has a site.');
  return first;
}

const readRecord = async () => (await api.operate('GET', '/site/record/1')).body as Record<string, unknown>;
const write = async (legal: unknown) => api.operate('PUT', '/site', { ...(await readRecord()), legal });

async function pageText(slug: string, lang: 'fr' | 'en'): Promise<string> {
  const row = await api.db
    .selectFrom('content_translation')
    .select('content_id')
    .where('slug', '=', slug)
    .executeTakeFirstOrThrow();
  const { body } = await api.get(`/page/${row.content_id}`, { lang });
  return JSON.stringify(page.parse(body).blocks);
}

async function invoiceOf(reference: string): Promise<InvoiceData> {
  const order = await readOrder(api.db, { siteId: 1, reference });
  const document = order && toDocumentData(order, 'Ronde');
  if (!document || !isIssued(document)) throw new Error(`${reference} has no invoice.`);
  return document;
}

const pdfText = async (document: InvoiceData) => {
  const bytes = new Uint8Array(await drawOrderDocument('invoice', document));
  return (await readPdf(bytes.buffer)).text;
};

describe('legal identity of a site', () => {
  it('site write: contradictory numbers are refused by field', async () => {
    const refused = await write({ ...REAL, vat_number: 'FR79210004214' });
    expect(refused.status).toBe(400);
    expect(refused.body).toMatchObject({ errors: { 'legal.vat_number': 'invalid_vat_number' } });
    expect((await write({ ...REAL, siret: '40483304800023' })).status).toBe(400);
    expect((await readSite()).legal).toEqual(DEMO_SELLER);
  });

  it('pages: an invented identity is marked as such in the legal notice and on every page', async () => {
    expect(await pageText('mentions-legales', 'fr')).toContain('inventées');
    expect(await pageText('legal-notice', 'en')).toContain('invented');
  });

  it('site write: page, footer, email, invoice, CSV and XML change; issued invoices do not', async () => {
    const issued = await pdfText(await invoiceOf('CD-013948'));
    expect((await write(REAL)).status).toBe(200);

    const notice = await pageText('mentions-legales', 'fr');
    for (const words of [
      REAL.name,
      'SARL au capital de 81\u00a0000\u00a0€',
      '7 rue des Moules, 59000 Lille',
      'RCS Lille Métropole 404\u00a0833\u00a0048',
      REAL.vat_number,
      REAL.email,
      'Ode Tillet, gérante',
      'Serveurs du Nord',
      'FR123456_01ABCD',
    ])
      expect([words, notice.includes(words)]).toEqual([words, true]);
    expect(notice).not.toContain('inventée');
    expect(notice).not.toContain('{{');
    expect(await pageText('legal-notice', 'en')).toContain('SARL, share capital €81,000');
    for (const slug of ['conditions-generales', 'donnees-personnelles', 'accessibilite'])
      expect(await pageText(slug, 'fr')).toContain(REAL.name);

    const settings = listOf(setting).parse((await api.get('/setting')).body).items;
    expect(settings.find(({ code }) => code === 'legal_line')?.values[0]?.value).toContain(REAL.name);

    await api.db.deleteFrom('mail').execute();
    await api.call('POST', '/user/rewind', { body: { email: 'pro@atre.example' } });
    // The email is written after the response.
    const written = () => api.db.selectFrom('mail').select('source').execute();
    while ((await written()).length === 0) await wait(20);
    const [mail] = await written();
    const email = await PostalMime.parse(mail?.source ?? '');
    for (const body of [email.text, email.html])
      expect(body).toContain('RCS Lille Métropole 404\u00a0833\u00a0048');

    const { id } = await api.db
      .selectFrom('shop_order')
      .select('id')
      .where('reference', '=', 'CD-018760')
      .executeTakeFirstOrThrow();
    await api.db.transaction().execute((trx) => issueInvoice(trx, { siteId: 1, orderId: id }));
    const document = await invoiceOf('CD-018760');
    const text = await pdfText(document);
    const printed = [REAL.name, 'SARL au capital de 81 000 €', REAL.vat_number, REAL.billing_email];
    for (const words of [...printed, 'La nôtre : Plateforme du Nord.'])
      expect([words, text.includes(withoutSpaces(words))]).toEqual([words, true]);
    expect(writeInvoiceTable(document)).toContain(`${REAL.name};${REAL.siret};${REAL.vat_number}`);
    const xml = writeInvoiceXml(document);
    for (const value of [REAL.name, REAL.siret, REAL.vat_number, '404833048'])
      expect(xml).toContain(`>${value}</`);
    expect(xml).not.toContain('210004214');

    expect(await pdfText(await invoiceOf('CD-013948'))).toBe(issued);
  });
});
