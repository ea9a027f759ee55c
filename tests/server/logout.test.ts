import { setTimeout as wait } from 'node:timers/promises';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { UnsecuredJWT } from 'jose';
import request, { type Response } from 'supertest';
import { startRelay, type Relay } from '#tests/support/start-relay.ts';
import { createTestStorefront, type TestStorefront } from '#tests/support/test-storefront.ts';

const REFRESH = 'what-renews-the-session';
const FAILED = { status: 500, body: '{}' };
const ENDED = { status: 200, body: '{"logged_out":true}' };
const tokenOf = (expiresIn: string) =>
  new UnsecuredJWT({ role: 'professional', life: expiresIn }).setExpirationTime(expiresIn).encode();
const cookieOf = (token: string) => `email=pro@atre.example; refresh_token=${REFRESH}; jwt_token=${token}`;

let relay: Relay;
let storefront: TestStorefront;
/** Selects the logouts that fail. Sessions are not renewed. */
let failing: (attempts: number) => boolean;
beforeAll(async () => {
  relay = await startRelay();
  relay.refuse = ({ url }) => {
    if (url.includes('/user/logged')) return FAILED;
    if (!isLogout({ url })) return undefined;
    return failing(relay.calls.filter(isLogout).length) ? FAILED : ENDED;
  };
  storefront = await createTestStorefront({ backofficeUrl: relay.url });
});
beforeEach(() => {
  relay.calls.length = 0;
  storefront.logs.length = 0;
});
afterAll(() => relay.close());

const WAYS: Record<string, (cookie: string) => Promise<Response>> = {
  'by the call': (cookie) =>
    request(storefront.app)
      .get('/api/v1/user/logout?site_id=1&lang=fr&sales_plan_id=1')
      .set({ 'sec-fetch-site': 'same-origin', 'x-atre-token': '1', cookie }),
  'by the form': (cookie) =>
    request(storefront.app)
      .post('/mon-compte')
      .set({ origin: 'http://localhost:3000', cookie })
      .type('form')
      .send({ intent: 'logout' }),
};
const isLogout = ({ url }: { url: string }) => url.includes('/user/logout');
const takenOf = ({ headers }: Response) =>
  [headers['set-cookie'] ?? []].flat().filter((line: string) => /^(?:jwt|refresh)_token=;/.test(line));
const messages = () => storefront.logs.map(({ msg }) => msg);
async function isLoggedSoon(text: string): Promise<boolean> {
  for (let look = 0; look < 100 && !messages().includes(text); look += 1) await wait(100);
  return messages().includes(text);
}

describe.each(Object.entries(WAYS))('logout %s that the back office refuses', (_way, logOut) => {
  it.each(['15 minutes', '-1 minute'])(
    '[AC-05] browser: logged out, and the call is repeated until it succeeds, with a token of %s too',
    async (expiresIn) => {
      failing = (attempts) => attempts === 1;
      const token = tokenOf(expiresIn);
      const response = await logOut(cookieOf(token));
      expect([response.status < 400, takenOf(response).length]).toEqual([true, 2]);
      expect(await isLoggedSoon('logout succeeded on retry')).toBe(true);
      const sentTokens = relay.calls.filter(isLogout).map(({ headers }) => headers.authorization);
      expect(sentTokens).toEqual([`Bearer ${token}`, `Bearer ${token}`]);
      expect(JSON.stringify(storefront.logs)).not.toMatch(new RegExp(`${REFRESH}|eyJ`));
    },
    60_000,
  );
});

it('successful logout: called once', async () => {
  failing = () => false;
  await WAYS['by the call']?.(cookieOf(tokenOf('15 minutes')));
  await wait(1500);
  expect(relay.calls.filter(isLogout)).toHaveLength(1);
  expect(messages()).not.toContain('logout succeeded on retry');
});

it.each(Object.entries(WAYS))(
  '[AC-06] logout %s: the browser clears session data and keeps the rest',
  async (_way, logOut) => {
    failing = () => false;
    const response = await logOut(`${cookieOf(tokenOf('15 minutes'))}; device=${'A'.repeat(43)}`);
    expect(response.headers['clear-site-data']).toBe('"cache", "storage"');
    const cookies: string[] = [response.headers['set-cookie'] ?? []].flat();
    expect(cookies.filter((line) => line.startsWith('device='))).toEqual([]);
    expect(cookies).toContainEqual(
      expect.stringMatching(/^logged_out=1; Max-Age=60; Path=\/; .*Secure; SameSite=Lax$/),
    );
  },
);

it('[AC-07] expired session: clears nothing, so that input is preserved', async () => {
  relay.refuse = ({ url }) =>
    url.includes('/user/logged')
      ? { status: 500, body: '{"code":"refresh_no_longer_available"}' }
      : undefined;
  const response = await request(storefront.app)
    .get('/mon-compte')
    .set('cookie', cookieOf(tokenOf('-1 minute')));
  expect(takenOf(response)).toHaveLength(2);
  expect(response.headers['clear-site-data']).toBeUndefined();
});
