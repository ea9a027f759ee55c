import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { sql } from 'kysely';
import { findOperation } from '#shared/contract/operations.ts';
import { WRITABLE_RESOURCES, type WritableResource } from '#shared/contract/records.ts';
import { startTestApi, type TestApi } from '#tests/support/test-api.ts';
import { OPERATOR_TOKEN } from '#tests/support/test-backoffice.ts';
import { WHOLE_RECORDS } from '#tests/support/whole-records.ts';

type Stored = Record<string, unknown> & { id: number };
type Listed = { items: Stored[]; total: number };

/** Tables of the records. */
const TABLES = [
  'carrier',
  'category',
  'category_translation',
  'city',
  'contact_point',
  'content',
  'content_translation',
  'redirection',
  'sales_plan',
  'site',
] as const;
/** Further records of a resource take time and add no case. */
const MAX_RECORDS = 6;

let api: TestApi;
beforeAll(async () => {
  api = await startTestApi();
  // The demo has no record of these resources.
  for (const [name, record] of [
    ['redirection', { from: '/ancienne', to: '/nos-usines', code: 301 }],
    ['search', { phrase: 'zéphyrine', words: 'ventilation' }],
    ['sitemap', { ...WHOLE_RECORDS.sitemap, label: 'Salons' }],
  ] as const) {
    const { id } = (await api.operate('POST', `/${name}`, record)).body as { id: number };
    await api.operate('PUT', `/${name}`, { ...record, id }, { lang: 'en' });
  }
});
afterAll(() => api.close());

const LANGUAGES = ['fr', 'en'] as const;
const read = (name: WritableResource, id: number, lang: string) =>
  api.operate('GET', `/${name}/record/${id}`, undefined, { lang });
const put = (name: WritableResource, body: object, ifMatch: string | undefined, lang = 'fr') =>
  api.call('PUT', `/${name}`, { body, token: OPERATOR_TOKEN, ifMatch, query: { lang } });

async function list(name: WritableResource, lang: string): Promise<Stored[]> {
  const { status, body } = await api.operate('GET', `/${name}/record`, undefined, {
    lang,
    perPage: String(MAX_RECORDS),
  });
  expect([name, lang, status]).toEqual([name, lang, 200]);
  const { items } = body as Listed;
  expect([name, lang, items.length > 0]).toEqual([name, lang, true]);
  return items;
}

/** A hash of each table; `isExact` includes the transaction that wrote each row last. */
async function hashTables(isExact: boolean): Promise<Record<string, string | undefined>> {
  const hashes: Record<string, string | undefined> = {};
  for (const table of TABLES) {
    const { rows } = await sql<{ hash: string }>`
      select md5(string_agg(line, '' order by line)) as hash from (
        select (to_jsonb(t) - 'updated_at')::text ${isExact ? sql`|| t.xmin::text` : sql``} as line
        from ${sql.table(table)} t ${table === 'city' ? sql`where id < 1000` : sql``}
      ) lines`.execute(api.db);
    hashes[table] = rows[0]?.hash;
  }
  return hashes;
}

describe('records as they are written', () => {
  it('[AP-03] every record: what GET returns, PUT accepts, without writing a row', async () => {
    const before = await hashTables(true);
    const results: unknown[] = [];
    const expected: unknown[] = [];
    for (const name of WRITABLE_RESOURCES) {
      for (const lang of LANGUAGES) {
        for (const record of await list(name, lang)) {
          const first = await read(name, record.id, lang);
          expect([name, first.body]).toEqual([name, record]);
          const written = await put(name, record, first.etag, lang);
          const second = await read(name, record.id, lang);
          results.push([name, lang, written.status, written.body, second.body, second.etag]);
          expected.push([name, lang, 200, { id: record.id }, first.body, first.etag]);
        }
      }
    }
    expect(results).toEqual(expected);
    expect(await hashTables(true)).toEqual(before);
  });

  it.each(WRITABLE_RESOURCES)(
    '[AP-03] %s: changed and written back, leaves every column as before',
    async (name) => {
      const [record] = await list(name, 'en');
      if (!record) throw new Error(`There is no ${name}.`);
      const before = await hashTables(false);
      const field = Object.keys(record).find((key) => TEXTS.has(key)) ?? 'id';
      const changed = { ...record, [field]: CHANGED[field] ?? `${String(record[field])} bis` };
      const written = await put(name, changed, undefined, 'en');
      expect([name, written.status, written.body]).toEqual([name, 200, { id: record.id }]);
      expect((await read(name, record.id, 'en')).body).toEqual(changed);
      expect((await put(name, record, undefined, 'en')).status).toBe(200);
      expect(await hashTables(false)).toEqual(before);
    },
  );

  it.each(WRITABLE_RESOURCES)('[AP-03] %s with every field: is read as it was written', async (name) => {
    const whole = JSON.parse(JSON.stringify(WHOLE_RECORDS[name])) as object;
    const { id } = (await api.operate('POST', `/${name}`, whole)).body as { id: number };
    const found = await read(name, id, 'fr');
    expect(found.body).toMatchObject({ ...whole, id });
    expect((await put(name, found.body as object, found.etag)).etag).toBe(found.etag);
    await api.operate('DELETE', `/${name}/${id}`);
  });

  it('[AP-03] record of another language or unknown: is not found', async () => {
    const { body } = await api.operate('POST', '/tags', { code: 'une-langue', label: 'Une langue' });
    const { id } = body as { id: number };
    expect((await read('tags', id, 'fr')).body).toEqual({ id, code: 'une-langue', label: 'Une langue' });
    expect((await read('tags', id, 'en')).status).toBe(404);
    await api.operate('DELETE', `/tags/${id}`);
  });

  it('[AP-03] page that is not published or of one plan only: its record is read all the same', async () => {
    const record = { ...WHOLE_RECORDS.page, slug: 'demain', published_at: '2999-01-01', exist_in: [2] };
    const { body } = await api.operate('POST', '/page', record);
    const { id } = body as { id: number };
    expect((await api.get(`/page/${id}`)).status).toBe(400);
    const found = await read('page', id, 'fr');
    expect(found.body).toMatchObject({ id, exist_in: [2], published_at: '2999-01-01' });
    const facts = findOperation('GET /page/record/{id}').response.safeParse(found.body);
    expect(facts.success).toBe(true);
    await api.operate('DELETE', `/page/${id}`);
  });

  it('[AP-16] records: are for operators and are not cached', async () => {
    const address = '203.0.113.99';
    expect((await api.call('GET', '/page/record', { address })).status).toBe(401);
    expect((await api.call('GET', '/page/record/1', { address })).status).toBe(401);
  });
});

const tag = (label: string) => ({ code: 'si-identique', label });

async function create(): Promise<{ id: number; etag: string | undefined }> {
  const { body, etag } = await api.operate('POST', '/tags', tag('Un'));
  return { id: (body as { id: number }).id, etag };
}

describe('If-Match', () => {
  it('[AP-03] write with an outdated tag: 412 and nothing changes; without one it is accepted', async () => {
    const { id, etag } = await create();
    expect(etag).toBe((await read('tags', id, 'fr')).etag);
    const second = await put('tags', { ...tag('Deux'), id }, etag);
    expect([second.status, second.etag]).toEqual([200, (await read('tags', id, 'fr')).etag]);
    for (const outdated of [etag, '"other"', `W/${second.etag}`, 'no tag']) {
      const refused = await put('tags', { ...tag('Trois'), id }, outdated);
      expect([outdated, refused.status, refused.body]).toMatchObject([
        outdated,
        412,
        { code: 'record_changed' },
      ]);
    }
    expect((await read('tags', id, 'fr')).body).toMatchObject({ label: 'Deux' });
    expect((await put('tags', { ...tag('Quatre'), id }, `"other", ${second.etag}`)).status).toBe(200);
    expect((await put('tags', { ...tag('Cinq'), id }, '*')).status).toBe(200);
    expect((await put('tags', { ...tag('Six'), id }, undefined)).status).toBe(200);
    await api.operate('DELETE', `/tags/${id}`);
  });

  it('[AP-03] removal with an outdated tag: 412; with the current one the record is removed', async () => {
    const { id, etag } = await create();
    const remove = (ifMatch: string | undefined) =>
      api.call('DELETE', `/tags/${id}`, { token: OPERATOR_TOKEN, ifMatch });
    expect((await remove('"other"')).status).toBe(412);
    expect((await remove(etag)).status).toBe(200);
    expect((await remove(etag)).status).toBe(412);
    expect((await remove(undefined)).status).toBe(404);
  });

  it('[AP-03] concurrent writes with the same tag: one is accepted', async () => {
    const { id, etag } = await create();
    const results = await Promise.all(
      ['A', 'B', 'C', 'D'].map((label) => put('tags', { ...tag(label), id }, etag)),
    );
    expect(results.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 412, 412, 412]);
    await api.operate('DELETE', `/tags/${id}`);
  });
});

/** Fields that a test may change, the first of a record. */
const TEXTS = new Set(['name', 'title', 'label', 'nom', 'values', 'words', 'items', 'to', 'url']);
const CHANGED: Record<string, unknown> = {
  values: [{ value: 'https://autre.example/' }],
  items: [],
  to: '/qui-sommes-nous',
  url: 'https://autre.example',
};
