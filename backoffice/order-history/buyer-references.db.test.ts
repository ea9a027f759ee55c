import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import PostalMime from 'postal-mime';
import { listOf } from '#shared/contract/common.ts';
import { followedOrder, orderSummary } from '#shared/contract/order-list.ts';
import { createBuyer, readPlaced, type Buyer } from '#tests/support/checkout.ts';
import { logInDemo } from '#tests/support/demo-login.ts';
import { readPdf, withoutSpaces } from '#tests/support/read-pdf.ts';
import { addPart, readCart } from '#tests/support/shop-cart.ts';
import { startTestApi, type TestApi } from '#tests/support/test-api.ts';

const ORDER_NUMBER = 'BC-2026/118 <A&B>';
const SITE = 'Chantier Łódź, bât. C – lot 12';

let api: TestApi;
let buyer: Buyer;
let part: number;
let id: number;
beforeAll(async () => {
  api = await startTestApi();
  buyer = createBuyer(api, (await logInDemo(api)).token);
  part = await addPart(api.db, { reference: 'PC-REF', stock: 20 });
  await buyer.add(part, 2);
  await buyer.ship('colissimo_24_48', { order_number: `  ${ORDER_NUMBER}\n`, site_reference: SITE });
  ({ id } = readPlaced(await buyer.order({ payment: 'compte' })));
  for (const move of ['prepare', 'ship'])
    await fetch(`${api.url}/orders/${id}/${move}`, {
      method: 'POST',
      body: new URLSearchParams({ tracking: 'AT00000001FR' }),
      redirect: 'manual',
    });
});
afterAll(() => api.close());

const read = async () => followedOrder.parse((await buyer.call('GET', `/order/${id}`)).body);
const fileOf = async (path: string) => {
  const url = `${api.url}/api/v1/order/${id}/document/${path}?site_id=1&lang=fr&sales_plan_id=1`;
  return (await fetch(url, { headers: { authorization: `Bearer ${buyer.token}` } })).arrayBuffer();
};
const textOf = async (path: string) => new TextDecoder().decode(await fileOf(path));

describe('the buyer’s own references', () => {
  it('[AC-14, CK-06] buyer’s references: are on the order and each of its documents', async () => {
    expect(await read()).toMatchObject({ order_number: ORDER_NUMBER, site_reference: SITE });
    for (const type of ['order', 'delivery', 'invoice']) {
      const { text } = await readPdf(await fileOf(type));
      expect([type, text.includes(withoutSpaces(ORDER_NUMBER)), text.includes(withoutSpaces(SITE))]).toEqual([
        type,
        true,
        true,
      ]);
    }
    for (const table of ['order/csv', 'invoice/csv'])
      expect(await textOf(table)).toContain(`;${ORDER_NUMBER};"${SITE}";`);
  });

  it('[AC-14] buyer’s references: the XML has them as BT-13 and BT-11, our own number as BT-14', async () => {
    const xml = (await textOf('invoice/xml')).replaceAll(/\s*\n\s*/g, '');
    const { reference } = await read();
    const name = 'BC-2026/118 &lt;A&amp;B&gt;';
    expect(xml).toContain(
      `<ram:SellerOrderReferencedDocument><ram:IssuerAssignedID>${reference}</ram:IssuerAssignedID></ram:SellerOrderReferencedDocument>` +
        `<ram:BuyerOrderReferencedDocument><ram:IssuerAssignedID>${name}</ram:IssuerAssignedID></ram:BuyerOrderReferencedDocument>` +
        `<ram:SpecifiedProcuringProject><ram:ID>${SITE}</ram:ID>`,
    );
  });

  it('[AC-14] buyer’s references: are in the emails, with the parcel’s number as a link', async () => {
    const { source } = await api.db
      .selectFrom('mail')
      .select('source')
      .orderBy('id', 'desc')
      .executeTakeFirstOrThrow();
    const { text = '', html = '' } = await PostalMime.parse(source);
    const { reference } = await read();
    expect(text).toContain(ORDER_NUMBER);
    expect(text).toContain(SITE);
    expect(text).toMatch(new RegExp(`AT00000001FR \\(http\\S+/ma-commande/${reference}\\)`));
    expect(html).toMatch(new RegExp(`<a href="http[^"]+/ma-commande/${reference}"[^>]*>AT00000001FR</a>`));
  });

  it('[AC-14] buyer’s references: orders are found by them', async () => {
    for (const text of ['bc-2026/118', 'łódź', 'bât. c – lot 12']) {
      const { body } = await buyer.call('GET', '/order', { query: { text } });
      const { items } = listOf(orderSummary).parse(body);
      expect([text, items.map((item) => item.id)]).toEqual([text, [id]]);
    }
  });

  it('[AC-14] buyer’s references: the next order begins without them', async () => {
    await buyer.add(part, 1);
    expect(readCart(await buyer.call('GET', '/cart')).shipping).toMatchObject({
      order_number: '',
      site_reference: '',
    });
  });

  it('[CK-06] buyer’s references: too long ones are refused by field, and stored by a draft', async () => {
    const long = { order_number: 'x'.repeat(36), site_reference: 'y'.repeat(51) };
    expect(await buyer.ship('colissimo_24_48', { ...long, is_draft: true })).toMatchObject({ status: 200 });
    const cart = readCart(await buyer.call('GET', '/cart'));
    expect(cart.shipping).toMatchObject({ ...long, is_complete: false });
    expect(await buyer.ship('colissimo_24_48', long)).toMatchObject({
      status: 422,
      body: { errors: { order_number: 'too_long', site_reference: 'too_long' } },
    });
    const fitting = { order_number: 'x'.repeat(35), site_reference: 'y'.repeat(50) };
    expect(await buyer.ship('colissimo_24_48', fitting)).toMatchObject({ status: 200 });
  });

  it('[AC-14] tracking: links to the carrier’s page once operators have set it', async () => {
    const carrier = await api.db
      .selectFrom('carrier')
      .selectAll()
      .where('technical_name', '=', 'colissimo_24_48')
      .executeTakeFirstOrThrow();
    expect((await read()).tracking).toEqual({ number: 'AT00000001FR', url: null });
    const record = {
      id: carrier.id,
      technical_name: carrier.technical_name,
      name: 'Ronde',
      days: carrier.days,
      rates: carrier.rates,
      position: carrier.position,
    };
    const write = (url: string | null) => api.operate('PUT', '/carrier', { ...record, tracking_url: url });
    for (const wrong of ['javascript:alert({number})', 'https://suivi.example/', 'suivi/{number}'])
      expect(await write(wrong)).toMatchObject({ status: 400 });
    expect(await write('https://suivi.example/colis?n={number}')).toMatchObject({ status: 200 });
    expect((await read()).tracking?.url).toBe('https://suivi.example/colis?n=AT00000001FR');
  });
});
