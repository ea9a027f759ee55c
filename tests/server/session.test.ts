import { setTimeout as wait } from 'node:timers/promises';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import request, { type Response } from 'supertest';
import { DEMO_PASSWORD } from '#tests/support/demo-password.ts';
import { createSiteVisitor } from '#tests/support/site-visitor.ts';
import { startRelay } from '#tests/support/start-relay.ts';
import { startTestBackoffice, type TestBackoffice } from '#tests/support/test-backoffice.ts';
import { createTestStorefront, type TestStorefront } from '#tests/support/test-storefront.ts';
import { noticeHeader } from '#tests/support/notice-header.ts';

const ORIGIN = 'http://localhost:3000';
const HOUR_MS = 3_600_000;
const EMAIL = 'pro@atre.example';
/** Longer than any page takes. */
const SLOW_MS = 5000;

let backoffice: TestBackoffice;
let storefront: TestStorefront;
beforeAll(async () => {
  backoffice = await startTestBackoffice();
  storefront = await createTestStorefront({ backofficeUrl: backoffice.url });
});
afterAll(() => backoffice.close());

const get = (path: string, cookies: string[] = []) =>
  request(storefront.app).get(path).set('cookie', cookies.join('; '));
const post = (path: string, fields: Record<string, string>, cookies: string[] = []) =>
  request(storefront.app)
    .post(path)
    .set('origin', ORIGIN)
    .set('cookie', cookies.join('; '))
    .type('form')
    .send(fields);
const setCookies = (response: Response): string[] => [response.headers['set-cookie'] ?? []].flat();
const cookiesOf = (response: Response) => setCookies(response).map((cookie) => cookie.split(';', 1)[0] ?? '');

const tokenOf = (response: Response) =>
  cookiesOf(response)
    .find((cookie) => cookie.startsWith('jwt_token='))
    ?.slice('jwt_token='.length);

/** Query of the login page after a session has expired. */
const ENDED = '&ended=1';
const LOGIN_COOKIES = ['email', 'jwt_token', 'refresh_token', 'tmp_token'];
/** Names of the cookies that a response removes. */
const takenCookies = (response: Response) =>
  setCookies(response)
    .filter((cookie) => cookie.includes('Expires=Thu, 01 Jan 1970'))
    .map((cookie) => cookie.split('=', 1)[0] ?? '')
    .toSorted((a, b) => (a < b ? -1 : 1));

async function logIn(path = '/pro/connexion'): Promise<Response> {
  return post(path, { email: EMAIL, password: DEMO_PASSWORD });
}

describe('login', () => {
  it('[RT-11, AC-05] sets HttpOnly cookies for a year, and redirects to the account', async () => {
    const response = await logIn();
    expect([response.status, response.headers['location']]).toEqual([303, '/mon-compte']);
    const cookies = setCookies(response).filter((cookie) => !cookie.includes('Expires=Thu, 01 Jan 1970'));
    const names = cookies.map((cookie) => cookie.split('=', 1)[0] ?? '');
    expect(new Set(names)).toEqual(new Set(['device', 'email', 'jwt_token', 'refresh_token']));
    for (const cookie of cookies) {
      expect(cookie).toMatch(/; Path=\/;.*HttpOnly; Secure; SameSite=Lax$/);
      expect(cookie).toContain('Max-Age=31536000');
      expect(cookie).not.toContain('Domain');
    }
    expect(response.headers['cache-control']).toContain('no-store');
  });

  it('[AC-04] redirects to the requested page, on this site only', async () => {
    const requested = encodeURIComponent('/pro/produit/sas?ref=1');
    expect((await logIn(`/pro/connexion?redirect=${requested}`)).headers['location']).toBe(
      '/pro/produit/sas?ref=1',
    );
    for (const evil of [
      '//evil.example',
      '/\\evil.example',
      'https://evil.example',
      'javascript:alert(1)',
      '/%0d%0aset-cookie:a=b',
      '\t//evil.example',
      '/pro/connexion',
      '',
    ]) {
      const path = `/pro/connexion?redirect=${encodeURIComponent(evil)}`;
      const location = (await logIn(path)).headers['location'] ?? '';
      expect([evil, location.startsWith('/') && !location.startsWith('//')]).toEqual([evil, true]);
      expect(location).not.toContain('evil');
    }
  });

  it('wrong password and unknown email: the same response, which never contains the password', async () => {
    const wrong = await post('/pro/connexion', { email: 'client@atre.example', password: 'Faux!2026' });
    const unknown = await post('/pro/connexion', { email: 'nobody@atre.example', password: 'Faux!2026' });
    expect([wrong.status, unknown.status]).toEqual([401, 401]);
    for (const { text } of [wrong, unknown]) {
      expect(text).toContain('le mot de passe est incorrect');
      expect(text).not.toContain('Faux!2026');
    }
    expect(wrong.text).toContain('client@atre.example');
  });

  it('unapproved account: names the next step', async () => {
    const waiting = await post('/en/pro/login', { email: 'nouveau@atre.example', password: DEMO_PASSWORD });
    expect(waiting.status).toBe(401);
    expect(waiting.text).toContain('We are checking your company');
    expect(cookiesOf(waiting)).toEqual([]);
  });

  it('empty fields: named; form from another site: refused', async () => {
    const empty = await post('/pro/connexion', { email: '', password: '' });
    expect([empty.status, empty.text.includes('À renseigner')]).toEqual([422, true]);
    const foreign = await request(storefront.app)
      .post('/pro/connexion')
      .set('origin', 'https://evil.example')
      .type('form')
      .send({ email: EMAIL, password: DEMO_PASSWORD });
    expect([foreign.status, setCookies(foreign)]).toEqual([403, []]);
  });
});

describe('pages of a logged-in user', () => {
  it('[RT-13, GD-01] account: shows its owner, to no other user, and is not cached', async () => {
    const cookies = cookiesOf(await logIn());
    const page = await get('/mon-compte', cookies);
    expect(page.status).toBe(200);
    expect(page.text).toContain(EMAIL);
    expect(page.headers['cache-control']).toBe('private, no-store');
    const stranger = await get('/mon-compte');
    expect([stranger.status, stranger.headers['location']]).toEqual([
      302,
      '/pro/connexion?redirect=%2Fmon-compte',
    ]);
  });

  it('[AC-05] markup and state: contain no token', async () => {
    const cookies = cookiesOf(await logIn());
    const { text } = await get('/mon-compte', cookies);
    const secrets = cookies
      .map((cookie) => cookie.split('='))
      .flatMap(([name, value]) => (name !== 'email' && value ? [value] : []));
    expect(secrets.length).toBeGreaterThanOrEqual(2);
    expect(secrets.filter((secret) => text.includes(secret))).toEqual([]);
  });

  it('[AC-06] logout: ends the session here and at the back office, and removes the cookies', async () => {
    const cookies = cookiesOf(await logIn());
    const left = await post('/mon-compte', { intent: 'logout' }, cookies);
    expect([left.status, left.headers['location']]).toEqual([303, '/']);
    expect(takenCookies(left)).toEqual(['cart_count', 'cart_token', ...LOGIN_COOKIES]);
    const again = await get('/mon-compte', cookies);
    expect(again.headers['location']).toBe(`/pro/connexion?redirect=%2Fmon-compte${ENDED}`);
  });

  it('[ER-06] forged token: redirects to login, which removes it', async () => {
    const forged = [
      'jwt_token=eyJhbGciOiJub25lIn0.eyJzdWIiOiIxIn0.x',
      'refresh_token=nothing',
      `email=${EMAIL}`,
    ];
    const page = await get('/mon-compte', forged);
    expect(page.headers['location']).toBe('/pro/connexion?redirect=%2Fmon-compte');
    expect(takenCookies(page)).toEqual(['cart_count', ...LOGIN_COOKIES]);
  });
});

describe('passwords', () => {
  it('[RT-21, AC-09] forgotten password: the same response for every email', async () => {
    let sent = await get('/');
    for (const email of ['client@atre.example', 'nobody@atre.example']) {
      sent = await post('/pro/mot-de-passe-oublie', { email });
      expect([sent.status, sent.headers['location']]).toEqual([303, '/pro/mot-de-passe-oublie?sent=1']);
    }
    const shown = await get('/pro/mot-de-passe-oublie?sent=1', [noticeHeader(sent).cookie]);
    expect(shown.text).toContain('Si un compte existe');
  });

  it('[RT-20] invalid link: reported, with a form for another', async () => {
    const page = await post('/pro/renouveler-mot-de-passe?token=unknown', {
      password: 'Nouveau!2026',
      password_confirmation: 'Nouveau!2026',
    });
    expect(page.status).toBe(422);
    expect(page.text).toContain('n’est plus valable');
    expect((await get('/pro/renouveler-mot-de-passe')).text).toContain('Demander un nouveau lien');
  });

  it('[VA-06] every rule: shown beside its field', async () => {
    const cookies = cookiesOf(await logIn());
    const page = await post(
      '/mon-compte',
      { intent: 'password', old_password: 'Faux!2026', password: 'court', password_confirmation: 'autre' },
      cookies,
    );
    expect(page.status).toBe(422);
    expect(page.text).toContain('huit caractères au moins');
    expect(page.text).toContain('Les deux mots de passe sont différents');
  });
});

const call = (method: 'get' | 'post', path: string, cookies: string[] = []) => {
  const address = `/api/v1/${path}?site_id=1&lang=fr&sales_plan_id=1`;
  const visitor = request(storefront.app);
  return (method === 'get' ? visitor.get(address) : visitor.post(address))
    .set('origin', ORIGIN)
    .set('x-atre-token', '1')
    .set('cookie', cookies.join('; '));
};

describe('calls of the browser', () => {
  it('[AC-05] login: returns no tokens, which are cookies', async () => {
    const response = await call('post', 'user/login').send({ email: EMAIL, password: DEMO_PASSWORD });
    expect(response.status).toBe(200);
    expect(Object.keys(response.body as object).toSorted()).toEqual([
      'cart',
      'customer',
      'favorites',
      'user',
    ]);
    expect(cookiesOf(response).some((cookie) => cookie.startsWith('jwt_token='))).toBe(true);
  });

  it('[AC-07] logged: an open session returns its user, an expired one loses its cookies', async () => {
    const cookies = cookiesOf(await logIn());
    const held = await call('post', 'user/logged', cookies).send({});
    expect((held.body as { user: { email: string } }).user.email).toBe(EMAIL);
    await call('get', 'user/logout', cookies);
    const over = await call('post', 'user/logged', cookies).send({});
    expect([over.status, (over.body as { code: string }).code]).toEqual([500, 'refresh_no_longer_available']);
  });

  it('expiring token: renewed once for all requests that carry it', async () => {
    const cookies = cookiesOf(await logIn()).filter((cookie) => !cookie.startsWith('jwt_token='));
    const responses = await Promise.all(Array.from({ length: 20 }, () => call('get', 'projects', cookies)));
    expect(new Set(responses.map(({ status }) => status))).toEqual(new Set([200]));
    const renewed = responses.flatMap(cookiesOf).filter((cookie) => cookie.startsWith('refresh_token='));
    expect(new Set(renewed).size).toBe(1);
  });

  it('back office clock an hour ahead: ends tokens, and their users stay logged in', async () => {
    const relay = await startRelay(backoffice.url);
    const { app } = await createTestStorefront({ backofficeUrl: relay.url });
    const visitor = createSiteVisitor(app);
    const ended = tokenOf(await visitor.logIn(EMAIL));
    // Tokens of the same second are equal.
    await wait(1100);
    relay.ahead = 2 * HOUR_MS;
    relay.refuse = ({ headers }) =>
      headers.authorization === `Bearer ${ended}`
        ? { status: 500, body: JSON.stringify({ code: 'invalid_token' }) }
        : undefined;
    const renewed = await visitor.get('/mon-compte');
    expect([renewed.status, tokenOf(renewed) === ended]).toEqual([200, false]);
    expect((await visitor.get('/mon-compte')).status).toBe(200);
    // The clock offset is known from here on: a token that has expired by it is renewed before any call.
    const other = createSiteVisitor(app);
    await other.logIn(EMAIL);
    relay.calls.length = 0;
    expect((await other.get('/mon-compte')).status).toBe(200);
    const renewal = relay.calls.findIndex(({ url }) => url.startsWith('/api/v1/user/logged'));
    const first = relay.calls.findIndex(({ headers }) => headers.authorization !== undefined);
    expect([renewal >= 0, renewal < first]).toEqual([true, true]);
    await relay.close();
  });

  it('slow renewal: delays no page, runs once, and ends no session', async () => {
    const relay = await startRelay(backoffice.url);
    const { app } = await createTestStorefront({ backofficeUrl: relay.url });
    const visitor = createSiteVisitor(app);
    expect((await visitor.logIn(EMAIL)).status).toBe(303);
    relay.ahead = 2 * HOUR_MS;
    // Updates the clock offset.
    await visitor.get('/produit/lame');
    relay.calls.length = 0;
    relay.delay = SLOW_MS;
    const since = performance.now();
    const late = await visitor.get('/mon-compte');
    expect(performance.now() - since).toBeLessThan(SLOW_MS);
    expect([late.status, setCookies(late)]).toEqual([503, []]);
    expect(late.text).toContain('Votre compte ne répond pas.');
    relay.delay = 0;
    const meanwhile = await visitor.get('/pro/connexion?redirect=%2Fmon-compte');
    expect(takenCookies(meanwhile)).toEqual([]);
    await wait(SLOW_MS);
    expect(relay.calls.filter(({ url }) => url.startsWith('/api/v1/user/logged'))).toHaveLength(1);
    const renewed = await visitor.get('/produit/lame');
    expect(cookiesOf(renewed).some((cookie) => cookie.startsWith('refresh_token='))).toBe(true);
    expect((await visitor.get('/mon-compte')).status).toBe(200);
    await relay.close();
  });
});
