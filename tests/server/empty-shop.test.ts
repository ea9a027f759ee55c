import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { setTimeout as wait } from 'node:timers/promises';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import pino from 'pino';
import request from 'supertest';
import { createBackofficeApp } from '#backoffice/app.ts';
import type { Database } from '#backoffice/database/database.ts';
import { openDatabase } from '#backoffice/database/open-database.ts';
import { createDocumentLibrary } from '#backoffice/documents/document-library.ts';
import { ensureSite } from '#backoffice/sites/ensure-site.ts';
import { listen } from '#shared/listen.ts';
import { readPage } from '#tests/support/read-page.ts';
import { createTestClient } from '#tests/support/test-api.ts';
import { OPERATOR_TOKEN, PREVIEW_SECRET, TEST_EMAILS } from '#tests/support/test-backoffice.ts';
import { createTestStorefront, type TestStorefront } from '#tests/support/test-storefront.ts';

const CALL = '/api/v1/site?site_id=1&lang=fr&sales_plan_id=1';
const CATEGORY = {
  parent_id: null,
  name: 'Lampes',
  slug: 'lampes',
  intro: 'Nos lampes',
  rechange: false,
  push_5: null,
  exist_in: [1],
  position: 1,
};
const SECRET = 'purge-secret-of-the-tests';

describe('shop without content', () => {
  let database: Database;
  let server: Server;
  let backofficeUrl: string;
  let shop: TestStorefront;
  beforeAll(async () => {
    database = await openDatabase({});
    await ensureSite(database.db, TEST_EMAILS.publicUrl);
    const app = createBackofficeApp({
      db: database.db,
      library: createDocumentLibrary(database.db),
      logger: pino({ level: 'silent' }),
      basePath: '/api/v1/',
      withFaultInjection: false,
      previewSecret: PREVIEW_SECRET,
      mediaFolder: '',
      emails: TEST_EMAILS,
      operatorToken: OPERATOR_TOKEN,
    });
    server = await listen(createServer(app), 0, '127.0.0.1');
    backofficeUrl = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
    shop = await createTestStorefront({ backofficeUrl, env: { PURGE_SECRET: SECRET } });
    await shop.watchContent();
  });
  afterAll(async () => {
    shop.close();
    server.closeAllConnections();
    server.close();
    await database.close();
  });

  it.each([
    ['/', 'fr', 'Le site est en préparation'],
    ['/produit/lame', 'fr', 'Le site est en préparation'],
    ['/en/pro/product/lame?ref=1', 'en', 'The site is being set up'],
  ])('%s: 503 with Retry-After, in %s, not indexed', async (path, language, words) => {
    const page = await readPage(shop.app, path);
    expect([page.status, page.lang, page.robots, page.headings]).toEqual([503, language, 'noindex', [words]]);
    expect(page.headers).toMatchObject({ 'retry-after': '60', 'cache-control': 'no-store' });
  });

  it('probes, robots.txt and calls: reachable, and readiness states the reason', async () => {
    for (const path of ['/healthz', '/robots.txt', CALL])
      expect([path, (await request(shop.app).get(path)).status]).toEqual([path, 200]);
    const { status, text } = await request(shop.app).get('/readyz');
    expect([status, text]).toEqual([
      503,
      expect.stringMatching(/^not ready: the shop is empty, and the link .* log of the back office$/),
    ]);
  });

  it('[GD-02] site closed for maintenance: shows its maintenance page', async () => {
    const open = shop.operations.current;
    shop.operations.current = { ...open, maintenance: true };
    expect((await readPage(shop.app, '/')).headers['location']).toBe('/maintenance');
    expect((await readPage(shop.app, '/maintenance')).headers['retry-after']).toBe('3600');
    shop.operations.current = open;
  });

  it('back office that does not respond: is no empty shop', async () => {
    const { app, watchContent, close } = await createTestStorefront({ backofficeUrl: 'http://127.0.0.1:1' });
    await watchContent();
    expect((await request(app).get('/readyz')).status).toBe(200);
    close();
  });

  it('first content by a call, then an invalidation: the site opens without a restart', async () => {
    const { operate } = createTestClient(backofficeUrl);
    const created = await operate('POST', '/category', CATEGORY);
    expect([created.status, created.body]).toEqual([200, { id: 1 }]);
    const purge = request(shop.app)
      .post('/ops/purge')
      .set({ authorization: `Bearer ${SECRET}` });
    expect((await purge.send({ tags: ['category'] })).status).toBe(200);
    for (let attempts = 0; attempts < 100; attempts += 1) {
      if ((await request(shop.app).get('/readyz')).status === 200) break;
      await wait(20);
    }
    expect((await request(shop.app).get('/readyz')).text).toBe('ready');
    expect((await readPage(shop.app, '/en')).status).toBe(200);
  });
});
