import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { startTestApi, type TestApi } from '#tests/support/test-api.ts';
import { OPERATOR_TOKEN } from '#tests/support/test-backoffice.ts';
import { WHOLE_SHOP_RECORDS } from '#tests/support/whole-shop-records.ts';

type Listed = { items: (Record<string, unknown> & { id: number })[]; total: number };

const PRODUCT = WHOLE_SHOP_RECORDS.product;

let api: TestApi;
beforeAll(async () => {
  api = await startTestApi();
});
afterAll(() => api.close());

async function listVariants(key: string): Promise<Listed['items']> {
  const { body } = await api.operate('GET', '/variant/record', undefined, { key, perPage: '100' });
  return (body as Listed).items;
}

describe('products of operators', () => {
  it('[AP-03] product: is created on quotation, priced, sold, found by the search and removed', async () => {
    const created = await api.operate('POST', '/product', PRODUCT);
    expect([created.status, created.body]).toEqual([200, { id: expect.any(Number) }]);
    const { id } = created.body as { id: number };
    expect((await api.operate('GET', `/product/record/${id}`)).body).toEqual({ ...PRODUCT, id });
    expect((await api.get(`/product/${id}`)).body).toMatchObject({ id, name: 'Essai neuf' });
    const variants = await listVariants('AT-ESS');
    expect(variants.map(({ reference, price, stock }) => [reference, price, stock])).toEqual([
      ['AT-ESS-BR', null, 0],
      ['AT-ESS-LI', null, 0],
    ]);

    const price = { items: [{ reference: 'AT-ESS-BR', price: 49_900, eco: 120 }] };
    expect((await api.operate('PUT', '/variant/price', price)).body).toEqual({ changed: 1 });
    expect((await api.operate('PUT', '/variant/price', price)).body).toEqual({ changed: 0 });
    const stock = { items: [{ reference: 'AT-ESS-BR', quantity: 5 }] };
    expect((await api.operate('PUT', '/variant/stock', stock)).body).toEqual({ changed: 1 });
    expect(
      await api.db
        .selectFrom('product')
        .where('id', '=', id)
        .select(['price_from', 'price_varies', 'eco', 'stock'])
        .executeTakeFirst(),
    ).toEqual({ price_from: 49_900, price_varies: false, eco: 120, stock: 5 });

    const search = async () =>
      JSON.stringify(
        (await api.get('/search', { type: 'Suggest', language: 'fr', text: 'essai neuf' })).body,
      );
    expect(await search()).toContain('Essai neuf');
    expect((await api.operate('DELETE', `/product/${id}`)).status).toBe(200);
    expect((await api.get(`/product/${id}`)).status).toBe(404);
    expect(await search()).not.toContain('Essai neuf');
  });

  it('[AP-03] product: renamed and with another colour, keeps its number and the prices of its variants', async () => {
    const { id } = (await api.operate('POST', '/product', PRODUCT)).body as { id: number };
    await api.operate('PUT', '/variant/price', { items: [{ reference: 'AT-ESS-BR', price: 49_900 }] });
    const [first] = await listVariants('AT-ESS');
    const { etag } = await api.operate('GET', `/product/record/${id}`);
    const changed = {
      ...PRODUCT,
      id,
      key: 'autre',
      reference: 'AT-AUT',
      colours: ['brique', 'lin', 'blanc'],
    };
    const put = (ifMatch: string | undefined) =>
      api.call('PUT', '/product', { body: changed, token: OPERATOR_TOKEN, ifMatch });
    expect((await put('"other"')).status).toBe(412);
    const written = await put(etag);
    expect([written.status, written.body]).toEqual([200, { id }]);
    expect((await api.operate('GET', `/product/record/${id}`)).body).toEqual(changed);
    const variants = await listVariants('AT-AUT');
    expect(variants.map(({ colour, price }) => [colour, price])).toEqual([
      ['brique', 49_900],
      ['lin', null],
      ['blanc', null],
    ]);
    expect(variants[0]?.id).toBe(first?.id);
    await api.operate('DELETE', `/product/${id}`);
  });

  it('[AP-03] product: is written after its category has another address', async () => {
    const { body } = await api.operate('GET', '/category/record', undefined, { perPage: '100' });
    const category = (body as Listed).items.find(({ slug }) => String(slug).endsWith('/inertie-seche'));
    expect(category).toBeDefined();
    const moved = { ...category, slug: 'inertie-neuve', name: 'Inertie neuve' };
    expect((await api.operate('PUT', '/category', moved)).status).toBe(200);
    const created = await api.operate('POST', '/product', PRODUCT);
    expect([created.status, created.body]).toEqual([200, { id: expect.any(Number) }]);
    const { id } = created.body as { id: number };
    await api.operate('DELETE', `/product/${id}`);
    expect((await api.operate('PUT', '/category', category)).status).toBe(200);
  });

  const REFUSED: [changes: object, errors: object][] = [
    [{ type: 'inertie-sechee' }, { type: 'unknown' }],
    [{ categories: ['radiators'] }, { 'categories.0': expect.any(String) }],
    [{ colours: ['brique', 'zinzolin'] }, { 'colours.1': 'unknown' }],
    [{ related: ['lame', 'rien'] }, { 'related.1': 'unknown' }],
    [
      { key: 'lame', reference: 'AT-LAM' },
      { key: 'taken', reference: 'taken' },
    ],
    [{ sizes: [] }, { sizes: 'too_small' }],
    [{ garantee: 3 }, { garantee: 'unknown_key' }],
  ];
  it.each(REFUSED)('[AP-16] product: %j is refused with %j', async (changes, errors) => {
    const response = await api.operate('POST', '/product', { ...PRODUCT, ...changes });
    expect([response.status, response.body]).toMatchObject([400, { errors }]);
  });

  it('[AP-16] product: the nearest key is named, and one that others show is not removed', async () => {
    const near = await api.operate('POST', '/product', { ...PRODUCT, type: 'inertie-sechee' });
    expect(near.body).toMatchObject({ params: { type: 'inertie-seche' } });
    const { body } = await api.operate('GET', '/product/record', undefined, { key: 'AT-LAM' });
    const [lame] = (body as Listed).items;
    const removal = await api.operate('DELETE', `/product/${lame?.id}`);
    expect([removal.status, removal.body]).toMatchObject([
      409,
      { code: 'in_use', params: { resource: 'product', name: expect.any(String) } },
    ]);
  });
});

describe('variants of operators', () => {
  it('[AP-03] variant: removed and created again; a second one of its size and colour is refused', async () => {
    const [variant] = await listVariants('AT-LAM-1500-BL');
    const body = WHOLE_SHOP_RECORDS.variant;
    const twice = await api.operate('POST', '/variant', body);
    expect([twice.status, twice.body]).toMatchObject([400, { errors: { size: 'taken' } }]);
    expect((await api.operate('DELETE', `/variant/${variant?.id}`)).status).toBe(200);
    const created = await api.operate('POST', '/variant', body);
    const { id } = created.body as { id: number };
    expect((await api.operate('GET', `/variant/record/${id}`)).body).toEqual({ ...body, id });
    const dearer = await api.operate('PUT', '/variant', { ...body, id, price: 139_000 });
    expect([dearer.status, dearer.body]).toEqual([200, { id }]);
    const unknown = await api.operate('PUT', '/variant', { ...body, id, size: '99', colour: 'zinzolin' });
    expect(unknown.body).toMatchObject({ errors: { size: 'unknown', colour: 'unknown' } });
  });

  it('[AP-16] prices of plans: hold on their days, stay when they are not stated, and are removed', async () => {
    const reference = 'AT-RIV-1000-BL';
    const [variant] = await listVariants(reference);
    const netPrice = async () => {
      const [{ net } = { net: undefined }] = await api.db
        .selectFrom('variant')
        .where('reference', '=', reference)
        .select('plan_prices as net')
        .execute();
      return net;
    };
    const write = async (item: object) => {
      const items = [{ reference, price: variant?.['price'], ...item }];
      return (await api.operate('PUT', '/variant/price', { items })).body;
    };
    const net = { plan: 'pro_connect', price: 41_000, from: null, until: null };
    expect(await write({ plan_prices: [net] })).toEqual({ changed: 1 });
    expect((await listVariants(reference))[0]).toMatchObject({ plan_prices: [net] });
    expect([await write({ eco: 0 }), await netPrice()]).toEqual([{ changed: expect.any(Number) }, [net]]);
    expect([await write({ plan_prices: [] }), await netPrice()]).toEqual([{ changed: 1 }, null]);
  });

  it('[AP-16] prices of plans: periods that contradict each other are refused with their place', async () => {
    const plan_prices = [
      { plan: 'part', price: 100, from: '2099-01-01', until: '2098-01-01' },
      { plan: 'part', price: 200, from: '2099-02-01', until: '2099-02-10' },
      { plan: 'part', price: 300, from: '2099-02-10', until: null },
    ];
    const errors = { '0.until': 'until_before_from', '2.from': 'price_overlap' };
    const below = (path: string) =>
      Object.fromEntries(Object.entries(errors).map(([name, code]) => [`${path}.${name}`, code]));
    const items = [{ reference: 'AT-LAM-750-BR', price: 100, plan_prices }];
    expect((await api.operate('PUT', '/variant/price', { items })).body).toMatchObject({
      errors: below('items.0.plan_prices'),
    });
    const [{ id, ...variant } = { id: 0 }] = await listVariants('AT-LAM-750-BR');
    expect((await api.operate('PUT', '/variant', { id, ...variant, plan_prices })).body).toMatchObject({
      errors: below('plan_prices'),
    });
  });

  it('[AP-16] prices: a list with wrong references is refused whole', async () => {
    const before = await listVariants('AT-LAM-750-BR');
    const items = [
      { reference: 'AT-LAM-750-BR', price: 100 },
      { reference: 'AT-XXX', price: 100 },
      { reference: 'AT-LAM-750-BR', price: 200 },
    ];
    const response = await api.operate('PUT', '/variant/price', { items });
    expect([response.status, response.body]).toMatchObject([
      400,
      { errors: { 'items.1.reference': 'unknown', 'items.2.reference': 'repeated' } },
    ]);
    expect(await listVariants('AT-LAM-750-BR')).toEqual(before);
  });

  it('[AP-16] prices and stock: the log has each variant that changes, with its operator, before and after', async () => {
    const [variant] = await listVariants('AT-LAM-750-BL');
    const changes = [
      ['PUT /variant/price', { price: 77_700 }],
      ['PUT /variant/stock', { quantity: 3 }],
    ] as const;
    for (const [operation, value] of changes)
      await api.operate('PUT', operation.slice(4), { items: [{ reference: 'AT-LAM-750-BL', ...value }] });
    const logged = await api.db
      .selectFrom('operator_change')
      .where('record', '=', `variant ${variant?.id}`)
      .orderBy('id')
      .select(['operation', 'kind', 'before', 'after'])
      .execute();
    expect(logged).toEqual([
      {
        operation: 'PUT /variant/price',
        kind: 'machine',
        before: { price: variant?.price },
        after: { price: 77_700 },
      },
      {
        operation: 'PUT /variant/stock',
        kind: 'machine',
        before: { stock: variant?.stock },
        after: { stock: 3 },
      },
    ]);
  });
});

const readRecord = async (path: string, key: string) => {
  const { body } = await api.operate('GET', path, undefined, { key, perPage: '100' });
  const [record] = (body as Listed).items;
  if (!record) throw new Error(`There is no ${key}.`);
  return record;
};

describe('place of products and pushes', () => {
  it('[AP-03] product: another position moves it at once, and back', async () => {
    const record = await readRecord('/product/record', 'AT-LAM');
    const order = async () => {
      const rows = await api.db
        .selectFrom('product')
        .orderBy('position')
        .select(['reference', 'position'])
        .execute();
      expect(rows.map(({ position }) => position)).toEqual(rows.map((_row, index) => index));
      return rows.map(({ reference }) => reference);
    };
    const before = await order();
    const first = { ...record, position: 0 };
    expect((await api.operate('PUT', '/product', first)).status).toBe(200);
    expect((await order())[0]).toBe('AT-LAM');
    expect((await api.operate('PUT', '/product', record)).status).toBe(200);
    expect(await order()).toEqual(before);
  });

  it('[AP-03] product: a new address and a new key are those of its pushes and of related products', async () => {
    const pushes = await api.db
      .selectFrom('shop_record')
      .where('kind', '=', 'push')
      .select(['key', 'record'])
      .execute();
    const key = (JSON.parse(pushes[0]?.record ?? '{}') as { product: string }).product;
    const { body } = await api.operate('GET', '/product/record', undefined, { key });
    const [record] = (body as { items: (Listed['items'][number] & { texts: { fr: object } })[] }).items;
    if (!record) throw new Error('The demo promotes no product.');
    const moved = {
      ...record,
      key: 'autre-cle',
      texts: { ...record.texts, fr: { ...record.texts.fr, slug: 'autre-adresse' } },
    };
    expect((await api.operate('PUT', '/product', moved)).status).toBe(200);
    const shown = await api.db
      .selectFrom('category_translation')
      .where('lang', '=', 'fr')
      .select('push')
      .execute();
    expect(JSON.stringify(shown)).toContain('/autre-adresse');
    const named = await api.db
      .selectFrom('shop_record')
      .where('kind', 'in', ['push', 'product'])
      .select('record')
      .execute();
    const lists = new Set(
      named.flatMap((row) => {
        const { product, related = [] } = JSON.parse(row.record) as { product?: string; related?: string[] };
        return [product, ...related];
      }),
    );
    expect([lists.has(key), lists.has('autre-cle')]).toEqual([false, true]);
    expect((await api.operate('PUT', '/product', record)).status).toBe(200);
  });
});
