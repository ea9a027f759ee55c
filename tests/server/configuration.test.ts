import { request as send, type RequestListener } from 'node:http';
import { setTimeout as wait } from 'node:timers/promises';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import request from 'supertest';
import { isOnPath } from '#scripts/is-on-path.ts';
import { startOtlpReceiver } from '#tests/support/otlp-receiver.ts';
import { startRelay, type Relay } from '#tests/support/start-relay.ts';
import { startTestApi, type TestApi } from '#tests/support/test-api.ts';
import { startTestRedis } from '#tests/support/test-redis.ts';
import { createTestStorefront, serve } from '#tests/support/test-storefront.ts';

const MINUTE = 60_000;
const SECRET = 'a-purge-secret-of-the-tests';
const VISITOR = '203.0.113.7';
const PAGE = '/produit/lame';
const PLANS = [
  { id: 11, target: 'part' },
  { id: 12, target: 'pro' },
  { id: 13, target: 'pro_connect' },
];

async function statusFrom(app: RequestListener, address: string): Promise<number> {
  return (await request(app).get(PAGE).set('x-forwarded-for', address)).status;
}

/** Cache state of a page at the second request. */
async function secondStateOf(app: RequestListener): Promise<string | undefined> {
  await request(app).get(PAGE);
  return (await request(app).get(PAGE)).headers['x-cache'];
}

/** The `Link` header of the 103 response, empty without one. */
async function hintsOf(app: RequestListener): Promise<string> {
  const site = await serve(app);
  const links = await new Promise<string>((resolve, reject) => {
    let hinted = '';
    send({ port: site.port, path: PAGE, headers: { 'sec-fetch-mode': 'navigate' } })
      .on('information', ({ headers }) => {
        hinted = String(headers.link);
      })
      .on('response', (response) => response.resume().on('end', () => resolve(hinted)))
      .on('error', reject)
      .end();
  });
  await site.close();
  return links;
}

/** Variables of the storefront, each with a valid value other than the default, tested from outside. */
describe('storefront with variables other than the defaults', () => {
  let relay: Relay;
  beforeAll(async () => {
    relay = await startRelay();
  });
  afterAll(() => relay.close());

  const start = async (env: Record<string, string>) =>
    (await createTestStorefront({ backofficeUrl: relay.url, env })).app;

  it(
    'API_URL, SITE_ID: another back office, and another site there',
    async () => {
      const api: TestApi = await startTestApi();
      const currency = { code: 'EUR', symbol: '€' };
      const { body } = await api.operate('POST', '/site', {
        url: 'http://second.example',
        domain: 'second.example',
        languages: [
          { iso: 'fr', label: 'Français' },
          { iso: 'en', label: 'English' },
        ],
        salesplan: PLANS.map((plan) => ({ ...plan, currency })),
      });
      const env = { API_URL: api.url, SITE_ID: String((body as { id: number }).id) };
      const { app } = await createTestStorefront({ backofficeUrl: api.url, env });
      const second = await request(app).get('/');
      const first = await request(await start({})).get('/');
      await api.close();
      expect([second.status, first.status]).toEqual([200, 200]);
      expect(second.text).toContain('Le site est en préparation');
      expect(first.text).not.toContain('Le site est en préparation');
    },
    MINUTE,
  );

  it('CART_ENABLED: false removes every link to the shop', async () => {
    const app = await start({ CART_ENABLED: 'false' });
    const { text } = await request(app).get('/');
    expect(text).not.toContain('href="/panier"');
    expect((await request(app).get('/nos-pieces-detachees')).status).toBe(404);
  });

  it('MAINTENANCE, MAINTENANCE_BYPASS: closed to all other addresses', async () => {
    const app = await start({ MAINTENANCE: 'true', MAINTENANCE_BYPASS: '198.51.100.0/24' });
    expect([await statusFrom(app, VISITOR), await statusFrom(app, '198.51.100.7')]).toEqual([302, 200]);
  });

  it('IP_ALLOW_LIST: other addresses have no access', async () => {
    const app = await start({ IP_ALLOW_LIST: '198.51.100.7' });
    expect([await statusFrom(app, VISITOR), await statusFrom(app, '198.51.100.7')]).toEqual([401, 200]);
  });

  it('TRUST_PROXY: client addresses claimed by others are ignored', async () => {
    const lists = { IP_ALLOW_LIST: VISITOR };
    const trusting = await start(lists);
    const wary = await start({ ...lists, TRUST_PROXY: '192.0.2.1' });
    expect([await statusFrom(trusting, VISITOR), await statusFrom(wary, VISITOR)]).toEqual([200, 401]);
  });

  it('METRICS_ALLOW: metrics are open to those addresses only', async () => {
    const open = await request(await start({})).get('/metrics');
    const closed = await request(await start({ METRICS_ALLOW: '192.0.2.0/24' })).get('/metrics');
    expect([open.status, closed.status]).toEqual([200, 404]);
  });

  it('PAGE_CACHE_MB: 0 renders every page per request', async () => {
    expect(await secondStateOf(await start({}))).toBe('hit');
    expect(await secondStateOf(await start({ PAGE_CACHE_MB: '0' }))).toBe('pass');
  });

  it('PICTURE_CACHE_MB: 0 loses pictures when the back office is down', async () => {
    const { text } = await request(await start({})).get('/nos-produits/chauffage-electrique');
    const picture = /\/media\/pictures\/[\w.-]+\.avif/.exec(text)?.[0] ?? '';
    const statuses: number[] = [];
    for (const megabytes of ['8', '0']) {
      const app = await start({ PICTURE_CACHE_MB: megabytes });
      await request(app).get(picture);
      relay.refuse = () => ({ status: 503, body: '{}' });
      statuses.push((await request(app).get(picture)).status);
      relay.refuse = undefined;
    }
    expect(statuses).toEqual([200, 503]);
  });

  it('RENDER_LIMIT: limits concurrent renders, queues some requests and refuses the rest with Retry-After', async () => {
    const statuses: number[][] = [];
    for (const limit of ['1', '50']) {
      const site = await serve(await start({ RENDER_LIMIT: limit }));
      await (await fetch(`http://127.0.0.1:${site.port}${PAGE}`)).text();
      relay.delay = 100;
      const ask = async (index: number) =>
        (await fetch(`http://127.0.0.1:${site.port}/recherche?q=${limit}+${index}`)).status;
      statuses.push(await Promise.all(Array.from({ length: 12 }, (_, index) => ask(index))));
      relay.delay = 0;
      await site.close();
    }
    expect(statuses[0]).toContain(503);
    expect(statuses[1]).not.toContain(503);
  });

  it('EARLY_HINTS: style sheets are sent before the page', async () => {
    expect(await hintsOf(await start({}))).toBe('');
    expect(await hintsOf(await start({ EARLY_HINTS: 'true' }))).toContain('rel=preload; as=style');
  });

  it('OTEL_EXPORTER_OTLP_ENDPOINT: receives traces of requests', async () => {
    const receiver = await startOtlpReceiver();
    const env = { OTEL_EXPORTER_OTLP_ENDPOINT: `${receiver.url}/` };
    const { app, tracing } = await createTestStorefront({ backofficeUrl: relay.url, env });
    await request(app).get('/recherche?q=trace');
    await tracing?.close();
    receiver.close();
    expect(receiver.spans.length).toBeGreaterThan(0);
  });

  it('PURGE_SECRET: required for invalidation', async () => {
    const app = await start({ PURGE_SECRET: SECRET });
    const purge = (token: string) =>
      request(app).post('/ops/purge').set('authorization', `Bearer ${token}`).send({ all: true });
    expect([(await purge(SECRET)).status, (await purge('another')).status]).toEqual([200, 401]);
    expect(
      (
        await request(await start({}))
          .post('/ops/purge')
          .send({ all: true })
      ).status,
    ).not.toBe(200);
  });

  it(
    'REDIS_URL: shares a rendered page between nodes',
    async () => {
      if (!isOnPath('redis-server')) {
        console.log('No pages are shared: there is no redis-server.');
        return;
      }
      const redis = await startTestRedis();
      const [one, other] = await Promise.all(
        [1, 2].map(() => createTestStorefront({ backofficeUrl: relay.url, env: { REDIS_URL: redis.url } })),
      );
      if (!one || !other) throw new Error('There are two nodes.');
      const isShared = async (path: string) => {
        await request(one.app).get(path);
        const before = relay.calls.length;
        const { status } = await request(other.app).get(path);
        return status === 200 && relay.calls.length === before;
      };
      // Nodes connect to Redis in the background, and skip a slow one for a second.
      let isPageShared = false;
      for (const path of [PAGE, '/pro/produit/lame', '/en/product/lame', '/contact', '/pro/contact']) {
        await wait(isPageShared ? 0 : 1200);
        isPageShared ||= await isShared(path);
      }
      for (const node of [one, other]) node.close();
      await redis.stop();
      expect(isPageShared).toBe(true);
    },
    MINUTE,
  );
});
