import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import request from 'supertest';
import { startRelay, type Relay } from '#tests/support/start-relay.ts';
import { sendRaw } from '#tests/support/send-raw.ts';
import { createTestStorefront, serve, type TestStorefront } from '#tests/support/test-storefront.ts';

const PATH = '/en/product/lame';
const LOGGED = 'jwt_token=aaa.bbb.ccc; email=marie@atre.example';
/** Headers that differ from response to response. */
const OWN = new Set(['x-request-id', 'age', 'x-cache', 'date']);

function common(headers: Record<string, string>) {
  return Object.fromEntries(Object.entries(headers).filter(([name]) => !OWN.has(name)));
}

describe('the cache fast path', () => {
  let relay: Relay;
  let storefront: TestStorefront;
  beforeAll(async () => {
    relay = await startRelay();
    storefront = await createTestStorefront({ backofficeUrl: relay.url });
    await request(storefront.app).get(PATH);
  });
  afterAll(() => relay.close());

  const get = (sent: Record<string, string> = {}, path = PATH) => request(storefront.app).get(path).set(sent);

  it('[GD-04] [GD-05] a second request gets the same page with the same headers, without a back-office call', async () => {
    const fresh = await createTestStorefront({ backofficeUrl: relay.url });
    const first = await request(fresh.app).get(PATH);
    const calls = relay.calls.length;
    const second = await request(fresh.app).get(PATH);
    expect([first.headers['x-cache'], second.headers['x-cache']]).toEqual(['miss', 'hit']);
    expect(second.text).toBe(first.text);
    expect(common(second.headers)).toEqual(common(first.headers));
    expect(second.headers).toMatchObject({
      'x-frame-options': 'DENY',
      'content-security-policy': expect.stringContaining("default-src 'none'"),
      age: '0',
    });
    expect(relay.calls.length).toBe(calls);
  });

  it('if-none-match: a known etag gets 304', async () => {
    const { headers } = await get();
    const again = await get({ 'if-none-match': `"other", ${headers['etag']}` });
    expect([again.status, again.text, again.headers['etag']]).toEqual([304, '', headers['etag']]);
    expect(again.headers['content-length']).toBeUndefined();
    expect((await get({ 'if-none-match': 'W/"other"' })).status).toBe(200);
  });

  it('HEAD has the headers of GET and no body', async () => {
    const [head, whole] = [
      await request(storefront.app).head(PATH).set('accept-encoding', 'gzip'),
      await get(),
    ];
    expect(head.text).toBeUndefined();
    expect(head.headers['content-length']).toBe(whole.headers['content-length']);
  });

  it.each([
    ['gzip, deflate, br, zstd', 'br'],
    ['gzip', 'gzip'],
    ['', undefined],
  ])('accept-encoding "%s" gets %s', async (accepted, encoding) => {
    const { headers, text } = await get({ 'accept-encoding': accepted });
    expect([headers['content-encoding'], headers['vary']]).toEqual([encoding, 'accept-encoding']);
    expect(text).toContain('</html>');
  });

  it('query: known parameters are cached, unknown ones pass', async () => {
    const states = [];
    for (const query of ['?q=lame&tab=pages', '?q=lame&tab=pages', '?q=lame&tab=pages&utm=x'])
      states.push((await get({}, `/recherche${query}`)).headers['x-cache']);
    expect(states).toEqual(['miss', 'hit', 'pass']);
  });

  it('[GD-01] a request with a session cookie gets an uncached page', async () => {
    for (const cookie of [LOGGED, 'refresh_token=abc', 'a=b; tmp_token=abc']) {
      const { headers } = await get({ cookie });
      expect([cookie, headers['x-cache']]).toEqual([cookie, 'pass']);
    }
    expect((await get({ cookie: 'cart_count=3; consent=all' })).headers['x-cache']).toBe('hit');
  });

  it('[RD-02] a former host redirects to the present one, with a cached page too', async () => {
    await get({}, '/');
    expect((await get({}, '/')).headers['x-cache']).toBe('hit');
    const former = await get({ host: 'WWW.atre-chauffage.example' }, '/');
    expect([former.status, former.headers['location']]).toEqual([301, 'http://localhost:3000/']);
  });

  it('a path that is not normalised is not cached', async () => {
    const site = await serve(storefront.app);
    try {
      for (const path of [`/x/..${PATH}`, `/.${PATH}`, '/recherche?q=a#b', `/en\\product/lame`]) {
        const raw = `GET ${path} HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\n\r\n`;
        for (let time = 0; time < 2; time += 1) {
          const { headers } = await sendRaw(site.port, raw);
          expect([path, ['hit', 'miss', 'stale'].includes(headers['x-cache'] ?? '')]).toEqual([path, false]);
        }
      }
    } finally {
      await site.close();
    }
  });

  it('[GD-03] a client outside the allow list gets no cached page', async () => {
    const closed = await createTestStorefront({
      backofficeUrl: relay.url,
      env: { IP_ALLOW_LIST: '203.0.113.7' },
    });
    const from = (address: string) => request(closed.app).get(PATH).set('x-forwarded-for', address);
    expect((await from('203.0.113.7')).headers['x-cache']).toBe('miss');
    const cached = await from('203.0.113.7');
    expect(cached.headers['x-cache']).toBe('hit');
    // A shared cache would serve it to clients outside the allow list.
    expect(cached.headers['cache-control']).toBe('private, no-store');
    const refused = await from('203.0.113.8');
    expect([refused.status, refused.text]).toEqual([401, 'You are not allowed to access this application']);
  });

  it('[GD-02] a closed site serves no cached page', async () => {
    const open = { ...storefront.operations.current };
    storefront.operations.current = { ...open, maintenance: true };
    try {
      expect((await get()).status).toBe(302);
      storefront.operations.current = { ...open, maintenance: true, maintenanceBypass: ['203.0.113.9'] };
      const { headers } = await get({ 'x-forwarded-for': '203.0.113.9' });
      expect([headers['x-cache'], headers['cache-control']]).toEqual(['hit', 'private, no-store']);
    } finally {
      storefront.operations.current = open;
    }
  });

  it('a malformed request is refused before the cache', async () => {
    const site = await serve(storefront.app);
    try {
      const two = `GET ${PATH} HTTP/1.1\r\nHost: localhost\r\nHost: evil.example\r\nConnection: close\r\n\r\n`;
      expect((await sendRaw(site.port, two)).status).toBe(400);
      const odd = `GET ${PATH} HTTP/1.1\r\nHost: localhost\r\nTransfer-Encoding: gzip, chunked\r\nConnection: close\r\n\r\n0\r\n\r\n`;
      expect((await sendRaw(site.port, odd)).status).toBe(400);
    } finally {
      await site.close();
    }
  });

  it('each response has its request id and its log line', async () => {
    const { headers } = await get({ 'x-request-id': 'balancer-number-1' });
    expect(headers['x-request-id']).toBe('balancer-number-1');
    expect(storefront.logs.find((line) => line['id'] === 'balancer-number-1')).toMatchObject({
      method: 'GET',
      path: PATH,
      status: 200,
      route: 'product',
      complete: true,
    });
  });
});

describe('POST /ops/purge', () => {
  const SECRET = 'the-secret-of-these-tests-alone';
  let relay: Relay;
  let storefront: TestStorefront;
  beforeAll(async () => {
    relay = await startRelay();
    storefront = await createTestStorefront({ backofficeUrl: relay.url, env: { PURGE_SECRET: SECRET } });
  });
  afterAll(() => relay.close());

  const invalidate = (body: object, secret = SECRET) =>
    request(storefront.app).post('/ops/purge').set('authorization', `Bearer ${secret}`).send(body);
  const stateOf = async (path: string) => (await request(storefront.app).get(path)).headers['x-cache'];

  it('invalidated pages are rendered for the next request, other pages stay cached', async () => {
    await stateOf(PATH);
    await stateOf('/en/pro');
    const done = await invalidate({ all: true });
    expect([done.status, done.body]).toEqual([200, { purged: 2 }]);
    expect([await stateOf(PATH), await stateOf(PATH)]).toEqual(['miss', 'hit']);
    const none = await invalidate({ tags: ['product:999999'] });
    expect(none.body).toEqual({ purged: 0 });
    expect(await stateOf(PATH)).toBe('hit');
  });

  it.each([
    ['another secret', { all: true }, 'wrong', 401],
    ['no tags', {}, SECRET, 400],
    ['a tag that is none', { tags: ['a b'] }, SECRET, 400],
  ])('%s is refused', async (_what, body, secret, status) => {
    expect((await invalidate(body, secret)).status).toBe(status);
  });

  it('without a secret in the configuration the route does not exist', async () => {
    const plain = await createTestStorefront({ backofficeUrl: relay.url });
    const { status } = await request(plain.app).post('/ops/purge').send({ all: true });
    expect([404, 405]).toContain(status);
  });
});
