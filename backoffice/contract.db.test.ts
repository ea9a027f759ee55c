import { readdir, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { MEDIA_FOLDER } from '#backoffice/demo/media-manifest.ts';
import { apiError } from '#shared/contract/common.ts';
import type { AuthState } from '#shared/contract/customer.ts';
import { NO_FIELDS, type Operation } from '#shared/contract/operation.ts';
import { OPERATIONS, findOperation } from '#shared/contract/operations.ts';
import { createBuyer, readPlaced } from '#tests/support/checkout.ts';
import { creditOrder } from '#tests/support/credited-order.ts';
import { logInDemo } from '#tests/support/demo-login.ts';
import { CALL_QUERIES as QUERIES } from '#tests/support/call-queries.ts';
import { createQuickOrders } from '#tests/support/quick-orders.ts';
import { addPart } from '#tests/support/shop-cart.ts';
import { startTestApi, type TestApi } from '#tests/support/test-api.ts';
import { OPERATOR_TOKEN } from '#tests/support/test-backoffice.ts';
import { fileOf, ticketForm } from '#tests/support/ticket-form.ts';
import { WHOLE_RECORDS } from '#tests/support/whole-records.ts';

/** Ids of records that no list returns. */
const NUMBERS: Record<string, string> = {
  'GET /configuration/{id}/duplicate': '1',
  'GET /operator/product/{id}/media': '1',
  // The first demo order has all its documents, and the first parcel.
  'GET /order/parcel/{id}/delivery-note': '1',
  'GET /fulfilment/parcel/{id}/delivery-note': '1',
  'GET /fulfilment/order/{id}/document/order': '1',
  'GET /fulfilment/order/{id}/document/invoice': '1',
  'GET /fulfilment/order/{id}/document/invoice/xml': '1',
  ...Object.fromEntries(
    OPERATIONS.filter(({ path }) => path.startsWith('/order/{id}/')).map(({ id }) => [id, '1']),
  ),
};

/** An invalid value for each call with parameters, and the refused field. */
const BAD_QUERIES: [operation: string, query: Record<string, string>, errors: Record<string, string>][] = [
  ['GET /category', { depth: '9' }, { depth: 'too_big' }],
  ['GET /product', { page: '0' }, { page: 'too_small' }],
  ['GET /product', { perPage: '101' }, { perPage: 'too_big' }],
  ['GET /product', { orderBy: 'random' }, { orderBy: 'invalid_value' }],
  ['GET /product', { price: '{"min":' }, { price: 'custom' }],
  ['GET /product', { price: '{"min":"a"}' }, { 'price.min': 'invalid_type' }],
  ['GET /product', { attributes: '{"color":["noir"]}' }, { 'attributes.color': 'invalid_key' }],
  ['GET /product', { categories: 'one' }, { categories: 'invalid_format' }],
  ['GET /product-variants', { saleplan_id: 'pro' }, { saleplan_id: 'invalid_type' }],
  ['GET /product-sizes', { category: '1', power_min: 'much', power_max: '9' }, { power_min: 'invalid_type' }],
  ['GET /document', { attributes: '{"type":["fiche"]}' }, { 'attributes.type': 'invalid_key' }],
  ['GET /search', { type: 'Suggest', language: 'fr' }, { text: 'required' }],
  [
    'GET /search',
    { type: 'Everything', language: 'de', text: 'abc' },
    { type: 'invalid_value', language: 'invalid_value' },
  ],
  ['GET /url', { perPage: '100000' }, { perPage: 'too_big' }],
  ['GET /url/entity', { entity_type: 'person', slug: 'lame' }, { entity_type: 'invalid_value' }],
  ['GET /redirection', {}, { slug: 'required' }],
  ['GET /url/explanation', {}, { url: 'required' }],
  ['GET /page', { type: 'poem' }, { 'type.0': 'invalid_value' }],
  ['GET /tags', { type: 'actualite,poem' }, { 'type.1': 'invalid_value' }],
  ['GET /carrier', { zipcode: 'abc' }, { zipcode: 'invalid_format' }],
  ['GET /carrier/relay-points', { latitude: '47' }, { longitude: 'required' }],
  ['GET /carrier/relay-points', {}, { 'delivery_address[address_1]': 'required' }],
  ['GET /city', { zipcode: 'abc' }, { zipcode: 'invalid_format' }],
  ['GET /eclate', { slug: 'lame' }, { category: 'required' }],
  ['GET /part', { kind: 'tool' }, { kind: 'invalid_value' }],
];

let api: TestApi;
let session: AuthState;
beforeAll(async () => {
  api = await startTestApi({ hasEqualWrites: true });
  session = await logInDemo(api);
  NUMBERS['GET /operator/customer/{id}/loyalty'] = String(session.customer.id);
  const companies = (await api.operate('GET', '/company')).body as { items: { id: number }[] };
  NUMBERS['GET /operator/company/{id}'] = String(companies.items[0]?.id);
  const reference = await placeOrder();
  const creditNote = String(await creditOrder(api, 1));
  for (const { id } of OPERATIONS.filter(({ path }) => path.includes('/credit-note/{id}/')))
    NUMBERS[id] = creditNote;
  NUMBERS['GET /sitemap/{id}'] = await write('sitemap');
  NUMBERS['GET /search/{id}'] = await write('search');
  await write('redirection');
  const pages = (await api.call('GET', '/page')).body as { items: { id: number }[] };
  NUMBERS['GET /operator/page/{id}/change'] = String(pages.items[0]?.id);
  NUMBERS['GET /operator/ticket/file/{id}'] = await sendTicket();
  await addDocument();
  NUMBERS['GET /media/picture/{id}'] = await addPicture();
  QUERIES['GET /cart/check-status-order'] = { reference };
  QUERIES['GET /cart-prepare-card-payment'] = { reference };
  const key = await createQuickOrders(api).paste('PR-LAM-025 2\nZZ-1 x 4');
  QUERIES['GET /part/quick-order'] = { key };
  QUERIES['GET /part/quick-order/rest'] = { key };
});
afterAll(() => api.close());

describe('the contract, call by call', () => {
  const reads = OPERATIONS.filter((operation) => operation.method === 'get');

  it.each(reads.map((operation) => operation.id))(
    '[AP-15] %s: the response matches its schema',
    async (id) => {
      const operation = findOperation(id);
      for (const lang of ['fr', 'en']) {
        const path = await addressOf(operation);
        const query = { ...QUERIES[id], lang };
        const response = await api.call('GET', path, { query, ...tokenFor(operation) });
        expect([id, response.status]).toEqual([id, 200]);
        expect(response.type).toBe(operation.fileType ?? 'application/json; charset=utf-8');
        const parsed = operation.fileType ? undefined : operation.response.safeParse(response.body);
        expect([id, parsed?.error?.issues ?? []]).toEqual([id, []]);
      }
    },
  );

  it.each(OPERATIONS.filter(isForm).map((operation) => operation.id))(
    '[AP-15] %s: exists, and names the fields missing from an empty body',
    async (id) => {
      const operation = findOperation(id);
      const path = await addressOf(operation);
      const response = await api.call('POST', path, { body: {}, ...tokenFor(operation) });
      expect([id, response.status]).toEqual([id, operation.isForm ? 422 : 400]);
      expect(Object.values(apiError.parse(response.body).errors ?? {})).toContain('required');
    },
  );

  it('[AP-15] GET /url with a full address: returns its type and target', async () => {
    const response = await api.get('/url', { url: 'http://localhost:3000/radiateurs-2025' });
    expect(response.body).toEqual({ type: 'redirect', url: '/nos-produits/chauffage-electrique' });
  });

  it.each(BAD_QUERIES.map(([id, query, errors]) => ({ id, query, errors })))(
    '[AP-15] $id with $query: refused field by field',
    async ({ id, query, errors }) => {
      const response = await api.get(findOperation(id).path, query);
      expect(response.status).toBe(400);
      expect(response.body).toMatchObject({ code: 'invalid_request', errors });
      expect(apiError.safeParse(response.body).success).toBe(true);
    },
  );

  it.each([
    [{ site_id: '' }, 'site_id'],
    [{ site_id: '99' }, 'site_id'],
    [{ lang: 'de' }, 'lang'],
    [{ sales_plan_id: 'pro' }, 'sales_plan_id'],
    [{ sales_plan_id: '9' }, 'sales_plan_id'],
  ])(
    '[AP-02] call with %j: refused, because every call names site, language and plan',
    async (common, field) => {
      const response = await api.get('/menu', common);
      expect(response.status).toBe(400);
      expect(Object.keys(apiError.parse(response.body).errors ?? {})).toEqual([field]);
    },
  );

  it('[AP-02] call without site, language and plan: all three are reported', async () => {
    const response = await fetch(`${api.url}/api/v1/menu`);
    expect(response.status).toBe(400);
    expect(await response.json()).toMatchObject({
      errors: { site_id: expect.any(String), lang: expect.any(String), sales_plan_id: expect.any(String) },
    });
  });

  it('[AP-15] unknown path: a 404 in JSON, with any method', async () => {
    for (const [method, path] of [
      ['GET', '/nothing'],
      ['POST', '/nothing'],
      ['PATCH', '/menu'],
      ['DELETE', '/menu'],
      ['GET', '/product/1/nothing'],
    ] as const) {
      const response = await api.call(method, path);
      expect([path, response.status, response.type]).toEqual([path, 404, 'application/json; charset=utf-8']);
      expect(apiError.safeParse(response.body).success).toBe(true);
    }
  });

  it('[AP-15] id: a 400 when it is no number, a 404 when it is unknown', async () => {
    for (const operation of reads.filter(({ path }) => path.includes('{id}'))) {
      const token = tokenFor(operation);
      const malformed = await api.call('GET', own(operation.path).replace('{id}', 'first'), token);
      expect([operation.id, malformed.status, malformed.body]).toMatchObject([
        operation.id,
        400,
        { errors: { id: 'invalid_type' } },
      ]);
      const unknown = await api.call('GET', own(operation.path).replace('{id}', '987654'), token);
      expect([operation.id, unknown.status, unknown.body]).toMatchObject([
        operation.id,
        404,
        { code: 'not_found' },
      ]);
    }
  });

  it('[AP-15] zero byte, which the database cannot store: refused without an internal error', async () => {
    for (const [path, query, field] of [
      ['/url/entity', { slug: 'la\0me' }, 'slug'],
      ['/redirection', { slug: '/\0' }, 'slug'],
      ['/product', { attributes: '{"COLOR":["\\u0000"]}' }, 'attributes.COLOR.0'],
      ['/url', { url: 'http://\0/' }, 'url'],
    ] as const) {
      const response = await api.get(path, query);
      expect([path, response.status, response.body]).toMatchObject([
        path,
        400,
        { errors: { [field]: 'invalid_format' } },
      ]);
    }
  });

  it('[AP-15] id larger than the database’s maximum: refused without an internal error', async () => {
    for (const path of ['/product/99999999999999', '/page/99999999999999', '/city/99999999999999']) {
      const response = await api.get(path);
      expect([path, response.status >= 400 && response.status < 500]).toEqual([path, true]);
    }
    const queries: Record<string, string>[] = [
      { sales_plan_id: '99999999999999' },
      { saleplan_id: '99999999999999' },
      { categories: '999999999' },
    ];
    for (const query of queries) {
      const response = await api.get('/product', query);
      expect([query, response.status < 500]).toEqual([query, true]);
    }
  });
});

async function placeOrder(): Promise<string> {
  const buyer = createBuyer(api, session.token);
  await buyer.add(await addPart(api.db, { reference: 'PC-CONTRACT' }));
  await buyer.ship();
  return readPlaced(await buyer.order()).reference;
}

/** Creates a record the demo lacks; its id is valid in both languages. */
async function write(name: 'redirection' | 'search' | 'sitemap'): Promise<string> {
  const record = WHOLE_RECORDS[name];
  const { id } = (await api.operate('POST', `/${name}`, record)).body as { id: number };
  await api.operate('PUT', `/${name}`, { id, ...record }, { lang: 'en' });
  return String(id);
}

/** Sends a ticket with a picture. @returns the number of its file */
async function sendTicket(): Promise<string> {
  const body = ticketForm();
  body.append('files', fileOf('png', 'a.png'));
  await fetch(`${api.url}/api/v1/ticket?site_id=1&lang=fr&sales_plan_id=1`, { method: 'POST', body });
  const { id } = await api.db.selectFrom('ticket_file').select('id').executeTakeFirstOrThrow();
  return String(id);
}

/** The demo has neither originals of pictures nor files to download. */
async function addDocument(): Promise<void> {
  const file = { path: 'documents/essai.pdf', hash: 'a'.repeat(64), bytes: 1, stored: 'originals/essai' };
  await api.db
    .insertInto('shop_file')
    .values({ site_id: 1, ...file, alt: '{}' })
    .execute();
}

/** A picture of the demo as if it had been uploaded. @returns its number */
async function addPicture(): Promise<string> {
  const files = await readdir(MEDIA_FOLDER, { recursive: true });
  const stored = files.find((path) => path.endsWith('.webp')) ?? '';
  const { size: bytes } = await stat(join(MEDIA_FOLDER, stored));
  const { id } = await api.db
    .insertInto('shop_file')
    .values({ site_id: 1, path: 'media/lame-9.webp', hash: 'b'.repeat(64), bytes, stored, alt: '{}' })
    .returning('id')
    .executeTakeFirstOrThrow();
  return String(id);
}

/** Forms sent by visitors, except those with files. */
function isForm({ method, access, hasFiles, body }: Operation): boolean {
  return method === 'post' && access !== 'operator' && !hasFiles && body !== NO_FIELDS;
}

function tokenFor({ access }: Operation): { token?: string } {
  if (access === 'operator') return { token: OPERATOR_TOKEN };
  return access.startsWith('customer') ? { token: session.token } : {};
}

/** Path for the logged-in customer. Contract validation precedes the lookup of the address. */
function own(path: string): string {
  return path.replace('{customer_id}', session.customer.customer_id).replace('{address_id}', '1');
}

async function addressOf(operation: Operation): Promise<string> {
  if (!operation.path.includes('{id}')) return own(operation.path);
  const known = NUMBERS[operation.id];
  if (known !== undefined) return own(operation.path).replace('{id}', known);
  // A preview belongs to a page.
  const list = operation.path.replace('/{id}', '').replace('/preview', '/page');
  const query = QUERIES[`GET ${list}`] ?? {};
  const { body } = await api.call('GET', own(list), { query, ...tokenFor(operation) });
  const [first] = (body as { items: { id: number }[] }).items;
  return own(operation.path).replace('{id}', String(first?.id));
}
