import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { isOnPath } from '#scripts/is-on-path.ts';
import { ORDER_DOCUMENT_TYPES } from '#shared/contract/order-list.ts';
import { createBuyer, readPlaced, type Buyer } from '#tests/support/checkout.ts';
import { logInDemo } from '#tests/support/demo-login.ts';
import { EUROPEAN_NAMES } from '#tests/support/european-names.data.ts';
import { countMissingGlyphs, readPdfLines } from '#tests/support/pdf-text.ts';
import { readPdf, withoutSpaces } from '#tests/support/read-pdf.ts';
import { addPart } from '#tests/support/shop-cart.ts';
import { startTestApi, type TestApi } from '#tests/support/test-api.ts';

/** First name, last name, company, two address lines, town. */
const NAMES_PER_ORDER = 6;

type Name = { typed: string; printed: string };

const names = EUROPEAN_NAMES.map(({ typed, printed = typed }): Name => ({ typed, printed }));
const groups = Array.from({ length: names.length / NAMES_PER_ORDER }, (_group, index) =>
  names.slice(index * NAMES_PER_ORDER, (index + 1) * NAMES_PER_ORDER),
);

let api: TestApi;
let buyer: Buyer;
let customerId: string;
let part: number;
beforeAll(async () => {
  api = await startTestApi();
  const session = await logInDemo(api);
  buyer = createBuyer(api, session.token);
  customerId = session.customer.customer_id;
  part = await addPart(api.db, { reference: 'PC-NOMS', stock: 100 });
});
afterAll(() => api.close());

/** Sets the names on the account, orders on account and ships the order. */
async function orderAs(group: readonly Name[]): Promise<number> {
  const [first, last, company, street, building, city] = group.map(({ typed }) => typed);
  const person = { civility: 'm', firstname: first, lastname: last, phone: '06 39 98 04 12', company };
  expect(await buyer.call('PUT', `/customer/${customerId}`, { body: person })).toMatchObject({ status: 200 });
  const address = await buyer.call('POST', `/customer/${customerId}/address`, {
    body: {
      label: 'Dépôt',
      address_1: street,
      address_2: building,
      zipcode: '44000',
      city,
      type: ['invoice', 'primary'],
    },
  });
  expect(address.status).toBe(200);
  await buyer.add(part, 1);
  await buyer.ship();
  const { id } = readPlaced(await buyer.order({ payment: 'compte' }));
  for (const move of ['prepare', 'ship'])
    await fetch(`${api.url}/orders/${id}/${move}`, {
      method: 'POST',
      body: new URLSearchParams({ tracking: 'AT00000001FR' }),
      redirect: 'manual',
    });
  return id;
}

async function fetchPdf(path: string): Promise<Uint8Array<ArrayBuffer>> {
  const url = new URL(`/api/v1${path}`, api.url);
  url.search = new URLSearchParams([
    ...url.searchParams,
    ...Object.entries({ site_id: '1', lang: 'fr', sales_plan_id: '1' }),
  ]).toString();
  const response = await fetch(url, { headers: { authorization: `Bearer ${buyer.token}` } });
  expect([path, response.status, response.headers.get('content-type')]).toEqual([
    path,
    200,
    'application/pdf',
  ]);
  return new Uint8Array(await response.arrayBuffer());
}

/**
 * Lines that are not printed, or whose copied text differs. `wrapped`: lines that may be wider than their
 * column.
 */
async function lostLines(
  bytes: Uint8Array<ArrayBuffer>,
  lines: readonly string[],
  wrapped: readonly string[] = [],
): Promise<string[]> {
  const { text } = await readPdf(bytes.slice().buffer);
  const copied = new Set(
    isOnPath('pdftotext') ? (await readPdfLines(bytes)).map((line) => line.normalize('NFC')) : lines,
  );
  return [
    ...(countMissingGlyphs(bytes) === 0 ? [] : ['a glyph is missing']),
    ...[...lines, ...wrapped].filter((line) => !text.includes(withoutSpaces(line))),
    ...lines.filter((line) => !copied.has(line)),
  ];
}

describe('European names and addresses in documents', () => {
  it.each(groups.map((group) => [group[0]?.printed ?? '', group] as const))(
    '[AC-14] order documents of %s and five others: every line is printed and can be copied',
    async (_name, group) => {
      const id = await orderAs(group);
      const [first, last, company, street, building, city] = group.map(({ printed }) => printed);
      for (const document of ORDER_DOCUMENT_TYPES) {
        const lost = await lostLines(
          await fetchPdf(`/order/${id}/document/${document}`),
          [company ?? '', street ?? '', building ?? '', `44000 ${city}`],
          [`Contact : ${first} ${last}`],
        );
        expect([document, lost]).toEqual([document, []]);
      }
    },
  );

  it('[AC-13] proposal: company, client and note are printed and can be copied', async () => {
    const { body } = await buyer.call('POST', '/projects', {
      body: {
        name: names[10]?.typed,
        zipcode: '44000',
        city: 'Nantes',
        altitude: 200,
        built: '1975-1988',
        works: ['windows'],
      },
    });
    const { id } = body as { id: number };
    const settings = {
      id,
      company: names[30]?.typed,
      client: names[35]?.typed,
      margin: 0,
      valid_until: '2027-01-31',
      note: '',
      rates: [],
    };
    for (const half of [names.slice(0, 30), names.slice(30)]) {
      const note = half.map(({ typed }) => typed).join('\n');
      const response = await buyer.call('PUT', '/project/proposal', { body: { ...settings, note } });
      expect(response).toMatchObject({ status: 200 });
      const lines = [names[30]?.printed ?? '', ...half.map(({ printed }) => printed)];
      expect(await lostLines(await fetchPdf(`/project/files?id=${id}&file=proposal`), lines)).toEqual([]);
    }
  });
});
