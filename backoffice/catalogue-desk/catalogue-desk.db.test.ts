import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { catalogueVocabulary, type VariantListReport } from '#shared/contract/shop/catalogue-desk.ts';
import { logInDemo } from '#tests/support/demo-login.ts';
import { startTestApi, type TestApi } from '#tests/support/test-api.ts';
import { OPERATOR_TOKEN } from '#tests/support/test-backoffice.ts';
import { WHOLE_SHOP_RECORDS } from '#tests/support/whole-shop-records.ts';

type Listed = { items: (Record<string, unknown> & { id: number })[]; total: number };

const PRODUCT = WHOLE_SHOP_RECORDS.product;

let api: TestApi;
let id: number;
beforeAll(async () => {
  api = await startTestApi();
  id = ((await api.operate('POST', '/product', PRODUCT)).body as { id: number }).id;
  await api.operate('PUT', '/variant/price', {
    items: [{ reference: 'AT-ESS-BR', price: 49_900, eco: 120 }],
  });
});
afterAll(() => api.close());

const list = async (path: string, query: Record<string, string>) =>
  (await api.operate('GET', path, undefined, query)).body as Listed;

/** A list without stock, and with a day of arrival. */
const arrivals = (day: string) => `reference;quantity;next_arrival\nAT-ESS-BR;0;${day}\n`;

/** Sends a table as a form of the admin does. */
async function upload(table: string, apply: boolean, name: string, content: string) {
  const body = new FormData();
  body.set('table', table);
  body.set('apply', String(apply));
  body.set('files', new Blob([content]), name);
  const response = await fetch(`${api.url}/api/v1/operator/variant/list?site_id=1&lang=en&sales_plan_id=1`, {
    method: 'POST',
    body,
    headers: { authorization: `Bearer ${OPERATOR_TOKEN}` },
  });
  return { status: response.status, body: (await response.json()) as VariantListReport };
}

describe('products of the desk', () => {
  it.each([
    [{ search: 'ESSAI NEU' }, 1],
    [{ search: 'at-ess-br' }, 1],
    [{ search: '100%' }, 0],
    [{ search: 'essai neuf', type: 'inertie-seche' }, 1],
    [{ search: 'essai neuf', type: 'pompe-a-chaleur' }, 0],
    [{ search: 'essai neuf', published: 'false' }, 0],
    [{ references: 'AT-ESS,AT-LAM,AT-XXX' }, 2],
  ])('filter %j: finds %i', async (query, total) => {
    expect(await list('/operator/product', query as Record<string, string>)).toMatchObject({ total });
  });

  it('category: lists the products below it too', async () => {
    const vocabulary = (await api.operate('GET', '/operator/vocabulary')).body as {
      categories: { id: number; value: string; parent: string | null }[];
    };
    const leaf = vocabulary.categories.find(({ value }) => value === 'dry-inertia');
    const above = vocabulary.categories.find(({ value }) => value === leaf?.parent);
    for (const category of [leaf, above])
      expect(
        await list('/operator/product', { search: 'essai neuf', category: String(category?.id) }),
      ).toMatchObject({ total: 1 });
  });

  it('pictures of rooms: have their texts and a small copy, by name', async () => {
    const { scenes } = catalogueVocabulary.parse((await api.operate('GET', '/operator/vocabulary')).body);
    expect(scenes.find(({ name }) => name === 'lame-living')).toEqual({
      name: 'lame-living',
      alt: { fr: expect.stringContaining('Radiateur Lame'), en: expect.stringContaining('Lame radiator') },
      picture: expect.stringMatching(/^scenes\/lame-living/),
    });
  });

  it('product: has its name, its lowest price, the stock and the number of its variants', async () => {
    const { items } = await list('/operator/product', { search: 'AT-ESS', lang: 'en' });
    expect(items).toEqual([
      {
        id,
        reference: 'AT-ESS',
        name: 'Sample new',
        type: 'inertie-seche',
        published: true,
        price_from: 49_900,
        price_varies: false,
        stock: 0,
        variants: 2,
        picture: null,
      },
    ]);
  });

  it('withdrawn product: leaves page, lists, search and carts, and comes back', async () => {
    const [variant] = (await list('/operator/variant', { product: String(id) })).items;
    const session = await logInDemo(api);
    const add = async () => {
      const elements = [{ type: 'product', element_id: variant?.id, quantity: 1 }];
      const { body } = await api.call('POST', '/cart/lines', { body: { elements }, token: session.token });
      return (body as { results: { code: string }[] }).results.map(({ code }) => code);
    };
    const publish = async (published: boolean) =>
      expect((await api.operate('PUT', '/product', { ...PRODUCT, id, published })).status).toBe(200);
    const state = async () => {
      const suggested = await api.get('/search', { type: 'Suggest', language: 'fr', text: 'essai neuf' });
      return [
        (await api.get(`/product/${id}`)).status,
        JSON.stringify(suggested.body).includes('Essai neuf'),
      ];
    };
    await publish(false);
    expect(await state()).toEqual([404, false]);
    expect(await add()).toEqual(['element_unknown']);
    expect(await list('/operator/product', { published: 'false' })).toMatchObject({ total: 1 });
    await publish(true);
    expect(await state()).toEqual([200, true]);
    expect(await add()).toEqual(['out_of_stock']);
  });
});

async function valuesOf(reference: string) {
  const { items } = await list('/operator/variant', { search: reference });
  return items.map(({ price, eco, stock, next_arrival, low_stock, others }) => ({
    price,
    eco,
    stock,
    next_arrival,
    low_stock,
    others,
  }));
}

describe('list of prices or stock', () => {
  it('checked list: says what it would change, and changes nothing', async () => {
    const { status, body } = await upload(
      'prices',
      false,
      'Prix.CSV',
      'reference;price;eco\nAT-ESS-BR;519,90;1,2\n',
    );
    const before = { price: 49_900, eco: 120, stock: 0, next_arrival: null, low_stock: null, others: 0 };
    expect([status, body]).toEqual([
      200,
      {
        applied: false,
        changed: 1,
        changes: [{ reference: 'AT-ESS-BR', before, after: { ...before, price: 51_990 } }],
        findings: [],
      },
    ]);
    expect(await valuesOf('AT-ESS-BR')).toEqual([before]);
  });

  it('applied list: is written, on the page at once, and each variant is in the log', async () => {
    const table = 'reference;plan;price;eco\nAT-ESS-BR;;519.90;1.20\nAT-ESS-BR;pro;400;\n';
    const { body } = await upload('prices', true, 'prices.csv', table);
    expect(body).toMatchObject({ applied: true, changed: 1 });
    expect(await valuesOf('AT-ESS-BR')).toMatchObject([{ price: 51_990, eco: 120, stock: 0, others: 1 }]);
    expect((await api.get(`/product/${id}`)).body).toMatchObject({ price: { value: 519.9 } });
    const { items } = await list('/operator/log', { operation: 'POST /operator/variant/list' });
    expect(items[0]).toMatchObject({
      before: { price: 49_900, others: 0 },
      after: { price: 51_990, others: 1 },
    });
  });

  it('list with errors: names their lines in the language of the request, and writes no line', async () => {
    const table = 'reference;quantity\nAT-ESS-BR;7\nAT-RIEN;3\nAT-ESS-LI;beaucoup\n';
    const { status, body } = await upload('stock', true, 'stock.csv', table);
    expect([status, body.applied, body.changed]).toEqual([200, false, 0]);
    expect(body.findings.map(({ place, severity }) => [place, severity])).toEqual([
      ['3', 'error'],
      ['4', 'error'],
    ]);
    expect(body.findings[0]?.text).toContain('AT-RIEN');
    expect(await valuesOf('AT-ESS-BR')).toMatchObject([{ stock: 0 }]);
  });

  it('next arrival: is on the page while there is no stock and the day has not passed, and stays without its column', async () => {
    const arrivalOf = async () =>
      ((await api.get(`/product/${id}`)).body as { variants: Record<string, unknown>[] }).variants.find(
        ({ reference }) => reference === 'AT-ESS-BR',
      );
    const { body } = await upload('stock', true, 'stock.csv', arrivals('2099-03-01'));
    expect(body.changes[0]).toMatchObject({
      before: { next_arrival: null },
      after: { stock: 0, next_arrival: '2099-03-01' },
    });
    expect(await arrivalOf()).toMatchObject({ stock: 'out', next_arrival: '2099-03-01' });
    await upload('stock', true, 'stock.csv', 'reference;quantity\nAT-ESS-BR;3\n');
    expect(await valuesOf('AT-ESS-BR')).toMatchObject([{ stock: 3, next_arrival: '2099-03-01' }]);
    expect(await arrivalOf()).toMatchObject({ stock: 'low', next_arrival: null });
    await upload('stock', true, 'stock.csv', arrivals('2020-03-01'));
    expect(await arrivalOf()).toMatchObject({ stock: 'out', next_arrival: null });
    const stated = { items: [{ reference: 'AT-ESS-BR', next_arrival: '2099-05-05' }] };
    expect((await api.operate('PUT', '/variant/stock', stated)).body).toEqual({ changed: 1 });
    expect(await valuesOf('AT-ESS-BR')).toMatchObject([{ stock: 0, next_arrival: '2099-05-05' }]);
    await api.operate('PUT', '/variant/stock', { items: [{ reference: 'AT-ESS-BR', quantity: 0 }] });
    expect(await valuesOf('AT-ESS-BR')).toMatchObject([{ next_arrival: '2099-05-05' }]);
    await api.operate('PUT', '/variant/stock', { items: [{ reference: 'AT-ESS-BR', next_arrival: null }] });
    expect(await valuesOf('AT-ESS-BR')).toMatchObject([{ next_arrival: null }]);
  });

  it('threshold of an article: decides what is low, and a list without the column keeps it', async () => {
    const reference = 'AT-ESS-BR';
    const isLow = async () =>
      (await list('/operator/variant', { search: reference, stock: 'low' })).total > 0;
    const write = (item: object) => api.operate('PUT', '/variant/stock', { items: [{ reference, ...item }] });
    await write({ quantity: 12 });
    expect(await isLow()).toBe(false);
    await upload('stock', true, 'stock.csv', `reference;quantity;low_stock\n${reference};12;12\n`);
    expect([await isLow(), (await valuesOf(reference))[0]?.low_stock]).toEqual([true, 12]);
    await upload('stock', true, 'stock.csv', `reference;quantity\n${reference};13\n`);
    expect([await isLow(), (await valuesOf(reference))[0]?.low_stock]).toEqual([false, 12]);
    await write({ quantity: 5, low_stock: 4 });
    expect(await isLow()).toBe(false);
    const exported = await api.operate('GET', '/operator/variant/list', undefined, { table: 'stock' });
    expect(String(exported.body)).toMatch(/^\ufeff?reference;quantity;low_stock\n/);
    expect(String(exported.body)).toContain(`${reference};5;4\n`);
    await write({ low_stock: null });
    expect(await isLow()).toBe(true);
    const plain = await api.operate('GET', '/operator/variant/list', undefined, { table: 'stock' });
    expect(String(plain.body)).toMatch(/^\ufeff?reference;quantity\n/);
  });

  it.each([
    ['stock.ods', 'x', 'wrong_type'],
    ['stock.csv', '', 'empty_file'],
  ])('file %s with %j: is refused with %s', async (name, content, code) => {
    const response = await upload('stock', true, name, content);
    expect([response.status, response.body]).toMatchObject([422, { errors: { files: code } }]);
  });

  it('downloaded list: holds every variant, and uploaded again it changes nothing', async () => {
    for (const table of ['prices', 'stock']) {
      const { body } = await api.operate('GET', '/operator/variant/list', undefined, { table });
      expect(String(body)).toContain('AT-ESS-LI');
      expect((await upload(table, true, `${table}.csv`, String(body))).body).toMatchObject({
        applied: true,
        changed: 0,
        findings: [],
      });
    }
  });
});
