import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import PostalMime from 'postal-mime';
import type { AuthState } from '#shared/contract/customer.ts';
import { logInDemo } from '#tests/support/demo-login.ts';
import { readPdf, withoutSpaces } from '#tests/support/read-pdf.ts';
import { startTestApi, type TestApi } from '#tests/support/test-api.ts';

/** A prepared order: shipping it issues the invoice and sends an email. */
const REFERENCE = 'CD-018746';
const NAME = '=cmd|’/C calc’!A0 <script>alert("nom")</script> & Fils';
const STREET = '+33 <img src=x onerror=alert(1)>';
const COMMENT = '@SUM(1) "]]> <!-- <b>quai</b>';
const ITEM = '=HYPERLINK("http://x.example";"Tôle") <i>1</i>';

let api: TestApi;
let session: AuthState;
let id: number;
beforeAll(async () => {
  api = await startTestApi();
  session = await logInDemo(api);
  const order = await api.db
    .selectFrom('shop_order')
    .select(['id', 'buyer', 'invoice_address'])
    .where('reference', '=', REFERENCE)
    .executeTakeFirstOrThrow();
  ({ id } = order);
  const buyer = {
    ...(order.buyer as object),
    company: { name: NAME, siret: '21005290800014' },
    lastname: NAME,
  };
  const address = JSON.stringify({ ...(order.invoice_address as object), address_1: STREET });
  await api.db
    .updateTable('shop_order')
    .set({
      buyer: JSON.stringify(buyer),
      invoice_address: address,
      delivery_address: address,
      comment: COMMENT,
    })
    .where('id', '=', id)
    .execute();
  await api.db.updateTable('shop_order_line').set({ name: ITEM }).where('order_id', '=', id).execute();
  await fetch(`${api.url}/orders/${id}/ship`, {
    method: 'POST',
    body: new URLSearchParams({ tracking: '<u>AT1</u>' }),
    redirect: 'manual',
  });
});
afterAll(() => api.close());

const file = async (path: string) => {
  const url = `${api.url}/api/v1/order/${id}/document/${path}?site_id=1&lang=fr&sales_plan_id=1`;
  return (await fetch(url, { headers: { authorization: `Bearer ${session.token}` } })).arrayBuffer();
};
const textFile = async (path: string) => new TextDecoder().decode(await file(path));

describe('input of a buyer that contains markup or formulas', () => {
  it('[AC-14] hostile input: is plain text on every document', async () => {
    for (const type of ['invoice', 'delivery', 'order']) {
      const { text } = await readPdf(await file(type));
      for (const messages of [NAME, STREET, ITEM]) expect(text).toContain(withoutSpaces(messages));
    }
    expect((await readPdf(await file('delivery'))).text).toContain(withoutSpaces(COMMENT));
  });

  it('[AC-14] hostile input: is plain text in the XML invoice', async () => {
    const xml = await textFile('invoice/xml');
    const markup = xml.match(/<[^>]*>/g) ?? [];
    expect(
      markup.filter((tag) => !/^<\/?(?:rsm|ram|udt):\w+(?: [\w:]+="[^"<]*")*>$|^<\?xml/.test(tag)),
    ).toEqual([]);
    expect(xml).toContain('&lt;script&gt;alert(&quot;nom&quot;)&lt;/script&gt; &amp; Fils');
  });

  it('[AC-14] hostile input: is no formula in the tables', async () => {
    const cells = {
      invoice: `;"'=cmd|’/C calc’!A0 <script>alert(""nom"")</script> & Fils";`,
      order: `;"'=HYPERLINK(""http://x.example"";""Tôle"") <i>1</i>";`,
    };
    for (const [type, cell] of Object.entries(cells)) {
      const table = await textFile(`${type}/csv`);
      expect(table).toContain(cell);
      expect(table).not.toMatch(/(?:^|[;\n])"?[=+@]/);
    }
  });

  it('[AC-14] hostile input: is plain text in emails and on the team’s pages', async () => {
    const { source } = await api.db
      .selectFrom('mail')
      .select('source')
      .orderBy('id', 'desc')
      .executeTakeFirstOrThrow();
    const { html = '', text } = await PostalMime.parse(source);
    expect(text).toContain(ITEM);
    expect(html).toContain('&lt;script&gt;');
    const pages = await Promise.all(
      ['/orders', '/mailbox'].map(async (path) => (await fetch(api.url + path)).text()),
    );
    for (const page of [html, ...pages]) expect(page).not.toMatch(/<script>alert|<img src=x|<i>1|<u>AT1/);
  });
});
