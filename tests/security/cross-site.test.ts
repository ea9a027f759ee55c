import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { ROUTED_PAGES } from '#routes/tree.tsx';
import { OPERATIONS } from '#shared/contract/operations.ts';
import { ask } from '#tests/support/ask.ts';
import { createTestStorefront, serve, type TestStorefront } from '#tests/support/test-storefront.ts';
import { unsignedToken } from '#tests/support/unsigned-token.ts';

const FORM = 'application/x-www-form-urlencoded';
/** Cookies of a session; they need not be valid here. */
const COOKIE = `jwt_token=${unsignedToken()}; refresh_token=d; cart_token=e`;
/** Requests from another site's page, in current and old browsers. */
const FOREIGN: readonly (readonly [string, Record<string, string>])[] = [
  ['from another origin', { origin: 'https://evil.example' }],
  ['without any origin', {}],
  ['from a sandboxed frame', { origin: 'null' }],
  ['from another port', { origin: 'http://localhost:3001' }],
  ['from an origin that begins like ours', { origin: 'http://localhost:3000.evil.example' }],
  ['over another scheme', { origin: 'https://localhost:3000' }],
  ['from a sister site', { 'sec-fetch-site': 'same-site', origin: 'http://localhost:3000' }],
  ['that its browser calls foreign', { 'sec-fetch-site': 'cross-site', origin: 'http://localhost:3000' }],
  ['from a typed address', { 'sec-fetch-site': 'none' }],
  ['with a claim of its own', { referer: 'http://localhost:3000/', 'x-forwarded-host': 'localhost:3000' }],
];
const FORMS = ROUTED_PAGES.filter(({ page, variant }) => page.form && !variant.alias).map(({ variant }) =>
  variant.pattern.replaceAll(/\{[^}]+\}/g, 'x'),
);

let storefront: TestStorefront;
let server: Awaited<ReturnType<typeof serve>>;
beforeAll(async () => {
  storefront = await createTestStorefront({ env: { LOG_LEVEL: 'silent' } });
  server = await serve(storefront.app);
});
afterAll(() => server.close());

describe.each(FOREIGN)('cross-site request %s', (_name, headers) => {
  it('[AC-05] calls: no cookie is forwarded, for reads and writes', async () => {
    for (const { method, path } of OPERATIONS) {
      const called = `/api/v1${path.replaceAll(/\{\w+\}/g, '1')}?site_id=1&lang=fr&sales_plan_id=1`;
      for (const type of ['application/json', 'text/plain']) {
        const response = await ask(server.port, {
          method: method.toUpperCase(),
          path: called,
          headers: { cookie: COOKIE, 'x-atre-token': '1', 'content-type': type, ...headers },
          ...(method !== 'get' && { body: '{}' }),
        });
        expect([called, response.status, response.headers['set-cookie']]).toEqual([called, 403, undefined]);
        if (method === 'get') break;
      }
    }
  }, 60_000);

  it('[AC-05] form posts: refused, whatever their encoding', async () => {
    for (const path of [...FORMS, '/_cart']) {
      for (const type of [FORM, 'text/plain', 'multipart/form-data; boundary=x']) {
        const response = await ask(server.port, {
          method: 'POST',
          path,
          headers: { cookie: COOKIE, 'content-type': type, ...headers },
          body: 'intent=logout&element=part.1',
        });
        expect([path, type, response.status]).toEqual([path, type, 403]);
      }
    }
  }, 60_000);
});

describe('request of our own pages', () => {
  const own = { cookie: COOKIE, 'sec-fetch-site': 'same-origin' };

  it('same-site form post: accepted, which proves that the refusals above are caused by the origin', async () => {
    const path = '/api/v1/site?site_id=1&lang=fr&sales_plan_id=1';
    expect((await ask(server.port, { path, headers: own })).status).toBe(200);
  });

  it.each(['text/plain', FORM, 'application/xml', 'application/jsonp', 'text/json', ''])(
    'call with content type “%s”: 415, JSON is required',
    async (type) => {
      for (const path of [
        'user/login',
        'cart',
        'order',
        'cart/promotion/add',
        'payment/notification',
        'favorite',
      ]) {
        const headers = { ...own, ...(type && { 'content-type': type }) };
        const sent = { method: 'POST', path: `/api/v1/${path}?site_id=1`, headers, body: '{"a":1}' };
        expect([path, (await ask(server.port, sent)).status]).toEqual([path, 415]);
      }
    },
  );
});
