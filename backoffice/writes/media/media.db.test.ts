import { mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import sharp from 'sharp';
import request from 'supertest';
import { product, type Product } from '#shared/contract/product.ts';
import { productList } from '#shared/contract/product-list.ts';
import { startTestApi, type TestApi } from '#tests/support/test-api.ts';
import { OPERATOR_TOKEN } from '#tests/support/test-backoffice.ts';

const MINUTE = 60_000;
const COMMON = { site_id: '1', lang: 'fr', sales_plan_id: '1' };
const PDF = Buffer.from('%PDF-1.7\n1 0 obj\n<<>>\nendobj\n%%EOF\n');

const photograph = (background: string, format: 'jpeg' | 'png' | 'webp' = 'jpeg') =>
  sharp({ create: { width: 900, height: 600, channels: 3, background } })
    .toFormat(format)
    .toBuffer();

/** A JPEG of a few bytes that declares 20,000 × 20,000 pixels. */
async function bomb(): Promise<Buffer> {
  const content = await photograph('#b23a17');
  const frame = content.indexOf(Buffer.from([0xff, 0xc0]));
  content.writeUInt16BE(20_000, frame + 5);
  content.writeUInt16BE(20_000, frame + 7);
  return content;
}

/** A PNG that ends in the middle of its pixels, with the mark of an end. */
async function cutPng(): Promise<Buffer> {
  const content = await photograph('#204060', 'png');
  return Buffer.concat([content.subarray(0, 200), content.subarray(-12)]);
}

describe('media of operators', () => {
  let api: TestApi;
  let media = '';
  beforeAll(async () => {
    media = await mkdtemp(join(tmpdir(), 'media-writes-'));
    api = await startTestApi({ importedMediaFolder: media });
  }, MINUTE);
  afterAll(async () => {
    await api.close();
    await rm(media, { recursive: true });
  });

  type Sent = { name?: string; token?: string; ifMatch?: string };
  const send = (
    method: 'post' | 'put',
    path: string,
    fields: Record<string, string>,
    content: Buffer,
    { name = 'IMG_2031.JPG', token = OPERATOR_TOKEN, ifMatch }: Sent = {},
  ) => {
    const sent = request(api.url)[method](`/api/v1${path}`).query(COMMON);
    if (token !== '') void sent.set('authorization', `Bearer ${token}`);
    if (ifMatch !== undefined) void sent.set('if-match', ifMatch);
    return sent.field(fields).attach('files', content, name);
  };
  const upload = async (path: string, content: Buffer): Promise<number> => {
    const { status, body } = await send('post', '/media', { path }, content);
    expect([status, body]).toEqual([200, { id: expect.any(Number) }]);
    return (body as { id: number }).id;
  };
  const readProduct = async (reference: string): Promise<Product> => {
    const { items } = productList.parse((await api.get('/product', { text: reference })).body);
    return product.parse((await api.get(`/product/${items[0]?.id}`)).body);
  };
  const statusOf = async (url: string) => (await fetch(`${api.url}/media/${url}`)).status;
  const read = (id: number) => api.operate('GET', `/media/record/${id}`);
  const readWhole = async (id: number): Promise<Buffer> => {
    const sent = request(api.url).get(`/api/v1/media/picture/${id}`).query(COMMON);
    const { body } = await sent.set('authorization', `Bearer ${OPERATOR_TOKEN}`).responseType('blob');
    return body as Buffer;
  };
  const put = (ifMatch: string | undefined, body: object) =>
    api.call('PUT', '/media', { body, token: OPERATOR_TOKEN, ifMatch });
  const remove = (id: number) => api.operate('DELETE', `/media/${id}`);

  it(
    '[AP-03] picture: is on the page of its product at once, in AVIF and WebP, and gone once removed',
    async () => {
      const before = await readProduct('AT-LAM');
      const id = await upload('media/lame-1.jpg', await photograph('#b23a17'));
      const { gallery } = await readProduct('AT-LAM');
      expect(gallery).toHaveLength(before.gallery.length + 1);
      const added = gallery.at(-1);
      const files = added?.srcset ?? [];
      expect(new Set(files.map(({ type }) => type))).toEqual(new Set(['image/avif', 'image/webp']));
      for (const { url } of files) expect([url, await statusOf(url)]).toEqual([url, 200]);
      const listed = await api.operate('GET', `/operator/product/${before.id}/media`);
      const [item] = (listed.body as { items: { picture: string; etag: string }[] }).items;
      expect(item).toMatchObject({ id, path: 'media/lame-1.jpg', alt: { fr: null, en: null } });
      expect(files.map(({ url }) => url)).toContain(item?.picture);
      expect(item?.etag).toBe((await read(id)).etag);
      const outdated = await api.call('DELETE', `/media/${id}`, {
        token: OPERATOR_TOKEN,
        ifMatch: '"other"',
      });
      expect(outdated.status).toBe(412);
      expect((await remove(id)).status).toBe(200);
      expect((await readProduct('AT-LAM')).gallery).toEqual(before.gallery);
      for (const { url } of files) expect([url, await statusOf(url)]).toEqual([url, 404]);
      expect(await readdir(join(media, 'originals'))).toEqual([]);
    },
    MINUTE,
  );

  it(
    '[AP-03] record: focal point and texts are those of the page, bytes are replaced under If-Match',
    async () => {
      const id = await upload('media/lame-brique-2.png', await photograph('#204060', 'png'));
      const first = await read(id);
      const alt = { fr: 'Lame dans une entrée', en: 'Lame in a hall' };
      const changed = { ...(first.body as object), focus: { x: 0.25, y: 0.5 }, alt };
      expect((await put('"other"', changed)).status).toBe(412);
      const written = await put(first.etag, changed);
      expect([written.status, (await read(id)).body]).toEqual([200, changed]);
      const shown = (await readProduct('AT-LAM')).gallery.find((picture) => picture.alt === alt.fr);
      expect([shown?.width, shown?.height]).toEqual([800, 600]);
      const whole = sharp(await readWhole(id));
      expect(await whole.metadata()).toMatchObject({ format: 'webp', width: 900, height: 600 });

      const other = await photograph('#0a6040', 'png');
      const replace = (ifMatch: string) => send('put', '/media/file', { id: String(id) }, other, { ifMatch });
      expect((await replace('"other"')).status).toBe(412);
      expect((await replace(written.etag ?? '')).status).toBe(200);
      const after = (await readProduct('AT-LAM')).gallery.find((picture) => picture.alt === alt.fr);
      expect(after?.url).not.toBe(shown?.url);
      expect(await statusOf(shown?.url ?? '')).toBe(404);
      expect(await readdir(join(media, 'originals'))).toHaveLength(1);
      const forged = { ...changed, file: { hash: '0'.repeat(64), bytes: 10 } };
      expect((await put(undefined, forged)).body).toMatchObject({ errors: { file: 'not_allowed' } });
      await remove(id);
    },
    MINUTE,
  );

  it('[AP-03] document: is served at its name, with its new bytes once replaced', async () => {
    const id = await upload('documents/catalogue.pdf', PDF);
    expect(await statusOf('documents/catalogue.pdf')).toBe(200);
    const longer = Buffer.concat([PDF, Buffer.from('%%EOF\n')]);
    expect((await send('put', '/media/file', { id: String(id) }, longer)).status).toBe(200);
    const { headers } = await request(api.url).get('/media/documents/catalogue.pdf');
    expect(headers['content-length']).toBe(String(longer.length));
    await remove(id);
    expect(await statusOf('documents/catalogue.pdf')).toBe(404);
  });

  const REFUSED: [what: string, path: string, content: () => Buffer | Promise<Buffer>, error: string][] = [
    ['empty file', 'media/lame-1.jpg', () => Buffer.alloc(0), 'empty_file'],
    ['text', 'media/lame-1.jpg', () => Buffer.from('no picture'), 'wrong_type'],
    [
      'SVG with a script',
      'media/lame-1.jpg',
      () => Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>'),
      'wrong_type',
    ],
    [
      'HTML',
      'documents/page.pdf',
      () => Buffer.from('<!doctype html><script>alert(1)</script>'),
      'wrong_type',
    ],
    ['picture of 400 megapixels', 'media/lame-1.jpg', bomb, 'too_many_pixels'],
    [
      'truncated JPEG',
      'media/lame-1.jpg',
      async () => (await photograph('#b23a17')).subarray(0, 400),
      'damaged_file',
    ],
    ['truncated PNG with an end mark', 'media/lame-1.png', cutPng, 'damaged_file'],
    ['PNG named JPEG', 'media/lame-1.jpg', () => photograph('#b23a17', 'png'), 'extension'],
    ['truncated PDF', 'documents/a.pdf', () => PDF.subarray(0, 20), 'damaged_file'],
    [
      'PDF that is an archive too',
      'documents/a.pdf',
      () => Buffer.concat([PDF, Buffer.from('PK\u0005\u0006'), Buffer.alloc(18)]),
      'damaged_file',
    ],
  ];
  it.each(REFUSED)(
    '[AP-16] upload of %s: is refused, and no file stays',
    async (_what, path, content, error) => {
      const { status, body } = await send('post', '/media', { path }, await content());
      expect([status, body]).toMatchObject([422, { errors: { files: error } }]);
      expect(await readdir(join(media, 'originals')).catch(() => [])).toEqual([]);
    },
  );

  it.each([
    ['media/../shop.yaml', 'invalid_format'],
    ['/etc/passwd.jpg', 'invalid_format'],
    ['media/.hidden.jpg', 'invalid_format'],
    ['documents/../../a.jpg', 'invalid_format'],
    ['media/encoded/pictures/a.jpg', 'invalid_format'],
    ['media/a\\b.jpg', 'invalid_format'],
    ['documents/lame.jpg', 'not_allowed'],
    ['media/lamme-1.jpg', 'unknown'],
  ])('[AP-16] path %s: is refused with %s', async (path, error) => {
    const { status, body } = await send('post', '/media', { path }, await photograph('#b23a17'));
    expect([status, body]).toMatchObject([400, { errors: { path: error } }]);
  });

  it(
    '[AP-16] name of the sent file and its declared type: decide nothing',
    async () => {
      const content = await photograph('#b23a17', 'webp');
      const { body } = await send('post', '/media', { path: 'media/lame-7.webp' }, content, {
        name: '../../shop.yaml',
      });
      const { id } = body as { id: number };
      expect((await read(id)).body).toMatchObject({ path: 'media/lame-7.webp' });
      const twice = await send('post', '/media', { path: 'media/LAME-7.webp' }, content);
      expect(twice.body).toMatchObject({ errors: { path: 'taken' } });
      await remove(id);
    },
    MINUTE,
  );

  it('[AP-16] upload without the token of an operator: is refused before its file is read', async () => {
    const large = Buffer.alloc(41 * 1024 ** 2);
    const anonymous = await send('post', '/media', { path: 'media/lame-1.jpg' }, large, { token: '' });
    expect(anonymous.status).toBe(401);
    expect((await send('post', '/media', { path: 'media/lame-1.jpg' }, large)).status).toBe(413);
  });
});
