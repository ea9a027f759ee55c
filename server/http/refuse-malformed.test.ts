import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import request from 'supertest';
import { parsePage } from '#tests/support/read-page.ts';
import { sendRaw } from '#tests/support/send-raw.ts';
import { createTestStorefront, serve, type TestStorefront } from '#tests/support/test-storefront.ts';

function filters(count: number): string {
  return Array.from({ length: count }, (_empty, index) => `_POWER__${1000 + index}`).join('/');
}

const HOST = 'Host: localhost:3000';

describe('malformed requests', () => {
  let storefront: TestStorefront;
  let server: Awaited<ReturnType<typeof serve>>;
  beforeAll(async () => {
    storefront = await createTestStorefront();
    server = await serve(storefront.app);
  });
  afterAll(() => server.close());

  const raw = (...lines: string[]) =>
    sendRaw(server.port, [...lines, 'Connection: close', '', ''].join('\r\n'));
  const get = (path: string) => raw(`GET ${path} HTTP/1.1`, HOST);

  it('a well-formed one is served, which gives the cases below their meaning', async () => {
    expect((await get('/mentions-legales')).status).toBe(200);
  });

  it.each(['/%', '/%zz', '/produit/%E0%A4%A', '/%C0%AE%C0%AE/', '/a%00b', '/%ff'])(
    'malformed percent-encoding: %s is a 400',
    async (path) => {
      expect((await get(path)).status).toBe(400);
    },
  );

  it('malformed percent-encoding in the query is harmless', async () => {
    expect((await get('/recherche?q=%E0%A4%A&orderBy=%')).status).toBe(200);
  });

  it('a path of 10,000 characters is a 414', async () => {
    expect((await get(`/${'a'.repeat(10_000)}`)).status).toBe(414);
  });

  it.each([
    ['/recherche', 'fr', 'Adresse trop longue', '/'],
    ['/pro/recherche', 'fr', 'Adresse trop longue', '/'],
    ['/en/results', 'en', 'Address too long', '/en'],
    ['/energie', 'fr', 'Adresse trop longue', '/'],
  ])(
    '%s requested with 10,000 characters is a page in its language, with a link home',
    async (path, lang, title, home) => {
      const { status, headers, body } = await get(`${path}?q=${'a'.repeat(10_000)}`);
      const page = parsePage(body);
      expect([status, page.lang, page.headings, page.links]).toEqual([414, lang, [title], [home]]);
      expect(headers['cache-control']).toBe('no-store');
      expect(body).not.toContain('aaaa');
    },
  );

  it('a call whose address has 10,000 characters is an error in JSON', async () => {
    const { status, headers, body } = await get(`/api/v1/product?text=${'a'.repeat(10_000)}`);
    expect([status, headers['cache-control'], JSON.parse(body)]).toEqual([
      414,
      'no-store',
      { code: 'uri_too_long', message: 'The address is too long.' },
    ]);
  });

  it('a path of 8,000 characters is a missing page, without delay', async () => {
    const since = performance.now();
    expect((await get(`/${'a/'.repeat(4000)}`)).status).toBeGreaterThanOrEqual(400);
    expect((await get(`/nos-produits/${'_A__b/'.repeat(1000)}`)).status).toBe(404);
    expect(performance.now() - since).toBeLessThan(2000);
  });

  it('[RT-07] ten filters are served, eleven are a missing page', async () => {
    expect((await get(`/nos-produits/${filters(10)}`)).status).toBe(200);
    expect((await get(`/nos-produits/${filters(11)}`)).status).toBe(404);
  });

  it.each([
    '/nos-produits/_NOPE__x',
    '/nos-produits/_color__blanc',
    '/nos-produits/_COLOR__',
    '/nos-produits/_COLOR_blanc',
  ])('%s: an unknown filter is a missing page', async (path) => {
    expect((await get(path)).status).toBe(404);
  });

  it.each(['_p__0', '_p__999999', '_p__-1', '_p__1e3', '_p__9999999999999999999', '_p__2/_COLOR__blanc'])(
    '%s is no page of a list',
    async (segment) => {
      expect((await get(`/nos-produits/${segment}`)).status).toBe(404);
    },
  );

  it.each([
    '//evil.example/_p__1',
    '//evil.example//',
    '/\\evil.example/',
    '/\\/evil.example/',
    '//evil.example',
    '//evil.example/',
    '/\\evil.example',
    '/%5C%5Cevil.example',
    '///evil.example/..',
  ])('%s does not redirect to another site', async (path) => {
    const { status, headers } = await get(path);
    expect(status).toBeGreaterThanOrEqual(400);
    expect(headers['location']).toBeUndefined();
  });

  it('several Host headers are a 400, as is none', async () => {
    expect((await raw('GET / HTTP/1.1', HOST, 'Host: evil.example')).status).toBe(400);
    expect((await raw('GET / HTTP/1.1')).status).toBe(400);
    expect((await raw('GET / HTTP/1.0')).status).toBe(400);
  });

  it('a forged Host does not change the page', async () => {
    const [honest, forged] = [
      await get('/produit/lame'),
      await raw('GET /produit/lame HTTP/1.1', 'Host: evil.example', 'X-Forwarded-Host: evil.example'),
    ];
    expect(forged.status).toBe(200);
    expect(forged.body).not.toContain('evil.example');
    expect(forged.body).toBe(honest.body);
    const redirect = await raw('GET /produit/lame/ HTTP/1.1', 'Host: evil.example');
    expect(redirect.headers['location']).toBe('/produit/lame');
  });

  it('an absolute-form target of another host is a 400', async () => {
    expect((await raw('GET http://evil.example/ HTTP/1.1', HOST)).status).toBe(400);
    expect((await raw('GET javascript:alert(1) HTTP/1.1', HOST)).status).toBe(400);
    expect((await raw('OPTIONS * HTTP/1.1', HOST)).status).toBe(400);
  });

  it.each([
    'gzip, chunked',
    'identity',
    'chunked, identity',
    'xchunked',
    'chunked\r\nTransfer-Encoding: identity',
  ])('Transfer-Encoding “%s” is a 400', async (encoding) => {
    const { status } = await raw('POST /contact HTTP/1.1', HOST, `Transfer-Encoding: ${encoding}`);
    expect(status).toBe(400);
  });

  it('a length and chunks together are a 400', async () => {
    const { status } = await raw(
      'POST /api/v1/ticket HTTP/1.1',
      HOST,
      'Content-Length: 4',
      'Transfer-Encoding: chunked',
    );
    expect(status).toBe(400);
  });

  it('headers of more than 16 KB are a 431', async () => {
    expect((await raw('GET / HTTP/1.1', HOST, `Cookie: a=${'x'.repeat(17_000)}`)).status).toBe(431);
    const many = Array.from({ length: 1500 }, (_empty, index) => `X-A${index}: aaaaaaaaaa`);
    expect((await raw('GET / HTTP/1.1', HOST, ...many)).status).toBe(431);
  });

  it.each(['BREW', 'TRACE', 'CONNECT', 'PROPFIND', 'DELETE', 'OPTIONS'])(
    'the method %s gets no page',
    async (method) => {
      const { status } = await raw(`${method} /produit/lame HTTP/1.1`, HOST);
      expect(status === undefined || status >= 400).toBe(true);
    },
  );

  it.each([
    '=',
    ';;;',
    'jwt_token',
    'a=%E0%A4%A',
    `b=${'%'.repeat(3000)}`,
    'j:{"a"',
    '__proto__=1; constructor=2',
  ])('the cookie “%s” is harmless', async (cookie) => {
    const { status } = await request(storefront.app).get('/mentions-legales').set('cookie', cookie);
    expect(status).toBe(200);
  });

  it('bytes that are no HTTP are a 400, and the server goes on', async () => {
    expect((await sendRaw(server.port, 'hello\r\n\r\n')).status).toBe(400);
    expect((await get('/healthz')).status).toBe(200);
  });

  it('every line of the log is JSON, for any request', () => {
    expect(storefront.logs.length).toBeGreaterThan(30);
    expect(storefront.logs.filter(({ level }) => Number(level) >= 50)).toEqual([]);
  });
});
