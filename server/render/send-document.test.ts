import { connect } from 'node:net';
import { setTimeout as wait } from 'node:timers/promises';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import pino from 'pino';
import request from 'supertest';
import { routeRow } from '#routes/paths.ts';
import { composeStorefront } from '#server/compose-storefront.ts';
import { parseConfig } from '#server/config.ts';
import { readPage } from '#tests/support/read-page.ts';
import { startRelay, type Relay } from '#tests/support/start-relay.ts';
import { createTestStorefront, serve } from '#tests/support/test-storefront.ts';
import type { FindAssets } from './assets.ts';

async function appWith(backofficeUrl: string, findAssets: FindAssets) {
  const { app, close } = await composeStorefront({
    config: parseConfig({ API_URL: backofficeUrl, LOG_LEVEL: 'silent' }),
    logger: pino({ level: 'silent' }),
    backofficeUrl,
    findAssets,
  });
  close();
  return app;
}

describe('sendDocument', () => {
  let relay: Relay;
  beforeAll(async () => {
    relay = await startRelay();
  });
  afterAll(() => relay.close());

  it('[ER-03] when the error page fails too, the fallback page is sent', async () => {
    const app = await appWith(relay.url, async () => {
      throw new Error('no manifest');
    });
    for (const path of ['/produit/lame', '/aucune-page']) {
      const { status, text, headers } = await request(app).get(path);
      expect([status, headers['cache-control']]).toEqual([500, 'no-store']);
      expect(text).toContain('An error occurred while showing the error page');
      expect(text).toContain('<a href="/">');
      expect(text).not.toContain('no manifest');
    }
  });

  it('[ER-02] a page that fails to render: the 500 page is sent, uncached', async () => {
    let calls = 0;
    const app = await appWith(relay.url, async () => {
      calls += 1;
      if (calls === 1) throw new Error('once');
      return { css: [], modules: [], start: { src: '/assets/start.js' } };
    });
    const page = await readPage(app, '/en/product/lame');
    expect([page.status, page.headings]).toEqual([500, ['Something went wrong']]);
    expect(page.main.links).toEqual(['/en']);
    expect(page.headers['cache-control']).toBe('private, no-store');
  });

  it('[GD-01] a route with an unknown guard is a 500', async () => {
    const row = routeRow('product') as unknown as { guards: string[] };
    const guards = row.guards;
    const { app, logs } = await createTestStorefront();
    row.guards = [...guards, 'surprise'];
    const page = await readPage(app, '/en/product/lame');
    row.guards = guards;
    expect([page.status, page.headings]).toEqual([500, ['Something went wrong']]);
    expect(JSON.stringify(logs)).toContain('There is no guard named surprise.');
    expect((await readPage(app, '/en/product/lame')).status).toBe(200);
  });

  it.each(['/aucune-page', '/mentions-legales', '/produit/lame?utm=1'])(
    '[GD-05] %s: status, headers and head are in the first bytes',
    async (path) => {
      const { app } = await createTestStorefront();
      const server = await serve(app);
      const first = await new Promise<string>((resolve) => {
        const socket = connect(server.port, '127.0.0.1', () =>
          socket.write(`GET ${path} HTTP/1.1\r\nHost: localhost:3000\r\n\r\n`),
        );
        socket.once('data', (chunk) => {
          socket.destroy();
          resolve(chunk.toString());
        });
      });
      await server.close();
      expect(first).toMatch(path === '/aucune-page' ? /^HTTP\/1\.1 404 / : /^HTTP\/1\.1 200 /);
      expect(first.toLowerCase()).toContain('content-security-policy:');
      expect(first.indexOf('<title>') > first.indexOf('<head>') || !first.includes('<body')).toBe(true);
    },
  );

  it('[GD-05] a client that disconnects before its page is rendered causes no error', async () => {
    const { app, logs } = await createTestStorefront({ backofficeUrl: relay.url });
    const server = await serve(app);
    relay.delay = 400;
    for (const path of ['/produit/lame', '/aucune-page', '/produit/rive?utm=1']) {
      const controller = new AbortController();
      const pending = fetch(`http://127.0.0.1:${server.port}${path}`, { signal: controller.signal });
      setTimeout(() => controller.abort(), 200);
      await expect(pending).rejects.toThrow('abort');
    }
    await wait(1500);
    relay.delay = 0;
    await server.close();
    const lines = logs.filter(({ msg }) => msg === 'request');
    expect(lines.map(({ complete }) => complete)).toEqual([false, false, false]);
    expect(logs.filter(({ level }) => Number(level) >= 50)).toEqual([]);
  });

  it('a page is rendered without menus when they cannot be loaded', async () => {
    relay.refuse = ({ url }) => (url.includes('/menu?') ? { status: 500, body: '{}' } : undefined);
    const { app } = await createTestStorefront({ backofficeUrl: relay.url });
    const page = await readPage(app, '/produit/lame');
    relay.refuse = undefined;
    expect([page.status, page.headings]).toEqual([200, ['Lame']]);
  });
});
