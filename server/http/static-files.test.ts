import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { brotliCompressSync, gzipSync } from 'node:zlib';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import type { RequestListener } from 'node:http';
import request from 'supertest';
import { createTestStorefront } from '#tests/support/test-storefront.ts';

const SCRIPT = 'export const flame = 1;\n'.repeat(50);

describe('static files', () => {
  const folder = mkdtempSync(join(tmpdir(), 'static-'));
  let app: RequestListener;
  beforeAll(async () => {
    mkdirSync(join(folder, 'assets'));
    mkdirSync(join(folder, '.vite'));
    writeFileSync(join(folder, 'assets', 'page-a1b2.js'), SCRIPT);
    writeFileSync(join(folder, 'assets', 'page-a1b2.js.br'), brotliCompressSync(SCRIPT));
    writeFileSync(join(folder, 'assets', 'page-a1b2.js.gz'), gzipSync(SCRIPT));
    writeFileSync(join(folder, 'assets', 'font-c3d4.woff2'), 'font');
    writeFileSync(join(folder, 'favicon.svg'), '<svg/>');
    writeFileSync(join(folder, '.vite', 'manifest.json'), '{}');
    writeFileSync(join(folder, 'notes.txt'), 'not for the public');
    ({ app } = await createTestStorefront({ staticFolder: folder }));
  });
  afterAll(() => rmSync(folder, { recursive: true }));

  it('a file with a hash in its name is cached for a year', async () => {
    const { status, headers } = await request(app).get('/assets/font-c3d4.woff2');
    expect(status).toBe(200);
    expect(headers['cache-control']).toBe('public, max-age=31536000, immutable');
    expect(headers['content-type']).toBe('font/woff2');
  });

  it('a file of a build newer than the start is served, and no other new file', async () => {
    writeFileSync(join(folder, 'assets', 'later-e5f6.js'), SCRIPT);
    writeFileSync(join(folder, 'assets', '.hidden.js'), SCRIPT);
    writeFileSync(join(folder, 'later.svg'), '<svg/>');
    const { status, headers } = await request(app).get('/assets/later-e5f6.js');
    expect([status, headers['cache-control']]).toEqual([200, 'public, max-age=31536000, immutable']);
    for (const path of ['/assets/.hidden.js', '/assets/%2ehidden.js', '/assets/..%2flater.svg', '/later.svg'])
      expect([path, (await request(app).get(path)).status]).toEqual([path, 404]);
  });

  it('another is revalidated after a day', async () => {
    const { headers } = await request(app).get('/favicon.svg');
    expect(headers['cache-control']).toBe('public, max-age=86400');
    expect(headers['content-type']).toBe('image/svg+xml');
  });

  it.each([
    ['br, gzip', 'br'],
    ['gzip, deflate, br', 'br'],
    ['gzip', 'gzip'],
    ['identity', undefined],
    ['br;q=0, gzip', 'gzip'],
  ])('a client that takes “%s” gets the copy compressed as %s', async (accepted, encoding) => {
    const { headers } = await request(app).get('/assets/page-a1b2.js').set('accept-encoding', accepted);
    expect(headers['content-encoding']).toBe(encoding);
    expect(headers['vary']).toMatch(/accept-encoding/i);
    expect(headers['content-type']).toBe('text/javascript; charset=utf-8');
  });

  it('the compressed copy is the file', async () => {
    const { text } = await request(app).get('/assets/page-a1b2.js').set('accept-encoding', 'gzip');
    expect(text).toBe(SCRIPT);
  });

  it('a missing file is a short 404, not a page, and is not cached', async () => {
    const { status, headers, text } = await request(app).get('/assets/page-old.js');
    expect([status, headers['content-type']]).toEqual([404, 'text/plain; charset=utf-8']);
    expect(headers['cache-control']).toBe('no-store');
    expect(text).not.toContain('<');
  });

  it.each([
    '/.vite/manifest.json',
    '/notes.txt',
    '/assets/page-a1b2.js.br',
    '/assets/../notes.txt',
    '/assets/..%2f..%2fpackage.json',
    '/assets%2fpage-a1b2.js',
    '/assets/',
    '/../package.json',
  ])('%s is not served', async (path) => {
    const { status, text } = await request(app).get(path);
    expect(status).toBe(404);
    expect(text).not.toMatch(/not for the public|"private"|export const flame/);
  });

  it('HEAD has the same headers and no body', async () => {
    const { status, headers, text } = await request(app).head('/assets/page-a1b2.js');
    expect([status, headers['content-type'], text]).toEqual([
      200,
      'text/javascript; charset=utf-8',
      undefined,
    ]);
  });
});
