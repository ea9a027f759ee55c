import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import request, { type Response } from 'supertest';
import { DEMO_PASSWORD } from '#tests/support/demo-password.ts';
import { ROUTED_PAGES } from '#routes/tree.tsx';
import { countEmails, OTHER_SIRET, signupValues } from '#tests/support/signup-form.ts';
import { logInDemo } from '#tests/support/demo-login.ts';
import { startTestApi, type TestApi } from '#tests/support/test-api.ts';
import { createTestStorefront, type TestStorefront } from '#tests/support/test-storefront.ts';

const ORIGIN = 'http://localhost:3000';
const WITH_FORMS = ROUTED_PAGES.filter(({ page, variant }) => page.form && !variant.alias);
/** Unknown ids: the route exists, the form is refused. */
const PARAMETER = /\{[^}]+\}/g;

let api: TestApi;
let storefront: TestStorefront;
let cookie: string;
beforeAll(async () => {
  api = await startTestApi();
  storefront = await createTestStorefront({ backofficeUrl: api.url });
  const { token, refresh_token: refreshToken } = await logInDemo(api);
  cookie = `jwt_token=${token}; refresh_token=${refreshToken}; email=pro%40atre.example`;
});
afterAll(() => api.close());

const setCookies = (response: Response): string[] => [response.headers['set-cookie'] ?? []].flat();
const valueOf = (response: Response, name: string): string =>
  setCookies(response)
    .find((line) => line.startsWith(`${name}=`))
    ?.split(';', 1)[0]
    ?.slice(name.length + 1) ?? '';

describe('form posted from another site', () => {
  it.each(WITH_FORMS.map(({ variant }) => variant.pattern))('[AC-05] %s: refused', async (pattern) => {
    const path = pattern.replaceAll(PARAMETER, 'x');
    for (const headers of [{ origin: 'https://evil.example' }, { 'sec-fetch-site': 'cross-site' }]) {
      const response = await request(storefront.app)
        .post(path)
        .set(headers)
        .set('cookie', cookie)
        .type('form')
        .send({ intent: 'logout' });
      const changed = setCookies(response).filter((line) => !line.startsWith('visitor='));
      expect([path, response.status, changed]).toEqual([path, 403, []]);
    }
  });
});

describe('tokens', () => {
  it.each(['jwt_token', 'token', 'access_token', 'authorization', 'refresh_token', 'tmp_token'])(
    '[AC-05] ?%s= in the address: ignored',
    async (name) => {
      const { token } = await logInDemo(api);
      const page = await request(storefront.app).get(`/mon-compte?${name}=${token}`);
      expect([page.status, page.headers['location']?.split('?')[0]]).toEqual([302, '/pro/connexion']);
      const call = await request(storefront.app)
        .get(`/api/v1/projects?site_id=1&lang=fr&sales_plan_id=3&${name}=${token}`)
        .set('x-atre-token', '1');
      expect(JSON.stringify(call.body)).toContain('token_required');
    },
  );

  it('[AC-05] redirects of login and renewal: contain none', async () => {
    const login = await request(storefront.app)
      .post('/pro/connexion')
      .set('origin', ORIGIN)
      .type('form')
      .send({ email: 'pro@atre.example', password: DEMO_PASSWORD });
    expect(login.headers['location']).toBe('/mon-compte');
  });

  it('[AC-05] set beforehand: replaced by those of the new session', async () => {
    const planted = 'planted-by-somebody-else';
    const login = await request(storefront.app)
      .post('/pro/connexion')
      .set('origin', ORIGIN)
      .set('cookie', `jwt_token=${planted}; tmp_token=${planted}`)
      .type('form')
      .send({ email: 'pro@atre.example', password: DEMO_PASSWORD });
    expect(login.status).toBe(303);
    expect(valueOf(login, 'jwt_token')).not.toBe('');
    expect(setCookies(login).join()).not.toContain(planted);
    expect(valueOf(login, 'tmp_token')).toBe('');
  });
});

describe('incomplete account', () => {
  const email = 'a-moitie@huppe.example';

  it('[AC-05, ER-05] temporary token in a cookie: requests the link again, and gives no other access', async () => {
    const values = signupValues({ email, siret: OTHER_SIRET });
    await api.call('POST', '/user/signup', { body: values });
    expect(await countEmails(api.url, email)).toBe(1);
    const refused = await request(storefront.app)
      .post('/pro/connexion')
      .set('origin', ORIGIN)
      .type('form')
      .send({ email, password: values.password });
    const temporary = valueOf(refused, 'tmp_token');
    expect([refused.status, temporary.split('.').length]).toEqual([401, 3]);
    expect(refused.text).not.toContain(temporary);
    expect(refused.text).toContain('Recevoir le lien à nouveau');
    expect(valueOf(refused, 'jwt_token')).toBe('');

    const asOwn = await api.call('GET', '/projects', { token: temporary });
    expect(asOwn.body).toMatchObject({ code: 'invalid_token' });
    const page = await request(storefront.app).get('/mon-compte').set('cookie', `jwt_token=${temporary}`);
    expect(page.status).toBe(302);

    const resent = await request(storefront.app)
      .post('/pro/connexion')
      .set('origin', ORIGIN)
      .set('cookie', `tmp_token=${temporary}`)
      .type('form')
      .send({ intent: 'resend' });
    expect([resent.status, resent.headers['location']]).toEqual([303, '/pro/connexion?resent=1']);
    expect(await emailsOf(email, 2)).toBe(2);
  });

  it('[AC-05] token: not sent to calls of browsers either', async () => {
    const response = await request(storefront.app)
      .post('/api/v1/user/login?site_id=1&lang=fr&sales_plan_id=1')
      .set('origin', ORIGIN)
      .send({ email, password: signupValues().password });
    expect([response.status, response.body]).toEqual([
      401,
      { code: 'USER_NOT_VALIDATED', message: expect.any(String), status: 'created' },
    ]);
    expect(valueOf(response, 'tmp_token').split('.').length).toBe(3);
  });

  it('[AC-05] link request: needs our token or an email address', async () => {
    const path = '/customer-validate/resend';
    const forged = await api.call('POST', path, { body: {}, token: 'forged' });
    expect([forged.status, forged.body]).toMatchObject([500, { code: 'invalid_token' }]);
    const { token } = await logInDemo(api);
    const ofSession = await api.call('POST', path, { body: {}, token });
    expect([ofSession.status, ofSession.body]).toMatchObject([500, { code: 'invalid_token' }]);
  });
});

/** The email is sent after the response. */
async function emailsOf(email: string, requested: number): Promise<number> {
  for (let look = 0; look < 100; look += 1) {
    if ((await countEmails(api.url, email)) >= requested) break;
    await new Promise((resolve) => {
      setTimeout(resolve, 20);
    });
  }
  return countEmails(api.url, email);
}
