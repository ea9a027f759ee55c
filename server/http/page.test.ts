import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import request from 'supertest';
import { startRelay, type Relay } from '#tests/support/start-relay.ts';
import { createTestStorefront, serve, type TestStorefront } from '#tests/support/test-storefront.ts';
import { unsignedToken } from '#tests/support/unsigned-token.ts';

const SHARED = 'public, max-age=0, s-maxage=60, stale-while-revalidate=600, stale-if-error=86400';
const TOKEN = unsignedToken();
const LOGGED = `jwt_token=${TOKEN}; email=marie@atre.example; tmp_token=ttt`;

describe('pages', () => {
  let relay: Relay;
  let storefront: TestStorefront;
  beforeAll(async () => {
    relay = await startRelay();
    storefront = await createTestStorefront({ backofficeUrl: relay.url });
  });
  afterAll(() => relay.close());

  const headersOf = async (path: string, sent: Record<string, string> = {}) =>
    (await request(storefront.app).get(path).set(sent)).headers;

  it.each(['/', '/en/pro', '/produit/lame', '/produit/lame?ref=X', '/recherche?q=lame&tab=pages'])(
    '%s is public: shared caches store it for a minute, browsers revalidate each time',
    async (path) => {
      const headers = await headersOf(path);
      expect(headers).toMatchObject({ 'cache-control': SHARED, vary: 'accept-encoding' });
      expect(headers['set-cookie']).toBeUndefined();
    },
  );

  it.each([
    ['a page of somebody logged in', '/produit/lame', { cookie: LOGGED }],
    ['a page with a parameter nobody knows', '/produit/lame?utm_source=mail', {}],
    ['a missing page', '/aucune-page', {}],
  ])('%s is not cacheable', async (_what, path, sent) => {
    expect((await headersOf(path, sent))['cache-control']).toBe('private, no-store');
  });

  it('a public page is the same to the byte for all visitors', async () => {
    const plain = await request(storefront.app).get('/produit/lame');
    const other = await request(storefront.app).get('/produit/lame').set({
      cookie: 'cart=secret; i18n_redirected=en; email=marie@atre.example; consent=all',
      'accept-language': 'en-GB',
      'user-agent': 'somebody else',
      referer: 'http://localhost:3000/pro',
      authorization: 'Bearer secret',
      'x-forwarded-for': '203.0.113.7',
    });
    expect(other.text).toBe(plain.text);
    expect(other.headers['cache-control']).toBe(SHARED);
  });

  it('[ST-02] the address decides the language, not cookie or browser', async () => {
    const { text } = await request(storefront.app)
      .get('/')
      .set({ cookie: 'i18n_redirected=en', 'accept-language': 'en' });
    expect(text).toContain('<html lang="fr"');
  });

  it('no page sets a cookie or contains a token of its visitor', async () => {
    const { text, headers } = await request(storefront.app).get('/produit/lame').set('cookie', LOGGED);
    expect(headers['set-cookie']).toBeUndefined();
    expect(['marie@', 'ttt', TOKEN].filter((secret) => text.includes(secret))).toEqual([]);
  });

  it.each(['post', 'put', 'delete', 'patch'] as const)(
    '%s of a page is a 405 with the allowed methods',
    async (method) => {
      const { status, headers } = await request(storefront.app)[method]('/produit/lame');
      expect([status, headers['allow']]).toEqual([405, 'GET, HEAD']);
    },
  );

  it('HEAD has the headers of GET, without a body', async () => {
    const [head, get] = [
      await request(storefront.app).head('/produit/lame').set('accept-encoding', 'gzip'),
      await request(storefront.app).get('/produit/lame').set('accept-encoding', 'gzip'),
    ];
    expect([head.status, head.text]).toEqual([200, undefined]);
    expect(head.headers['content-length']).toBe(get.headers['content-length']);
    expect((await request(storefront.app).head('/aucune-page')).status).toBe(404);
  });

  it.each(['gzip', 'br', 'identity'])('is compressed as the client accepts: %s', async (encoding) => {
    const server = await serve(storefront.app);
    const read = async (path: string) => {
      const response = await fetch(`http://127.0.0.1:${server.port}${path}`, {
        headers: { 'accept-encoding': encoding },
      });
      return [response.headers.get('content-encoding'), (await response.text()).slice(-14)];
    };
    const expected = [encoding === 'identity' ? null : encoding, '</body></html>'];
    const [whole, streamed] = [await read('/mentions-legales'), await read('/aucune-page')];
    await server.close();
    expect([whole, streamed]).toEqual([expected, expected]);
  });

  it('[AP-02] calls have the site, the language and the plan of the address', async () => {
    relay.calls.length = 0;
    const fresh = await createTestStorefront({ backofficeUrl: relay.url });
    await request(fresh.app).get('/en/pro/product/lame');
    const queries = relay.calls.map(({ url }) => new URL(url, relay.url).searchParams);
    expect(queries.length).toBeGreaterThan(5);
    expect(new Set(queries.map((query) => `${query.get('site_id')} ${query.get('lang')}`))).toEqual(
      new Set(['1 en']),
    );
    const plans = relay.calls
      .filter(({ url }) => !url.includes('/site?'))
      .map(({ url }) => new URL(url, relay.url).searchParams.get('sales_plan_id'));
    expect(new Set(plans)).toEqual(new Set(['2']));
    expect(relay.calls.every(({ headers }) => headers.accept?.startsWith('application/json'))).toBe(true);
  });

  it('[AP-14] a hundred concurrent visitors cost one call a resource', async () => {
    const fresh = await createTestStorefront({ backofficeUrl: relay.url });
    relay.calls.length = 0;
    await Promise.all(Array.from({ length: 100 }, () => request(fresh.app).get('/produit/lame')));
    const urls = relay.calls.map(({ url }) => url);
    expect(urls.length).toBeGreaterThan(5);
    expect(urls.filter((url, index) => urls.indexOf(url) !== index)).toEqual([]);
  }, 60_000);
});
