import { setTimeout as wait } from 'node:timers/promises';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import PostalMime from 'postal-mime';
import { writeInvoiceXml } from '#backoffice/invoices/invoice-xml.ts';
import { isIssued } from '#backoffice/order-documents/document-data.ts';
import { drawOrderDocument } from '#backoffice/order-documents/draw-order-document.ts';
import { toDocumentData } from '#backoffice/order-documents/to-document-data.ts';
import { readOrder } from '#backoffice/orders/read-order.ts';
import type { CartResponse } from '#shared/contract/cart.ts';
import type { Commerce } from '#shared/contract/commerce.ts';
import { listOf } from '#shared/contract/common.ts';
import { product, productCard } from '#shared/contract/product.ts';
import { site } from '#shared/contract/site.ts';
import { currencyOf } from '#shared/domain/currency.ts';
import { readPlaced } from '#tests/support/checkout.ts';
import { makeProfessionals, type ProfessionalBuyer } from '#tests/support/many-buyers.ts';
import { readPdf, withoutSpaces } from '#tests/support/read-pdf.ts';
import { addPart, readCart } from '#tests/support/shop-cart.ts';
import { startTestApi, type TestApi } from '#tests/support/test-api.ts';

const OTHER: Commerce = {
  vat_rates: [21, 6],
  payment_means: ['cb', 'virement'],
  bank_account: { holder: 'Fonderie du Beffroi', iban: 'BE68539007547034', bic: 'GKCCBEBB' },
  mail_sender: { name: 'Le Beffroi', address: 'commandes@beffroi.example' },
};

let api: TestApi;
let buyer: ProfessionalBuyer;
let part: number;
beforeAll(async () => {
  api = await startTestApi();
  part = await addPart(api.db, { reference: 'PC-SITE', price: 10_000, stock: 1000 });
});
afterAll(() => api.close());
beforeEach(async () => {
  [buyer] = (await makeProfessionals(api, api.db, 1)) as [ProfessionalBuyer];
  await buyer.add(part);
  await buyer.ship();
});

async function readSite() {
  const [first] = listOf(site).parse((await api.get('/site')).body).items;
  if (!first) throw new Error('The demo has a site.');
  return first;
}
const readRecord = async () => (await api.operate('GET', '/site/record/1')).body as Record<string, unknown>;
const write = async (commerce: unknown) => api.operate('PUT', '/site', { ...(await readRecord()), commerce });
const rates = ({ amount }: CartResponse) => new Set(amount.tva_rates.map(({ rate }) => rate));
const readCartNow = async () => readCart(await buyer.call('GET', '/cart'));

describe('commerce of a site', () => {
  it('means of payment: those that the site lacks are neither offered, nor listed, nor accepted', async () => {
    expect((await write({ ...OTHER, payment_means: ['cb'], bank_account: null })).status).toBe(200);
    expect((await readCartNow()).paiement.map(({ technical_name: name }) => name)).toEqual(['cb']);
    expect((await api.get('/payment/2')).status).toBe(404);
    expect(await buyer.order({ payment: 'virement' })).toMatchObject({
      status: 422,
      body: { errors: { payment: 'invalid' } },
    });
  });

  it('account and sender: are those of the site in order, email and document', async () => {
    expect((await write(OTHER)).status).toBe(200);
    await api.db.deleteFrom('mail').execute();
    const { order } = readPlaced(await buyer.order({ payment: 'virement' }));
    expect(order.bank_account).toEqual(OTHER.bank_account);
    const written = () => api.db.selectFrom('mail').select('source').execute();
    while ((await written()).length === 0) await wait(20);
    const email = await PostalMime.parse((await written())[0]?.source ?? '');
    expect(email.from).toMatchObject(OTHER.mail_sender ?? {});
    expect(email.text?.replaceAll('\u00a0', ' ')).toContain('BE68 5390 0754 7034');
  });

  it('VAT: the standard rate of the site holds for carriage, parts and products without a rate of their own', async () => {
    const { id } = await api.db
      .selectFrom('product')
      .select('id')
      .where('reference', '=', 'AT-LAM')
      .executeTakeFirstOrThrow();
    const variant = await api.db
      .selectFrom('variant')
      .select(['id', 'price'])
      .where('product_id', '=', id)
      .where('price', 'is not', null)
      .where('stock', '>', 0)
      .orderBy('id')
      .executeTakeFirstOrThrow();
    const priceOf = async (salesPlan: string) => {
      const { body } = await api.get(`/product/${id}`, { sales_plan_id: salesPlan });
      return product.parse(body).variants.find((one) => one.id === variant.id)?.price?.value;
    };
    const listedAt = async (value: number) => {
      const query = {
        sales_plan_id: '2',
        per_page: '100',
        price: JSON.stringify({ min: value, max: value }),
      };
      const { items } = listOf(productCard).parse((await api.get('/product', query)).body);
      return items.map((card) => card.id);
    };
    const cardPrice = async () => (await api.get(`/product/${id}`, { sales_plan_id: '2' })).body;
    expect((await write(OTHER)).status).toBe(200);
    const gross = (variant.price ?? 0) / 100;
    expect([await priceOf('1'), await priceOf('2')]).toEqual([gross, Math.round((gross / 1.21) * 100) / 100]);
    expect((await buyer.add(variant.id, 1, 'product')).status).toBe(200);
    expect(rates(await readCartNow())).toEqual(new Set([21]));
    await api.db.updateTable('product').set({ vat_rate: 600 }).where('id', '=', id).execute();
    expect([await priceOf('1'), await priceOf('2')]).toEqual([gross, Math.round((gross / 1.06) * 100) / 100]);
    expect(rates(await readCartNow())).toEqual(new Set([21, 6]));
    const { value = 0 } = product.parse(await cardPrice()).price ?? {};
    expect(await listedAt(value)).toContain(id);
  });

  it('currency: stands on documents and in XML, and is final once there are orders', async () => {
    const record = await readRecord();
    const { salesplan } = await readSite();
    const francs = salesplan.map((plan) => ({ ...plan, currency: currencyOf('CHF') }));
    expect(await api.operate('PUT', '/site', { ...record, salesplan: francs })).toMatchObject({
      status: 400,
      body: { errors: { 'salesplan.0.currency.code': 'currency_in_use' } },
    });
    await api.db
      .updateTable('sales_plan')
      .set({ currency: JSON.stringify(currencyOf('CHF')) })
      .execute();
    const order = await readOrder(api.db, { siteId: 1, reference: 'CD-013948' });
    const document =
      order &&
      toDocumentData({ ...order, invoice: order.invoice && { ...order.invoice, retained: {} } }, 'Ronde');
    if (!document || !isIssued(document)) throw new Error('The demo has this invoice.');
    const xml = writeInvoiceXml(document);
    expect(xml).toContain('<ram:InvoiceCurrencyCode>CHF</ram:InvoiceCurrencyCode>');
    expect(xml).not.toContain('EUR');
    const bytes = new Uint8Array(await drawOrderDocument('invoice', document));
    const { text } = await readPdf(bytes.buffer);
    expect(text).toContain(withoutSpaces('CHF'));
    // Share capital and indemnity are set in euros by law.
    expect(text.replace(/2400000€|40€/g, '')).not.toMatch(/\d€/);
  });
});
