import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { sql } from 'kysely';
import { SHOP_RESOURCES, type ShopResource } from '#shared/contract/shop/shop-records.ts';
import { logInDemo } from '#tests/support/demo-login.ts';
import { startTestApi, type TestApi } from '#tests/support/test-api.ts';
import { OPERATOR_TOKEN } from '#tests/support/test-backoffice.ts';
import { WHOLE_SHOP_RECORDS } from '#tests/support/whole-shop-records.ts';

type Stored = Record<string, unknown> & { id: number };
type Listed = { items: Stored[]; total: number };

const TABLES = [
  'product',
  'product_translation',
  'variant',
  'shop_record',
  'promotion',
  'document',
  'document_product',
  'part_family',
  'part',
  'part_product',
  'part_key',
  'part_words',
  'exploded_view',
  'exploded_view_product',
  'exploded_view_part',
  'relay_point',
  'contact_label',
  'customer_contact',
  'former_product',
  'content',
  'content_translation',
] as const;
const MAX_RECORDS = 4;
/** Variants belong to a product (catalogue-records.db.test.ts). */
const INDEPENDENT = SHOP_RESOURCES.filter((name) => name !== 'product' && name !== 'variant');

let api: TestApi;
beforeAll(async () => {
  api = await startTestApi({ hasEqualWrites: true });
});
afterAll(() => api.close());

const read = (name: ShopResource, id: number) => api.operate('GET', `/${name}/record/${id}`);
const put = (name: ShopResource, body: object, ifMatch?: string) =>
  api.call('PUT', `/${name}`, { body, token: OPERATOR_TOKEN, ifMatch });

async function create(name: ShopResource): Promise<number> {
  const created = await api.operate('POST', `/${name}`, WHOLE_SHOP_RECORDS[name]);
  expect([name, created.status, created.body]).toEqual([name, 200, { id: expect.any(Number) }]);
  return (created.body as { id: number }).id;
}

/** Another text of a record, and what it has in one language only where that is possible. */
function changeOf(name: ShopResource): Record<string, unknown> {
  const record = WHOLE_SHOP_RECORDS[name];
  if (name === 'sav/fault') return { texts: { ...Object(record['texts']), en: null }, checks: [] };
  if ('texts' in record) return { texts: { ...Object(record['texts']), en: null } };
  const field = ['title', 'name', 'zone'].find((key) => key in record) ?? '';
  const value = record[field];
  const next = typeof value === 'string' ? `${value} bis` : { fr: 'Autre : un essai', en: 'Another one' };
  return { [field]: next };
}

async function listVersions(): Promise<unknown[]> {
  const versions: unknown[] = [];
  for (const table of TABLES) {
    const { rows } =
      await sql`select ${table} as name, md5(string_agg(t::text || t.xmin::text, '' order by t::text))
      as hash from ${sql.table(table)} t`.execute(api.db);
    versions.push(...rows);
  }
  return versions;
}

describe('records of a shop', () => {
  it('[AP-03] every record: what GET returns, PUT accepts, without writing a row', async () => {
    const before = await listVersions();
    for (const name of SHOP_RESOURCES) {
      const listed = await api.operate('GET', `/${name}/record`, undefined, { perPage: String(MAX_RECORDS) });
      const { items } = listed.body as Listed;
      expect([name, listed.status, items.length > 0]).toEqual([name, 200, true]);
      for (const record of items) {
        const first = await read(name, record.id);
        expect([name, first.body]).toEqual([name, record]);
        const written = await put(name, record, first.etag);
        expect([name, written.status, written.body]).toEqual([name, 200, { id: record.id }]);
        expect(written.etag).toBe(first.etag);
      }
    }
    expect(await listVersions()).toEqual(before);
  });

  it.each(INDEPENDENT)('[AP-03] %s: is created, read, replaced under If-Match and removed', async (name) => {
    const id = await create(name);
    const created = await read(name, id);
    expect(created.body).toEqual({ ...WHOLE_SHOP_RECORDS[name], id });
    const changed = { ...WHOLE_SHOP_RECORDS[name], id, ...changeOf(name) };
    expect((await put(name, changed, '"other"')).status).toBe(412);
    const written = await put(name, changed, created.etag);
    expect([written.status, written.body]).toEqual([200, { id }]);
    expect((await read(name, id)).body).toEqual(changed);
    expect((await put(name, changed, created.etag)).status).toBe(412);
    const remove = (ifMatch?: string) =>
      api.call('DELETE', `/${name}/${id}`, { token: OPERATOR_TOKEN, ifMatch });
    expect((await remove(created.etag)).status).toBe(412);
    expect((await remove(written.etag)).status).toBe(200);
    expect((await read(name, id)).status).toBe(404);
    expect((await remove()).status).toBe(404);
  });

  it.each(SHOP_RESOURCES)('[AP-16] %s: is for operators', async (name) => {
    // Wrong tokens are limited by address.
    const address = `203.0.113.${100 + SHOP_RESOURCES.indexOf(name)}`;
    const { token } = await logInDemo(api);
    for (const [method, path, body] of [
      ['GET', `/${name}/record`, undefined],
      ['GET', `/${name}/record/1`, undefined],
      ['POST', `/${name}`, WHOLE_SHOP_RECORDS[name]],
      ['PUT', `/${name}`, { ...WHOLE_SHOP_RECORDS[name], id: 1 }],
      ['DELETE', `/${name}/1`, undefined],
    ] as const) {
      expect((await api.call(method, path, { body, address })).status).toBe(401);
      expect((await api.call(method, path, { body, address, token })).status).toBe(403);
    }
  });

  const REFUSED: [name: ShopResource, changes: object, errors: object][] = [
    ['promotion', { percent: null }, { percent: 'required_by_kind' }],
    ['promotion', { categories: [999] }, { 'categories.0': 'unknown' }],
    ['promotion', { until: '2027-02-01T00:00:00.000Z' }, { until: 'not_ascending' }],
    ['document', { product: null }, { product: 'required_by_kind' }],
    ['document', { product: 'AT-XXX' }, { product: 'unknown' }],
    ['document', { kind: 'fiche' }, { kind: 'taken' }],
    ['document', { titel: 'x' }, { titel: 'unknown_key' }],
    ['part', { family: 'nothing' }, { family: 'unknown' }],
    ['part', { ean: '4006381333932' }, { ean: 'invalid_ean' }],
    ['part', { reference: 'PR-ABS-001' }, { reference: 'taken' }],
    ['part', { replaced_by: 'PR-XXX' }, { replaced_by: 'unknown' }],
    ['part', { products: [{ product: 'AT-XXX' }] }, { 'products.0.product': 'unknown' }],
    ['eclate', { parts: [{ number: '1', part: 'PR-XXX' }] }, { 'parts.0.part': 'unknown' }],
    ['carrier/relay-points', { carrier: 'nobody' }, { carrier: 'unknown' }],
    ['carrier/relay-points', { monday: '9-12' }, { monday: 'invalid_format' }],
    ['contact/customer', { email: 'nobody' }, { email: 'invalid_format' }],
    ['former-product', { replacement: 'AT-XXX' }, { replacement: 'unknown' }],
    ['sav/category', { parent: 'nothing' }, { parent: 'unknown' }],
    ['sav/category', { parent: 'essai' }, { parent: 'below_itself' }],
    ['sav/category', { code: 'electric-radiators' }, { code: 'taken' }],
    ['sav/question', { category: 'nothing' }, { category: 'unknown' }],
    ['sav/question', { exist_in: [9] }, { 'exist_in.0': 'unknown' }],
    ['sav/question', { texts: { fr: null, en: null } }, { 'texts.fr': 'required' }],
    ['sav/fault', { family: 'nothing' }, { family: 'unknown' }],
    ['sav/fault', { references: ['AT-XXX'] }, { 'references.0': 'unknown' }],
    ['sav/fault', { end: 'ticket' }, { texts: 'required_by_kind' }],
    [
      'sav/fault',
      { checks: [{ key: 'essai', professional: false, text: { fr: null, en: null } }] },
      { checks: 'required_by_kind' },
    ],
  ];

  it.each(REFUSED)('[AP-16] write of %s: %j is refused with %j', async (name, changes, errors) => {
    const response = await api.operate('POST', `/${name}`, { ...WHOLE_SHOP_RECORDS[name], ...changes });
    expect([response.status, response.body]).toMatchObject([400, { code: 'invalid_request', errors }]);
  });

  it('[AP-16] part: a circle of replacements and a removal while views show it are refused', async () => {
    const { items } = (await api.operate('GET', '/part/record', undefined, { key: 'PR-ABS-001' }))
      .body as Listed;
    expect(items).toHaveLength(1);
    const id = await create('part');
    const [shown] = items;
    if (!shown) throw new Error('The demo lacks the part.');
    const circle = await put('part', { ...shown, replaced_by: 'PR-ESSAI-001' });
    expect([circle.status, circle.body]).toMatchObject([400, { errors: { replaced_by: 'loop' } }]);
    const removal = await api.operate('DELETE', `/part/${shown.id}`);
    expect([removal.status, removal.body]).toMatchObject([
      409,
      { code: 'in_use', params: { resource: 'part', id } },
    ]);
    await api.operate('DELETE', `/part/${id}`);
  });

  it('[AP-16] part: the search finds it once written, and no longer once removed', async () => {
    const id = await create('part');
    const search = async () =>
      JSON.stringify(
        (await api.get('/search', { type: 'Suggest', language: 'fr', text: 'PR-ESSAI-001' })).body,
      );
    expect(await search()).toContain('PR-ESSAI-001');
    await api.operate('DELETE', `/part/${id}`);
    expect(await search()).not.toContain('PR-ESSAI-001');
  });

  it('[AP-16] category of after-sales pages: one in use is not removed, and its faults follow its address', async () => {
    const { items } = (await api.operate('GET', '/sav/category/record', undefined, { key: 'radiators' }))
      .body as Listed;
    const [category] = items;
    if (!category) throw new Error('The demo lacks the category.');
    const removal = await api.operate('DELETE', `/sav/category/${category.id}`);
    expect([removal.status, removal.body]).toMatchObject([409, { code: 'in_use' }]);
    const texts = category['texts'] as { fr: { slug: string }; en: object };
    const moved = { ...category, texts: { ...texts, fr: { ...texts.fr, slug: 'autres-radiateurs' } } };
    expect((await put('sav/category', moved)).status).toBe(200);
    const faults = (await api.get('/sav/fault')).body as {
      items: { slug: string; family: { id: number } }[];
    };
    const own = faults.items.filter(({ family }) => family.id === category.id);
    expect(own.length).toBeGreaterThan(0);
    expect(own.every(({ slug }) => slug.startsWith('autres-radiateurs/'))).toBe(true);
    expect((await put('sav/category', category)).status).toBe(200);
  });

  it('[AP-03] question and fault: are on the pages, found by the search, and at the rank that is stated', async () => {
    const id = await create('sav/fault');
    const search = async () => JSON.stringify((await api.get('/sav/fault', { text: 'E99' })).body);
    expect(await search()).toContain('Défaut d’essai');
    const ranked = (await read('sav/fault', id)).body as Stored;
    await put('sav/fault', { ...ranked, position: 2 });
    const { items } = (await api.operate('GET', '/sav/fault/record')).body as Listed;
    expect(items.map((item) => item['position'])).toEqual(items.map((_item, index) => index));
    expect(items[2]?.id).toBe(id);
    await api.operate('DELETE', `/sav/fault/${id}`);
    expect(await search()).not.toContain('Défaut d’essai');
  });

  it('[AP-03] check of several faults: changed in one, is changed in all', async () => {
    const { items } = (await api.operate('GET', '/sav/fault/record', undefined, { perPage: '100' }))
      .body as Listed;
    type Check = { key: string; text: { fr: string } };
    const checksOf = (item: Stored) => item['checks'] as Check[];
    const [key, first] =
      items
        .flatMap((item) => checksOf(item).map((check) => [check.key, item] as const))
        .find(([one], index, all) => all.findIndex(([other]) => other === one) < index) ?? [];
    if (!first) throw new Error('The demo has no check of two faults.');
    const checks = checksOf(first).map((check) =>
      check.key === key ? { ...check, text: { ...check.text, fr: 'Un autre texte' } } : check,
    );
    expect((await put('sav/fault', { ...first, checks })).status).toBe(200);
    const after = (await api.operate('GET', '/sav/fault/record', undefined, { perPage: '100' }))
      .body as Listed;
    const shared = after.items.flatMap(checksOf).filter((check) => check.key === key);
    expect(shared.length).toBeGreaterThan(1);
    expect(new Set(shared.map(({ text }) => text.fr))).toEqual(new Set(['Un autre texte']));
    await put('sav/fault', first);
  });
});
