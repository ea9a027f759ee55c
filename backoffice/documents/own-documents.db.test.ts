import { createHash } from 'node:crypto';
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import request from 'supertest';
import { startTestApi, type TestApi } from '#tests/support/test-api.ts';

const PDF = '%PDF-1.7\n1 0 obj\n<<>>\nendobj\n%%EOF\n';

describe('documents of a shop’s folder', () => {
  let api: TestApi;
  let media = '';
  beforeAll(async () => {
    media = await mkdtemp(join(tmpdir(), 'own-documents-'));
    await mkdir(join(media, 'originals'));
    api = await startTestApi({ importedMediaFolder: media });
    await store('documents/catalogue été.pdf', PDF);
    await store('documents/tarifs/2027.xlsx', 'PK\u0003\u0004');
    await store('documents/page.html', '<script>alert(1)</script>');
    await store('documents/logo.svg', '<svg onload="alert(1)"/>');
    await store('media/lame-1.jpg', 'a picture');
  });
  afterAll(async () => {
    await api.close();
    await rm(media, { recursive: true });
  });

  async function store(path: string, content: string): Promise<void> {
    const hash = createHash('sha256').update(content).digest('hex');
    const stored = `originals/${hash}`;
    await writeFile(join(media, stored), content);
    const row = { site_id: 1, path, hash, stored, bytes: Buffer.byteLength(content), alt: '{}' };
    await api.db.insertInto('shop_file').values(row).execute();
  }
  const get = (path: string) => request(api.url).get(`/media/documents/${path}`);

  it('PDF: is shown with its length, its name and its type, which browsers do not guess', async () => {
    const { status, headers, body } = await get('catalogue%20%C3%A9t%C3%A9.pdf').buffer();
    expect([status, String(body)]).toEqual([200, PDF]);
    expect(headers).toMatchObject({
      'content-type': 'application/pdf',
      'content-length': String(PDF.length),
      'content-disposition': `inline; filename="catalogue ete.pdf"; filename*=UTF-8''catalogue%20%C3%A9t%C3%A9.pdf`,
      'x-content-type-options': 'nosniff',
      'cache-control': 'public, no-cache',
      'accept-ranges': 'bytes',
    });
  });

  it('PDF: an unchanged one is 304, a range is 206', async () => {
    const path = 'catalogue%20%C3%A9t%C3%A9.pdf';
    const { headers } = await get(path);
    expect((await get(path).set('if-none-match', headers['etag'] ?? '')).status).toBe(304);
    const part = await get(path).set('range', 'bytes=0-3').buffer();
    expect([part.status, String(part.body), part.headers['content-range']]).toEqual([
      206,
      '%PDF',
      `bytes 0-3/${PDF.length}`,
    ]);
  });

  it.each([
    ['tarifs/2027.xlsx', 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet'],
    ['page.html', 'application/octet-stream'],
    ['logo.svg', 'application/octet-stream'],
  ])('%s: is downloaded as %s and never runs', async (path, type) => {
    const { status, headers } = await get(path);
    expect([status, headers['content-type'], headers['x-content-type-options']]).toEqual([
      200,
      type,
      'nosniff',
    ]);
    expect(headers['content-disposition']).toMatch(/^attachment; /);
  });

  it.each([
    'nothing.pdf',
    '..%2fmedia%2flame-1.jpg',
    '%2e%2e/media/lame-1.jpg',
    '..%5coriginals',
    'fr/nothing.pdf',
    '%00.pdf',
  ])('%s: is a 404', async (path) => {
    expect((await get(path)).status).toBe(404);
  });
});
