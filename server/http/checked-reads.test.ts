import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import request from 'supertest';
import { startRelay, type Relay } from '#tests/support/start-relay.ts';
import { createTestStorefront, type TestStorefront } from '#tests/support/test-storefront.ts';

const MENU = '/api/v1/menu?site_id=1&lang=fr&sales_plan_id=1';
const item = (label: unknown) => ({ label, type: 'code', code: 'contact', slug: null, childs: [] });
const menus = (items: unknown[]) =>
  JSON.stringify({ items: [{ id: 1, code: 'menu_part', items }], total: 1 });

describe('content that browsers read', () => {
  let relay: Relay;
  let site: TestStorefront;
  beforeAll(async () => {
    relay = await startRelay();
  });
  beforeEach(async () => {
    relay.refuse = undefined;
    site = await createTestStorefront({ backofficeUrl: relay.url, env: { LOG_LEVEL: 'warn' } });
  });
  afterAll(() => relay.close());

  const respondWith = (body: string, headers: Record<string, string> = {}) => {
    relay.refuse = () => ({ status: 200, body, headers });
  };

  it('[ER-03] browser’s read: an item that breaks the contract is left out and logged once', async () => {
    respondWith(menus([item('Contact'), item(3), null]));
    const first = await request(site.app).get(MENU);
    await request(site.app).get(MENU);
    expect([first.status, first.text]).toEqual([200, menus([item('Contact')])]);
    expect(Number(first.headers['content-length'])).toBe(first.text.length);
    expect(site.logs.filter(({ msg }) => msg === 'left out of a response')).toHaveLength(2);
  });

  it('browser’s read: texts lose control characters, as on pages', async () => {
    respondWith(menus([item('A\u0000B\u202e')]));
    expect((await request(site.app).get(MENU)).text).toBe(menus([item('AB')]));
  });

  it.each([
    ['HTML under the name of JSON', '<!doctype html>'],
    ['another response', '{"ok":true}'],
    ['half a response', '{"items":['],
  ])('[ER-03] browser’s read: %s is 503 in JSON', async (_what, body) => {
    respondWith(body, { etag: '"v1"', 'cache-control': 'public, max-age=60' });
    const { status, body: received, headers } = await request(site.app).get(MENU);
    expect([status, headers['cache-control'], headers['etag']]).toEqual([503, 'no-store', undefined]);
    expect(received).toMatchObject({ code: 'unavailable' });
  });

  it('browser’s read: more than 8 MB is a 503 without any of the content', async () => {
    respondWith(menus([item('x'.repeat(9_000_000))]));
    const { status, text } = await request(site.app).get(MENU);
    expect([status, text.length < 200]).toEqual([503, true]);
  });

  it('browser’s read: an error passes unchanged', async () => {
    relay.refuse = () => ({ status: 404, body: '{"code":"not_found","message":"x"}' });
    const { status, text } = await request(site.app).get(MENU);
    expect([status, text]).toEqual([404, '{"code":"not_found","message":"x"}']);
  });

  it('browser’s read: every public call of the demo has the same response as from the back office', async () => {
    for (const path of [
      '/menu',
      '/category?depth=2',
      '/product?perPage=5',
      '/home',
      '/page?perPage=3',
      '/sav/search',
    ]) {
      const query = `${path.includes('?') ? '&' : '?'}site_id=1&lang=fr&sales_plan_id=1`;
      const passed = await request(site.app).get(`/api/v1${path}${query}`);
      const direct = await fetch(`${process.env['TEST_BACKOFFICE_URL'] ?? ''}/api/v1${path}${query}`);
      expect([path, passed.body]).toEqual([path, await direct.json()]);
    }
  });
});
