import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import request from 'supertest';
import { readPage } from '#tests/support/read-page.ts';
import { createTestStorefront, serve, type TestStorefront } from '#tests/support/test-storefront.ts';

const CALL = '/api/v1/site?site_id=1&lang=fr&sales_plan_id=1';
const OPEN = { maintenance: false, maintenanceBypass: [], ipAllowList: [] };

async function statusAt(port: number): Promise<number> {
  const response = await fetch(`http://127.0.0.1:${port}/`, { redirect: 'manual' });
  await response.arrayBuffer();
  return response.status;
}

describe('maintenance', () => {
  let closed: TestStorefront;
  beforeAll(async () => {
    closed = await createTestStorefront({
      env: { MAINTENANCE: 'true', MAINTENANCE_BYPASS: '203.0.113.7, 10.0.0.0/8, 2001:db8::/32' },
    });
  });

  it.each([
    ['/', '/maintenance'],
    ['/produit/lame', '/maintenance'],
    ['/pro/mon-compte', '/maintenance'],
    ['/aucune-page', '/maintenance'],
    ['/en', '/en/maintenance'],
    ['/en/pro/product/lame?ref=1', '/en/maintenance'],
  ])('[GD-02] while the site is closed %s redirects temporarily to %s', async (path, page) => {
    const { status, headers } = await readPage(closed.app, path);
    expect([status, headers['location'], headers['cache-control']]).toEqual([302, page, 'no-store']);
  });

  it.each([
    ['/maintenance', 'fr'],
    ['/en/maintenance', 'en'],
  ])('[RT-54, GD-02] %s is a 503 with Retry-After, in %s', async (path, language) => {
    const page = await readPage(closed.app, path);
    expect([page.status, page.lang]).toEqual([503, language]);
    expect(page.headings).toHaveLength(1);
    expect(page.headers).toMatchObject({ 'retry-after': '3600', 'cache-control': 'private, no-store' });
    expect(page.robots).toBe('noindex,follow');
  });

  it('[GD-02] calls get a 503 in JSON, probes the real state', async () => {
    const call = await request(closed.app).get(CALL);
    expect([call.status, call.headers['retry-after']]).toEqual([503, '3600']);
    expect(call.body).toMatchObject({ code: 'maintenance' });
    expect((await request(closed.app).post('/api/v1/user/login').send({})).status).toBe(503);
    expect((await request(closed.app).get('/readyz')).status).toBe(200);
  });

  it.each(['203.0.113.7', '10.9.8.7', '2001:db8::1', '::ffff:10.0.0.1'])(
    '[GD-02] %s, on the bypass list, sees the site and its calls',
    async (address) => {
      const from = { 'x-forwarded-for': address };
      expect((await readPage(closed.app, '/', from)).status).toBe(200);
      expect((await request(closed.app).get(CALL).set(from)).status).toBe(200);
      expect((await readPage(closed.app, '/maintenance', from)).headers['location']).toBe('/');
    },
  );

  it('[GD-02] another client does not, whatever address it claims', async () => {
    expect((await readPage(closed.app, '/', { 'x-forwarded-for': '203.0.113.8' })).status).toBe(302);
    const forged = { 'x-forwarded-for': '203.0.113.7, 198.51.100.1' };
    expect((await readPage(closed.app, '/', forged)).status).toBe(302);
  });

  it.each([
    ['/maintenance', '/'],
    ['/en/maintenance', '/en'],
  ])('[GD-02] while the site is open %s redirects home', async (path, home) => {
    const { app } = await createTestStorefront();
    const { status, headers } = await readPage(app, path);
    expect([status, headers['location']]).toEqual([302, home]);
  });

  describe('changes of the maintenance mode', () => {
    let storefront: TestStorefront;
    let server: Awaited<ReturnType<typeof serve>>;
    beforeAll(async () => {
      storefront = await createTestStorefront();
      server = await serve(storefront.app);
    });
    afterAll(() => server.close());

    it('[GD-02] the next request on the same connection sees the site closed, and open again', async () => {
      expect(await statusAt(server.port)).toBe(200);
      storefront.operations.current = { ...OPEN, maintenance: true };
      expect(await statusAt(server.port)).toBe(302);
      storefront.operations.current = OPEN;
      expect(await statusAt(server.port)).toBe(200);
    });
  });
});
