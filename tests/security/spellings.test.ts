import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { DEMO_PASSWORD } from '#tests/support/demo-password.ts';
import { ask } from '#tests/support/ask.ts';
import { startRelay, type Relay } from '#tests/support/start-relay.ts';
import { createTestStorefront, serve } from '#tests/support/test-storefront.ts';
import { unsignedToken } from '#tests/support/unsigned-token.ts';

const COOKIE = `jwt_token=${unsignedToken()}; refresh_token=d; cart_token=e`;
const FROM_ELSEWHERE: Record<string, string>[] = [
  { 'sec-fetch-site': 'cross-site' },
  { referer: 'https://evil.example/' },
];
/** Spellings of one path that some parsers treat as equal. */
const spell = (path: string): string[] => [
  path.toUpperCase(),
  path.replace('/api/', '/API/'),
  path.replace('/v1/', '/V1/'),
  path.replace(/[^/]+$/, (name) => name.toUpperCase()),
  path.replace('/v1/', '/v1//'),
  path.replace('/api/', '/api//'),
  path.replace(/\/([^/]+)$/, '//$1'),
  path.replace('/api/', '/%61pi/'),
  path.replace(/[^/]+$/, (name) => `%${name.charCodeAt(0).toString(16)}${name.slice(1)}`),
  path.replaceAll('/', '%2f').replace('%2f', '/'),
  path.replace('/v1/', '/v1/./'),
  path.replace('/v1/', '/v1/x/../'),
  path.replace('/v1/', '/v1/x/%2e%2e/'),
  path.replace('/api/', '/x/../api/'),
  path.replace('/v1/', '/v1/\\'),
  path.replaceAll('/', '\\').replace('\\', '/'),
  `${path}/`,
  `${path}//`,
  `${path}/.`,
  `${path};x=1`,
  path.replace('/v1/', '/v1;x=1/'),
  `${path}%2f`,
  `${path}%00`,
  `${path}.`,
  `${path}%20`,
];
const CALL = '?site_id=1&lang=fr&sales_plan_id=1';

describe('path in another spelling', () => {
  let relay: Relay;
  beforeAll(async () => {
    relay = await startRelay();
  });
  beforeEach(() => {
    relay.calls.length = 0;
  });
  afterAll(() => relay.close());

  const start = async (env: Record<string, string>) => {
    const { app } = await createTestStorefront({
      backofficeUrl: relay.url,
      env: { LOG_LEVEL: 'silent', ...env },
    });
    return serve(app);
  };
  /** Calls that the back office would accept under its own normalisation: upper and lower case, repeated slashes. */
  const passed = (requested: RegExp) =>
    relay.calls
      .map(
        ({ method, url }) => `${method} ${decodeURI(url.split('?', 1)[0] ?? '').replaceAll(/\/{2,}/g, '/')}`,
      )
      .filter((call) => requested.test(call.toLowerCase()));

  it('[AC-05] logout by a link of another site: refused', async () => {
    const door = await start({});
    for (const path of spell('/api/v1/user/logout')) {
      for (const headers of FROM_ELSEWHERE) {
        const response = await ask(door.port, { path: path + CALL, headers: { cookie: COOKIE, ...headers } });
        expect([path, response.status >= 400, response.headers['set-cookie']]).toEqual([
          path,
          true,
          undefined,
        ]);
      }
    }
    await door.close();
    expect(passed(/logout/)).toEqual([]);
  });

  it('[SC-03] calls of the shop on a site without one: refused', async () => {
    const door = await start({ CART_ENABLED: 'false' });
    for (const path of ['cart', 'order', 'part', 'carrier'].flatMap((name) => spell(`/api/v1/${name}`))) {
      const headers = { cookie: COOKIE, 'sec-fetch-site': 'same-origin', 'x-atre-token': '1' };
      for (const method of ['GET', 'POST']) {
        const body = method === 'POST' ? { body: '{}' } : {};
        const type = { 'content-type': 'application/json' };
        const response = await ask(door.port, {
          method,
          path: path + CALL,
          headers: { ...headers, ...type },
          ...body,
        });
        expect([path, method, response.status >= 400]).toEqual([path, method, true]);
      }
    }
    await door.close();
    expect(passed(/ \/api\/v1\/(?:cart|order|part|carrier)\b/)).toEqual([]);
  }, 60_000);

  it('[AC-05] tokens: only the login call, which stores them in cookies, receives them', async () => {
    const door = await start({});
    const sent = {
      method: 'POST',
      headers: { 'sec-fetch-site': 'same-origin', 'content-type': 'application/json' },
      body: JSON.stringify({ email: 'pro@atre.example', password: DEMO_PASSWORD }),
    };
    for (const path of spell('/api/v1/user/login')) {
      const response = await ask(door.port, { ...sent, path: path + CALL });
      expect([path, response.body.includes('refresh_token')]).toEqual([path, false]);
    }
    await door.close();
  }, 60_000);

  it('invalidation: cached pages stay', async () => {
    const door = await start({ PURGE_SECRET: 'a-secret-of-the-tests-for-purges-alone' });
    const headers = {
      authorization: 'Bearer a-secret-of-the-tests-for-purges-alone',
      'content-type': 'application/json',
    };
    const sent = { method: 'POST', headers, body: '{"all":true}' };
    expect((await ask(door.port, { ...sent, path: '/ops/purge' })).status).toBe(200);
    for (const path of ['/OPS/purge', '/ops/PURGE', '/ops//purge', '/%6fps/purge', '/x/../ops/purge'])
      expect([path, (await ask(door.port, { ...sent, path })).status]).toEqual([path, 405]);
    await door.close();
  });
});
