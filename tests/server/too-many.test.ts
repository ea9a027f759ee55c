import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import request, { type Response } from 'supertest';
import { DEMO_PASSWORD } from '#tests/support/demo-password.ts';
import { parsePage } from '#tests/support/read-page.ts';
import { startRelay, type Relay } from '#tests/support/start-relay.ts';
import { startTestBackoffice, type TestBackoffice } from '#tests/support/test-backoffice.ts';
import { createTestStorefront, type TestStorefront } from '#tests/support/test-storefront.ts';

const ORIGIN = 'http://localhost:3000';
const EMAIL = 'client@atre.example';
const QUERY = 'site_id=1&lang=fr&sales_plan_id=1';

describe('too many wrong passwords', () => {
  let backoffice: TestBackoffice;
  let storefront: TestStorefront;
  beforeAll(async () => {
    backoffice = await startTestBackoffice();
    storefront = await createTestStorefront({ backofficeUrl: backoffice.url });
  });
  beforeEach(async () => {
    await backoffice.db.deleteFrom('attempt').execute();
  });
  afterAll(() => backoffice.close());

  type Options = { path?: string; address?: string; cookies?: string[] };
  const logIn = (password: string, options: Options = {}): Promise<Response> => {
    const { path = '/pro/connexion', address = '203.0.113.7', cookies = [] } = options;
    return request(storefront.app)
      .post(path)
      .set({ origin: ORIGIN, 'x-forwarded-for': address, cookie: cookies.join('; ') })
      .type('form')
      .send({ email: EMAIL, password })
      .then((response) => response);
  };
  const callLogin = (password: string) =>
    request(storefront.app)
      .post(`/api/v1/user/login?${QUERY}`)
      .set({ 'sec-fetch-site': 'same-origin', 'x-forwarded-for': '203.0.113.8' })
      .send({ email: EMAIL, password });
  const tryInVain = async (times: number, address: (index: number) => string, path?: string) => {
    for (let index = 0; index < times; index += 1)
      await logIn('Wrong!2026', { address: address(index), ...(path && { path }) });
  };

  it.each([
    ['/pro/connexion', /Réessayez dans (?:30|2\d) secondes/, '/pro/mot-de-passe-oublie'],
    ['/en/pro/login', /Try again in (?:30|2\d) seconds/, '/en/pro/forgot-password'],
  ])(
    '[RT-11] %s: a message with the waiting time and a link to a new password',
    async (path, words, link) => {
      await tryInVain(5, () => '203.0.113.7', path);
      const response = await logIn(DEMO_PASSWORD, { path });
      expect(response.status).toBe(429);
      expect(Number(response.headers['retry-after'])).toBeGreaterThan(20);
      const banner = /data-form-errors[^]*?<\/div><\/div>/.exec(response.text)?.[0] ?? response.text;
      expect(parsePage(response.text).main.text).toMatch(words);
      expect(banner).toContain(`href="${link}"`);
    },
  );

  it('[AC-05] call: refused with Retry-After', async () => {
    for (let index = 0; index < 5; index += 1) await callLogin('Wrong!2026');
    const { status, headers } = await callLogin(DEMO_PASSWORD);
    expect([status, Number(headers['retry-after']) <= 30]).toEqual([429, true]);
  });

  it('[AC-05] known browser of the owner: not locked out; its cookie outlives the logout', async () => {
    const first = await logIn(DEMO_PASSWORD, { address: '198.51.100.1' });
    const cookies = [first.headers['set-cookie'] ?? []]
      .flat()
      .filter((line: string) => line.startsWith('device='));
    expect(cookies).toEqual([
      expect.stringMatching(
        /^device=[\w-]{43}; Max-Age=31536000; Path=\/; .*HttpOnly; Secure; SameSite=Lax$/,
      ),
    ]);
    const device = cookies.map((line: string) => line.split(';', 1)[0] ?? '');
    await tryInVain(60, (index) => `203.0.113.${index + 1}`);
    expect((await logIn(DEMO_PASSWORD, { address: '198.51.100.2' })).status).toBe(429);
    const own = await logIn(DEMO_PASSWORD, { address: '198.51.100.2', cookies: device });
    expect([own.status, own.headers['location']]).toEqual([303, '/mon-compte']);
    expect(own.text).not.toContain(device[0]?.slice('device='.length));
  }, 60_000);
});

describe('rate-limited back office', () => {
  let relay: Relay;
  let storefront: TestStorefront;
  beforeAll(async () => {
    relay = await startRelay();
    storefront = await createTestStorefront({ backofficeUrl: relay.url });
    await request(storefront.app).get('/contact?subject=advice');
    relay.refuse = ({ method, url }) =>
      method === 'POST' || /\/(?:search|proposal|city)\b/.test(url)
        ? { status: 429, body: '{"code":"too_many_requests"}', headers: { 'retry-after': '77' } }
        : undefined;
  });
  afterAll(() => relay.close());

  const ours = { origin: ORIGIN, 'sec-fetch-site': 'same-origin' };
  it.each<[string, string, string, string | object | undefined, string]>([
    [
      'a call of the session',
      'post',
      `/api/v1/user/login?${QUERY}`,
      { email: 'a@b.example', password: 'x' },
      '77',
    ],
    ['a call of the cart', 'post', `/api/v1/cart?${QUERY}`, { type: 'part', element_id: 1 }, '77'],
    ['a suggestion', 'get', `/api/v1/search?${QUERY}&type=Suggest&language=fr&text=abc`, undefined, '77'],
    ['a call that is passed on', 'get', `/api/v1/city?${QUERY}&zipcode=44000`, undefined, '77'],
    ['a form', 'post', '/pro/mot-de-passe-oublie', 'email=a@b.example', '77'],
  ])('%s: 429 with Retry-After', async (_what, method, path, body, seconds) => {
    const asked = request(storefront.app)[method === 'post' ? 'post' : 'get'](path).set(ours);
    const { status, headers, text } = await (body === undefined ? asked : asked.send(body));
    expect([status, headers['retry-after']]).toEqual([429, seconds]);
    expect(text).not.toMatch(/at \w+ \(|node_modules/);
  });
});
