import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import type { AuthState } from '#shared/contract/customer.ts';
import type { Operation } from '#shared/contract/operation.ts';
import { OPERATIONS } from '#shared/contract/operations.ts';
import { logInDemo } from '#tests/support/demo-login.ts';
import { startTestApi, type TestApi } from '#tests/support/test-api.ts';
import { OPERATOR_TOKEN } from '#tests/support/test-backoffice.ts';
import { createTestStorefront, serve } from '#tests/support/test-storefront.ts';

const MINUTE = 60_000;
const ORIGIN = 'http://localhost:3000';
const PRIVATE = 'private, no-store';
const GOOD = { site_id: '1', lang: 'fr', sales_plan_id: '2', zipcode: '44000', token: 'none', text: 'lame' };
/** An unknown site: every call is refused. */
const BAD = { ...GOOD, site_id: '999' };

/** Calls that end an account or a session come last. */
const CALLS = OPERATIONS.toSorted((a, b) => rank(a) - rank(b));
function rank({ id, method }: Operation): number {
  if (id === 'GET /user/logout') return 3;
  if (id === 'DELETE /user' || id === 'DELETE /customer') return 2;
  return method === 'get' ? 0 : 1;
}

let api: TestApi;
let session: AuthState;
let site: Awaited<ReturnType<typeof serve>>;
beforeAll(async () => {
  api = await startTestApi();
  session = await logInDemo(api);
  const storefront = await createTestStorefront({ backofficeUrl: api.url, env: { LOG_LEVEL: 'silent' } });
  site = await serve(storefront.app);
}, MINUTE);
afterAll(async () => {
  await site.close();
  await api.close();
});

const pathOf = ({ path }: Operation) =>
  path.replace('{customer_id}', session.customer.customer_id).replaceAll(/\{\w+\}/g, '1');

type SentResponse = { status: number; cacheControl: string | null };
async function ask(
  base: string,
  operation: Operation,
  query: Record<string, string>,
  headers: Record<string, string>,
): Promise<SentResponse> {
  const method = operation.method.toUpperCase();
  const body = method === 'GET' ? {} : { body: '{}' };
  const response = await fetch(`${base}/api/v1${pathOf(operation)}?${new URLSearchParams(query)}`, {
    method,
    headers: { ...headers, ...(method !== 'GET' && { 'content-type': 'application/json' }) },
    redirect: 'manual',
    ...body,
  });
  await response.arrayBuffer();
  return { status: response.status, cacheControl: response.headers.get('cache-control') };
}

const isForEverybody = ({ access, method }: Operation) => access === 'public' && method === 'get';

/**
 * Makes each call in several variants, the first two also for an unknown site. Returns cacheable responses,
 * and the numbers of successes and refusals.
 */
async function walk(base: string, ways: [name: string, headers: Record<string, string>, isNamed: boolean][]) {
  const keepable: string[] = [];
  const counts = { answered: 0, refused: 0 };
  for (const operation of CALLS)
    for (const [index, [name, headers, isNamed]] of ways.entries())
      for (const query of index < 2 ? [GOOD, BAD] : [GOOD]) {
        const { status, cacheControl } = await ask(base, operation, query, headers);
        if (isForEverybody(operation) && !isNamed) continue;
        if (status < 400) counts.answered += 1;
        else counts.refused += 1;
        if (cacheControl !== PRIVATE) keepable.push(`${operation.id}, ${name}: ${status} ${cacheControl}`);
      }
  return { keepable, counts };
}

describe('personal API responses', () => {
  it(
    'back office: not cacheable, success and error, with and without token',
    async () => {
      const { keepable, counts } = await walk(api.url, [
        ['no session', {}, false],
        ['customer', { authorization: `Bearer ${session.token}` }, true],
        ['operator', { authorization: `Bearer ${OPERATOR_TOKEN}` }, true],
        ['invalid token', { authorization: 'Bearer none' }, true],
        ['cart', { 'x-cart-token': 'A'.repeat(43) }, true],
      ]);
      expect(keepable).toEqual([]);
      expect(counts.answered).toBeGreaterThan(100);
      expect(counts.refused).toBeGreaterThan(300);
    },
    3 * MINUTE,
  );

  it(
    'storefront proxy: not cacheable',
    async () => {
      session = await logInDemo(api, 'pro@atre.example');
      const ours = { origin: ORIGIN, 'sec-fetch-site': 'same-origin' };
      const base = `http://127.0.0.1:${site.port}`;
      const { keepable, counts } = await walk(base, [
        ['no session', ours, false],
        ['customer', { ...ours, cookie: `jwt_token=${session.token}`, 'x-atre-token': '1' }, true],
        ['invalid token', { ...ours, cookie: 'jwt_token=none', 'x-atre-token': '1' }, true],
      ]);
      expect(keepable).toEqual([]);
      expect(counts.answered).toBeGreaterThan(50);
      expect(counts.refused).toBeGreaterThan(200);
    },
    3 * MINUTE,
  );

  it.each<[string, string, Record<string, string>, number]>([
    ['a call that does not exist', '/api/v1/nothing', {}, 404],
    ['a call of another site', '/api/v1/projects?site_id=1', { cookie: 'jwt_token=none' }, 403],
  ])('%s: not cacheable either', async (_what, path, headers, status) => {
    const response = await fetch(`http://127.0.0.1:${site.port}${path}`, { headers });
    expect(response.status).toBe(status);
    expect(response.headers.get('cache-control')).toContain('no-store');
  });
});
