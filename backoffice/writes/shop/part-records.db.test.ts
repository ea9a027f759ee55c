import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import sharp from 'sharp';
import request from 'supertest';
import type { StoredDrawing } from '#shared/contract/shop/part-record.ts';
import { startTestApi, type TestApi } from '#tests/support/test-api.ts';
import { OPERATOR_TOKEN } from '#tests/support/test-backoffice.ts';
import { WHOLE_SHOP_RECORDS } from '#tests/support/whole-shop-records.ts';

type Stored = Record<string, unknown> & { id: number };
type Listed = { items: Stored[]; total: number };

const MINUTE = 60_000;
const COMMON = { site_id: '1', lang: 'fr', sales_plan_id: '1' };
const PART = {
  ...WHOLE_SHOP_RECORDS.part,
  reference: 'PR-ZZZ-901',
  ean: '',
  old_references: ['VIEUX-901'],
  name: { fr: 'Résistance d’essai 901 W : longue', en: 'Trial element 901 W' },
  status: 'on_order',
};

let api: TestApi;
let media = '';
beforeAll(async () => {
  media = await mkdtemp(join(tmpdir(), 'part-writes-'));
  api = await startTestApi({ importedMediaFolder: media });
}, MINUTE);
afterAll(async () => {
  await api.close();
  await rm(media, { recursive: true });
});

const create = async (path: string, record: object) =>
  ((await api.operate('POST', path, record)).body as { id: number }).id;
const list = async (path: string, query: Record<string, string> = {}) =>
  (await api.operate('GET', path, undefined, query)).body as Listed;

const send = (content: Buffer, fields: Record<string, string> = { code: 'essai' }) =>
  request(api.url)
    .post('/api/v1/eclate/picture')
    .query(COMMON)
    .set('authorization', `Bearer ${OPERATOR_TOKEN}`)
    .field(fields)
    .attach('files', content, 'drawing.png');
const lines = (width: number) =>
  sharp({ create: { width, height: 300, channels: 4, background: '#00000000' } })
    .png()
    .toBuffer();

describe('parts of operators', () => {
  beforeAll(() => create('/part', PART));

  it.each<[Record<string, string>, number]>([
    [{ q: 'zzz-90' }, 1],
    [{ q: 'vieux-901' }, 1],
    [{ q: 'D’ESSAI 901 W : LONGUE' }, 1],
    [{ q: 'trial element' }, 1],
    [{ q: 'zzz-90', status: 'on_order' }, 1],
    [{ q: 'zzz-90', status: 'available' }, 0],
    [{ q: 'zzz-90', family: 'board' }, 1],
    [{ q: 'zzz-90', family: 'nothing' }, 0],
    [{ references: 'PR-ZZZ-901,PR-ABS-001,PR-XXX' }, 2],
    [{ q: '%_%' }, 0],
  ])('filter %j: finds %i', async (query, total) => {
    expect(await list('/part/record', query)).toMatchObject({ total });
  });

  it.each([
    ['/eclate/record', 'AT-RFD', 1],
    ['/eclate/record', 'refend', 1],
    ['/eclate/record', 'nothing', 0],
    ['/carrier/relay-points/record', 'r00001', 1],
    ['/carrier/relay-points/record', 'nowhere', 0],
  ])('list %s with %j: finds %i', async (path, q, total) => {
    expect(await list(path, { q })).toMatchObject({ total });
  });

  it('[AP-16] filters that no part can match: are refused by name', async () => {
    const { status, body } = await api.operate('GET', '/part/record', undefined, {
      status: 'lost',
      references: 'a b',
    });
    expect([status, body]).toMatchObject([
      400,
      { errors: { status: 'invalid_value', 'references.0': 'invalid_format' } },
    ]);
  });

  it('[AP-16] family with parts: is neither removed nor given another code, an empty one is removed', async () => {
    const { items } = await list('/part/family/record', { key: 'board' });
    const [family] = items;
    const removal = await api.operate('DELETE', `/part/family/${family?.id}`);
    expect([removal.status, removal.body]).toMatchObject([
      409,
      { code: 'in_use', params: { resource: 'part', name: expect.any(String) } },
    ]);
    const renamed = await api.operate('PUT', '/part/family', { ...family, code: 'other' });
    expect([renamed.status, renamed.body]).toMatchObject([400, { errors: { code: 'not_allowed' } }]);
    const moved = await api.operate('PUT', '/part/family', { ...family, position: 7 });
    expect(moved.status).toBe(200);
    const empty = await create('/part/family', WHOLE_SHOP_RECORDS['part/family']);
    expect((await api.operate('DELETE', `/part/family/${empty}`)).status).toBe(200);
  });

  it('[AP-16] carrier with relay points: is not removed', async () => {
    const carriers = await list('/carrier/record');
    const relays = carriers.items.find(({ technical_name: name }) => name === 'relais_colis');
    const removal = await api.operate('DELETE', `/carrier/${relays?.id}`);
    expect([removal.status, removal.body]).toMatchObject([
      409,
      { code: 'in_use', params: { resource: 'carrier/relay-points', name: expect.any(String) } },
    ]);
  });

  it('[AP-16] family: once renamed, the search finds its parts by the new name', async () => {
    const { items } = await list('/part/family/record', { key: 'board' });
    const [family] = items;
    const { items: parts } = await list('/part/record', { family: 'board' });
    const found = async () =>
      JSON.stringify(
        (await api.get('/search', { type: 'Suggest', language: 'fr', text: 'Zirconolite' })).body,
      );
    const reference = String(parts[0]?.['reference']);
    expect(await found()).not.toContain(reference);
    const name = { fr: 'Zirconolite', en: 'Zirconolite' };
    expect((await api.operate('PUT', '/part/family', { ...family, name })).status).toBe(200);
    const { items: named } = await list('/part/family/record', { key: 'board' });
    expect(named[0]?.['name']).toEqual(name);
    expect(parts.some((part) => part['reference'] !== '') && (await found())).toContain('PR-');
    await api.operate('PUT', '/part/family', family);
    expect(await found()).not.toContain(reference);
  });
});

describe('pictures of exploded views', () => {
  it(
    '[AP-03] drawing: is served as AVIF and as WebP of the same name, and shown by the view that names it',
    async () => {
      const { status, body } = await send(await lines(600));
      const { image, width, height } = body as StoredDrawing;
      expect([status, width, height]).toEqual([200, 600, 300]);
      expect(image).toMatch(/^schemas\/essai-[\da-f]{10}\.avif$/);
      for (const extension of ['avif', 'webp']) {
        const response = await fetch(`${api.url}/media/${image.replace('avif', extension)}`);
        expect([response.status, response.headers.get('content-type')]).toEqual([200, `image/${extension}`]);
      }
      const id = await create('/eclate', { ...WHOLE_SHOP_RECORDS.eclate, image, width, height });
      const shown = await api.operate('GET', `/eclate/record/${id}`);
      expect(shown.body).toMatchObject({ image, width, height });
    },
    MINUTE,
  );

  it(
    'drawing wider than any screen: is made smaller',
    async () => {
      expect((await send(await lines(4000))).body).toMatchObject({ width: 2400, height: 180 });
    },
    MINUTE,
  );

  it('[AP-16] other files and codes: are refused by name', async () => {
    const pdf = Buffer.from('%PDF-1.7\n1 0 obj\n<<>>\nendobj\n%%EOF\n');
    const refused = await send(pdf);
    expect([refused.status, refused.body]).toMatchObject([422, { errors: { files: 'wrong_type' } }]);
    const unnamed = await send(await lines(10), { code: '../essai' });
    expect([unnamed.status, unnamed.body]).toMatchObject([400, { errors: { code: 'invalid_format' } }]);
  });
});
