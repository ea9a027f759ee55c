import { createHash } from 'node:crypto';
import { setTimeout as wait } from 'node:timers/promises';
import { afterAll, afterEach, beforeAll, describe, expect, it } from '@jest/globals';
import type { RequestListener } from 'node:http';
import request from 'supertest';
import { isOnPath } from '#scripts/is-on-path.ts';
import { logInVisitor } from '#tests/support/logged-visitor.ts';
import { parsePage } from '#tests/support/read-page.ts';
import { startRelay, type Relay } from '#tests/support/start-relay.ts';
import { startTestRedis } from '#tests/support/test-redis.ts';
import { createTestStorefront } from '#tests/support/test-storefront.ts';

const ORIGIN = 'http://localhost:3000';
const COMMON = 'site_id=1&lang=fr&sales_plan_id=1';
const LIMIT = 5;
const HERE = '203.0.113.7';
const CONNECTED_MS = 500;

const hasRedis = isOnPath('redis-server');

/** A write call, refused by the back office without a token, but counted by the limit. */
const write = (app: RequestListener, address = HERE) =>
  request(app)
    .post(`/api/v1/projects?${COMMON}`)
    .set({ origin: ORIGIN, 'x-forwarded-for': address })
    .send({ name: 'Chalet' });
const form = (app: RequestListener, path: string, address = HERE, origin = ORIGIN) =>
  request(app)
    .post(path)
    .set({ origin, 'x-forwarded-for': address })
    .type('form')
    .send({ email: '', password: '' });

const limited = async (env: Record<string, string> = {}) =>
  (await createTestStorefront({ env: { WRITE_LIMIT: String(LIMIT), LOG_LEVEL: 'silent', ...env } })).app;

const addressOf = (path: string) => `/api/v1/${path}${path.includes('?') ? '&' : '?'}${COMMON}`;

describe('address with too many requests', () => {
  it('WRITE_LIMIT: refused in the format of the API with Retry-After; other addresses and reads are unaffected', async () => {
    const app = await limited();
    for (let time = 0; time < LIMIT; time += 1) expect((await write(app)).status).not.toBe(429);
    const refused = await write(app);
    expect([refused.status, refused.body]).toEqual([
      429,
      { code: 'too_many_requests', message: expect.any(String) },
    ]);
    const seconds = Number(refused.headers['retry-after']);
    expect([seconds > 0, seconds <= 60, refused.headers['cache-control']]).toEqual([true, true, 'no-store']);
    expect((await write(app, '203.0.113.8')).status).not.toBe(429);
    const read = await request(app).get(`/api/v1/site?${COMMON}`).set('x-forwarded-for', HERE);
    const page = await request(app).get('/aide-contact').set('x-forwarded-for', HERE);
    expect([read.status, page.status]).toEqual([200, 200]);
  });

  it.each([
    ['/pro/connexion', 'Trop d’envois à la fois'],
    ['/en/pro/login', 'Too much at once'],
    ['/_cart', 'Trop d’envois à la fois'],
  ])('%s: refused with a readable page', async (path, title) => {
    const app = await limited();
    for (let time = 0; time < LIMIT; time += 1) expect((await form(app, path)).status).not.toBe(429);
    const { status, text, headers } = await form(app, path);
    expect([status, parsePage(text).headings, headers['content-type']]).toEqual([
      429,
      [title],
      'text/html; charset=utf-8',
    ]);
    expect(headers['retry-after']).toMatch(/^\d+$/);
    const style = /<style>(.*)<\/style>/.exec(text)?.[1] ?? '';
    const hash = createHash('sha256').update(style).digest('base64');
    expect(headers['content-security-policy']).toContain(`style-src 'sha256-${hash}'`);
  });

  it('IPv6: counted by the prefix of one customer', async () => {
    const app = await limited();
    for (let time = 0; time < LIMIT; time += 1) await write(app, `2001:db8:1:${time}::${time + 1}`);
    expect((await write(app, '2001:db8:1:ff::9')).status).toBe(429);
    expect((await write(app, '2001:db8:2::1')).status).not.toBe(429);
  });

  it('cross-site forms in the visitor’s name: not counted', async () => {
    const app = await limited();
    for (let time = 0; time < 3 * LIMIT; time += 1)
      expect((await form(app, '/pro/connexion', HERE, 'https://evil.example')).status).toBe(403);
    expect((await form(app, '/pro/connexion')).status).toBe(422);
  });

  it('Redis unavailable at start: counted locally', async () => {
    const node = await createNode('redis://127.0.0.1:9');
    for (let time = 0; time < LIMIT; time += 1) expect((await write(node.app)).status).not.toBe(429);
    expect((await write(node.app)).status).toBe(429);
    node.close();
  });
});

(hasRedis ? describe : describe.skip)('address that sends requests to several nodes', () => {
  it('several nodes: counted together, and by each node while Redis is down', async () => {
    const redis = await startTestRedis();
    const nodes = [await createNode(redis.url), await createNode(redis.url)];
    try {
      // Until it is connected, a node counts locally.
      await wait(CONNECTED_MS);
      for (let time = 0; time < LIMIT; time += 1)
        await write((nodes[time % 2] ?? nodes[0])?.app as RequestListener);
      for (const node of nodes) expect((await write(node.app)).status).toBe(429);
      redis.signal('SIGKILL');
      const [node] = nodes;
      const statuses: number[] = [];
      for (let time = 0; time <= LIMIT; time += 1)
        statuses.push((await write(node?.app as RequestListener, '198.51.100.9')).status);
      expect(statuses.filter((status) => status === 429)).toHaveLength(1);
    } finally {
      for (const node of nodes) node.close();
      await redis.stop();
    }
  }, 30_000);
});

function createNode(redisUrl: string) {
  return createTestStorefront({
    env: { WRITE_LIMIT: String(LIMIT), LOG_LEVEL: 'silent', PAGE_CACHE_MB: '0', REDIS_URL: redisUrl },
  });
}

describe('rate-limited back office', () => {
  let relay: Relay;
  let app: RequestListener;
  beforeAll(async () => {
    relay = await startRelay();
    ({ app } = await createTestStorefront({ backofficeUrl: relay.url, env: { PAGE_CACHE_MB: '0' } }));
  });
  afterEach(() => {
    relay.refuse = undefined;
  });
  afterAll(() => relay.close());

  const refuse = (part: string, headers?: Record<string, string>) => {
    relay.refuse = ({ url }) =>
      url.includes(part)
        ? {
            status: 429,
            body: '{"code":"too_many_requests","message":"Slowly."}',
            ...(headers && { headers }),
          }
        : undefined;
  };
  const call = (method: 'get' | 'post', path: string) =>
    request(app)[method](addressOf(path)).set('origin', ORIGIN);

  it.each([
    ['post', 'user/login'],
    ['post', 'user/rewind'],
    ['post', 'cart'],
    ['get', 'cart'],
    ['get', 'menu'],
    ['get', 'search?type=Suggest&language=fr&text=lame'],
    ['get', 'search?type=Pages&language=fr&text=lame'],
  ] as const)('%s %s: Retry-After is passed on', async (method, path) => {
    refuse(path.split('?', 1)[0] ?? '', { 'retry-after': '900' });
    const refused = await call(method, path).send(method === 'post' ? {} : undefined);
    expect([refused.status, refused.headers['retry-after'], refused.body]).toEqual([
      429,
      '900',
      { code: 'too_many_requests', message: 'Slowly.' },
    ]);
    refuse(path.split('?', 1)[0] ?? '');
    const silent = await call(method, path).send(method === 'post' ? {} : undefined);
    expect([silent.status, silent.headers['retry-after']]).toEqual([429, '60']);
  });

  it('page and form: show the waiting time', async () => {
    refuse('/url/entity', { 'retry-after': '30' });
    const page = await request(app).get('/produit/lame');
    expect([page.status, page.headers['retry-after'], parsePage(page.text).headings]).toEqual([
      429,
      '30',
      ['Un instant, s’il vous plaît'],
    ]);
    refuse('/user/login', { 'retry-after': '900' });
    const login = await form(app, '/pro/connexion').send({ email: 'pro@atre.example', password: 'x' });
    expect([login.status, login.headers['retry-after']]).toEqual([429, '900']);
    expect(login.text).toContain('value="pro@atre.example"');
    relay.refuse = undefined;
    expect((await logInVisitor(app)).cookies.length).toBeGreaterThan(1);
  });
});
