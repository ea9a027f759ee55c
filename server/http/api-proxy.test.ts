import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import request from 'supertest';
import { startRelay, type Relay } from '#tests/support/start-relay.ts';
import { createTestStorefront, type TestStorefront } from '#tests/support/test-storefront.ts';
import { unsignedToken } from '#tests/support/unsigned-token.ts';

const SITE = '/api/v1/site?site_id=1&lang=fr&sales_plan_id=1';
const NO_SITES = '{"items":[],"total":0}';
const OURS = { 'sec-fetch-site': 'same-origin' };

type Headers = Record<string, string>;

/** Returns the credential that reaches the back office with a call. */
async function tokenOf({ app }: TestStorefront, relay: Relay, headers: Headers): Promise<string | undefined> {
  relay.calls.length = 0;
  await request(app)
    .get(SITE)
    .set({ ...OURS, ...headers });
  return relay.calls[0]?.headers.authorization;
}

async function statusOf({ app }: TestStorefront, headers: Headers): Promise<number> {
  return (await request(app).get(SITE).set('cookie', `jwt_token=${unsignedToken()}`).set(headers)).status;
}

describe('API proxy', () => {
  let relay: Relay;
  let storefront: TestStorefront;
  beforeAll(async () => {
    relay = await startRelay();
    storefront = await createTestStorefront({ backofficeUrl: relay.url });
  });
  beforeEach(() => {
    relay.calls.length = 0;
    relay.refuse = undefined;
  });
  afterAll(() => relay.close());

  it('[AP-01] calls below /api/v1/ are forwarded with their query, and their responses passed back', async () => {
    const { status, body } = await request(storefront.app).get(SITE);
    expect(status).toBe(200);
    expect(body).toMatchObject({ items: [{ id: 1 }], total: 1 });
    expect(relay.calls.map(({ method, url }) => `${method} ${url}`)).toEqual([`GET ${SITE}`]);
  });

  it('[AP-01] the path can be set', async () => {
    const { app } = await createTestStorefront({
      backofficeUrl: relay.url,
      env: { API_PATH: '/calls/v2/' },
    });
    relay.calls.length = 0;
    relay.refuse = () => ({ status: 200, body: NO_SITES });
    expect((await request(app).get('/calls/v2/site')).text).toBe(NO_SITES);
    expect(relay.calls[0]?.url).toBe('/calls/v2/site');
  });

  it('event of the payment provider: arrives with its signature and the bytes that it signs', async () => {
    const body = '{ "id":  "evt_1" }';
    relay.refuse = () => ({ status: 200, body: '{"received":true}' });
    const { status } = await request(storefront.app)
      .post('/payment-events/stripe')
      .set({ 'content-type': 'application/json', 'stripe-signature': 't=1,v1=abc' })
      .send(body);
    expect(status).toBe(200);
    expect(relay.calls[0]).toMatchObject({
      url: '/payment-events/stripe',
      headers: { 'stripe-signature': 't=1,v1=abc', 'content-length': String(body.length) },
    });
  });

  it('passes on an allow-list of headers: no cookie, no forged host, no credentials of the client’s own', async () => {
    await request(storefront.app)
      .get(SITE)
      .set({
        ...OURS,
        accept: 'application/json',
        'if-none-match': '"v1"',
        cookie: 'jwt_token=abc.def; email=a@b.example',
        host: 'evil.example',
        authorization: 'Bearer forged',
        'x-forwarded-host': 'evil.example',
        'x-forwarded-for': '203.0.113.7',
        'x-operator-token': 'forged',
        referer: 'http://localhost:3000/mon-compte?x=1',
        'user-agent': 'somebody',
      });
    // The storefront may send a call of its own meanwhile.
    const { headers } = relay.calls.find((call) => call.headers['if-none-match'] === '"v1"') ?? {};
    expect(headers).toMatchObject({ accept: 'application/json', 'if-none-match': '"v1"' });
    expect(headers?.host).toBe(new URL(relay.url).host);
    const passed = Object.keys(headers ?? {}).sort();
    expect(passed).toEqual([
      'accept',
      'accept-encoding',
      'connection',
      'host',
      'if-none-match',
      'x-client-address',
      'x-request-id',
    ]);
  });

  it('adds the visitor’s token only to calls that ask for it', async () => {
    const token = unsignedToken();
    const cookie = `jwt_token=${token}`;
    expect(await tokenOf(storefront, relay, { cookie, 'x-atre-token': '1' })).toBe(`Bearer ${token}`);
    expect(await tokenOf(storefront, relay, { cookie })).toBeUndefined();
    expect(await tokenOf(storefront, relay, { 'x-atre-token': '1' })).toBeUndefined();
    expect(
      await tokenOf(storefront, relay, { cookie: `${cookie}%0D%0Ax`, 'x-atre-token': '1' }),
    ).toBeUndefined();
  });

  it('[AP-16] a forged operator’s credential does not reach the back office', async () => {
    const { status } = await request(storefront.app)
      .post('/api/v1/page')
      .set('authorization', 'Bearer operator-token-of-the-tests')
      .send({});
    expect([401, 403]).toContain(status);
    expect(relay.calls[0]?.headers.authorization).toBeUndefined();
  });

  it('passes an allow-list of response headers: no cookie, no policy, no server name', async () => {
    relay.refuse = () => ({
      status: 200,
      body: NO_SITES,
      headers: {
        'set-cookie': 'sneaky=1',
        server: 'back office',
        'x-powered-by': 'secrets',
        'content-security-policy': 'default-src *',
        'access-control-allow-origin': '*',
        etag: '"v1"',
        'cache-control': 'no-store',
        vary: 'accept-encoding',
      },
    });
    const { headers } = await request(storefront.app).get(SITE);
    expect(headers).toMatchObject({
      etag: '"v1"',
      'cache-control': 'no-store',
      vary: 'accept-encoding',
    });
    for (const name of ['set-cookie', 'server', 'x-powered-by', 'access-control-allow-origin']) {
      expect([name, headers[name]]).toEqual([name, undefined]);
    }
    expect(headers['content-security-policy']).toMatch(/^default-src 'none'/);
  });

  it('a call that carries our cookies must come from our own pages', async () => {
    expect(await statusOf(storefront, { 'sec-fetch-site': 'same-origin' })).toBe(200);
    expect(await statusOf(storefront, { origin: 'http://localhost:3000' })).toBe(200);
    expect(await statusOf(storefront, { 'sec-fetch-site': 'cross-site' })).toBe(403);
    expect(await statusOf(storefront, { 'sec-fetch-site': 'same-site' })).toBe(403);
    expect(await statusOf(storefront, { 'sec-fetch-site': 'none', origin: 'http://localhost:3000' })).toBe(
      403,
    );
    expect(await statusOf(storefront, { origin: 'http://evil.example' })).toBe(403);
    expect(await statusOf(storefront, { origin: 'http://localhost:3000.evil.example' })).toBe(403);
    expect(await statusOf(storefront, {})).toBe(403);
  });

  it('a redirect of the back office is passed on, never followed', async () => {
    relay.refuse = () => ({ status: 302, body: '', headers: { location: 'http://169.254.169.254/' } });
    const { status, headers } = await request(storefront.app).get(SITE);
    expect([status, headers['location']]).toEqual([302, undefined]);
    expect(relay.calls).toHaveLength(1);
  });

  it.each([
    '/api/v1/../../demo/faults',
    '/api/v1/..%2f..%2fdemo/faults',
    '/demo/faults',
    '/docs',
    '/api/v2/site',
  ])('%s does not reach paths beside the API', async (path) => {
    const { status } = await request(storefront.app).get(path);
    expect(status).toBe(404);
    expect(relay.calls.filter(({ url }) => /^\/(?:demo|docs)/.test(url))).toEqual([]);
  });

  it('images are served below /media/, without the visitor’s cookies', async () => {
    relay.refuse = () => ({ status: 200, body: '<svg/>', type: 'image/svg+xml' });
    const { status, headers } = await request(storefront.app)
      .get('/media/lame.svg')
      .set('cookie', 'jwt_token=a.b.c');
    expect([status, headers['content-type']]).toEqual([200, 'image/svg+xml']);
    expect(relay.calls[0]).toMatchObject({ url: '/media/lame.svg' });
    expect(relay.calls[0]?.headers.cookie).toBeUndefined();
  });

  it('a back office that is down is a 503 in JSON', async () => {
    const { app } = await createTestStorefront({ backofficeUrl: 'http://127.0.0.1:9' });
    const { status, body, headers } = await request(app).get(SITE);
    expect([status, headers['cache-control']]).toEqual([503, 'no-store']);
    expect(body).toMatchObject({ code: 'unavailable' });
  });

  it('a back office that hangs up is a 5xx in JSON', async () => {
    const closing = await startRelay('http://127.0.0.1:9');
    const { app } = await createTestStorefront({ backofficeUrl: closing.url });
    const { status, body } = await request(app).get(SITE);
    await closing.close();
    expect([503, 504]).toContain(status);
    expect(body).toMatchObject({ code: 'unavailable' });
  });
});
