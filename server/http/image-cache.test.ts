import { afterAll, afterEach, beforeAll, describe, expect, it } from '@jest/globals';
import request from 'supertest';
import { startRelay, type Relay } from '#tests/support/start-relay.ts';
import { createTestStorefront, type TestStorefront } from '#tests/support/test-storefront.ts';

const DOWN = () => ({ status: 503, body: '{"code":"unavailable","message":"Down."}' });
const get = ({ app }: TestStorefront, path: string) => request(app).get(path);

describe('images', () => {
  let relay: Relay;
  let site: TestStorefront;
  let pictures: string[];

  beforeAll(async () => {
    relay = await startRelay();
    site = await createTestStorefront({ backofficeUrl: relay.url });
    const { text } = await get(site, '/nos-produits/chauffage-electrique');
    pictures = [...new Set(text.match(/\/media\/pictures\/[\w.-]+\.avif/g))];
  });
  afterEach(() => {
    relay.refuse = undefined;
  });
  afterAll(() => relay.close());

  it('that were requested before are served during an outage; others are not', async () => {
    const [seen = '', other = ''] = pictures;
    const before = await get(site, seen);
    relay.calls.length = 0;
    relay.refuse = DOWN;
    const after = await get(site, seen);
    expect([before.status, after.status]).toEqual([200, 200]);
    expect(Buffer.compare(after.body as Buffer, before.body as Buffer)).toBe(0);
    expect(after.headers['content-type']).toBe('image/avif');
    expect(after.headers['cache-control']).toBe(before.headers['cache-control']);
    expect(after.headers['x-content-type-options']).toBe('nosniff');
    expect((await request(site.app).head(seen)).headers['content-length']).toBe(
      String((after.body as Buffer).byteLength),
    );
    const since = after.headers['last-modified'] ?? '';
    expect((await get(site, seen).set('if-modified-since', since)).status).toBe(304);
    expect(relay.calls).toEqual([]);
    expect((await get(site, other)).status).toBe(503);
  });

  it('are not served during an outage when the cache is off', async () => {
    const forgetful = await createTestStorefront({
      backofficeUrl: relay.url,
      env: { PICTURE_CACHE_MB: '0' },
    });
    const [seen = ''] = pictures;
    expect((await get(forgetful, seen)).status).toBe(200);
    relay.refuse = DOWN;
    expect((await get(forgetful, seen)).status).toBe(503);
  });

  it('are cached whole or not at all', async () => {
    const [, , part = ''] = pictures;
    expect((await get(site, part).set('range', 'bytes=0-9')).status).toBe(206);
    expect((await request(site.app).head(part)).status).toBe(200);
    relay.refuse = DOWN;
    expect((await get(site, part)).status).toBe(503);
  });

  it('that may change, and other files, are requested each time', async () => {
    const lasting = 'public, max-age=31536000, immutable';
    for (const [type, cacheControl] of [
      ['application/pdf', lasting],
      ['image/png', 'public, max-age=60'],
    ] as const) {
      const headers = { 'cache-control': cacheControl, 'content-length': '2' };
      relay.refuse = () => ({ status: 200, body: '{}', type, headers });
      const path = `/media/documents/${type.replace('/', '.')}`;
      await get(site, path);
      relay.calls.length = 0;
      await get(site, path);
      expect([type, relay.calls.length]).toEqual([type, 1]);
    }
  });
});
