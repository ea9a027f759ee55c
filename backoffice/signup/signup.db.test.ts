import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import type { Application } from '#shared/contract/application.ts';
import { differenceOf, ATTEMPTS_MS } from '#tests/support/median.ts';
import {
  CLOSED_SIRET,
  countEmails,
  DEMO_SIRET,
  newestEmail,
  newestToken,
  OTHER_SIRET,
  signupValues,
  THIRD_SIRET,
} from '#tests/support/signup-form.ts';
import { startTestApi, type TestApi } from '#tests/support/test-api.ts';

/** A new address per call, because rate limits have their own test. */
let address = 0;

let api: TestApi;
beforeAll(async () => {
  api = await startTestApi();
});
afterAll(() => api.close());

const signUp = (changes: Parameters<typeof signupValues>[0] = {}, lang = 'fr') =>
  api.call('POST', '/user/signup', { body: signupValues(changes), query: { lang } });
const sendFromElsewhere = async (email: string) => {
  address += 1;
  const from = `203.0.113.${address % 250}`;
  await api.call('POST', '/user/signup', {
    body: signupValues({ email, siret: OTHER_SIRET }),
    address: from,
  });
};
const stateOf = async (token: string) => (await api.get('/user/check-validate', { token })).body;
const confirm = (token: string) => api.call('POST', '/customer-validate', { body: { token } });

describe('company register', () => {
  it.each([
    ['210 012 902 00016', { valid: true, exists: true, active: true, used: false }],
    [CLOSED_SIRET, { valid: true, exists: true, active: false, used: false }],
    ['21001290200017', { valid: false, exists: false, active: false, used: false }],
    ['123', { valid: false, exists: false, active: false, used: false }],
    ['00000000000000', { valid: true, exists: false, active: false, used: false }],
  ])('[AC-08] register: reports what is known of %s', async (siret, expected) => {
    expect((await api.get('/user/check-siret', { siret })).body).toEqual(expected);
  });

  it('[AC-08] register: gives name and address, and 404 for an unknown number', async () => {
    const { body } = await api.get('/user/get-info-siret', { siret: DEMO_SIRET });
    expect(body).toMatchObject({ name: 'Plomberie-chauffage de la Huppe SCOP', zipcode: '01100' });
    expect(body).not.toHaveProperty('active');
    for (const siret of ['123', '00000000000000', '%'])
      expect((await api.get('/user/get-info-siret', { siret })).status).toBe(404);
  });
});

describe('account application', () => {
  it('[AC-08, VA-01] application: reports all invalid fields at once', async () => {
    const { status, body } = await signUp({
      siret: '1234',
      company: 'x'.repeat(121),
      firstname: ' ',
      email: 'camille@',
      phone: '12',
      zipcode: '1100',
      civility: 'duke',
      password: 'chaleur',
      password_confirmation: 'chaud',
      terms: '',
    });
    expect(status).toBe(422);
    expect(body).toMatchObject({
      errors: {
        siret: 'length',
        company: 'too_long',
        firstname: 'required',
        email: 'invalid_format',
        phone: 'invalid_format',
        zipcode: 'invalid_format',
        civility: 'invalid',
        password: 'password_not_valid',
        password_confirmation: 'password_not_identical',
        terms: 'required',
      },
    });
  });

  it.each([
    ['21001290200017', 'checksum'],
    ['00000000000000', 'unknown'],
    [CLOSED_SIRET, 'inactive'],
    ['', 'required'],
  ])('[VA-04] application with the SIRET “%s”: refused as %s', async (siret, code) => {
    expect(await signUp({ siret })).toMatchObject({ status: 422, body: { errors: { siret: code } } });
  });

  it('[AC-08] application: goes from the form to the team’s approval, with emails', async () => {
    const email = 'Camille@huppe.example';
    expect(await signUp({ email })).toMatchObject({ status: 200, body: { accepted: true } });
    const mail = await newestEmail(api.url, email);
    expect(mail).toContain('http://localhost:3000/pro/validation-inscription?token=');
    const token = await newestToken(api.url, email);
    expect(await stateOf(token)).toEqual({ state: 'pending' });
    expect(await stateOf(token)).toEqual({ state: 'pending' });

    const [first, second] = await Promise.all([confirm(token), confirm(token)]);
    expect([first.body, second.body]).toEqual([{ state: 'company_checked' }, { state: 'company_checked' }]);
    expect(await stateOf(token)).toEqual({ state: 'company_checked' });
    expect(await countEmails(api.url, 'equipe@atre.example')).toBe(1);
    const team = await newestEmail(api.url, 'equipe@atre.example');
    const id = /Numéro de dossier[^\d]+(\d+)/.exec(team)?.[1] ?? '';

    expect((await api.call('POST', `/customer-validate/${id}/approve`)).status).toBe(401);
    expect((await api.operate('POST', `/customer-validate/${id}/approve`)).body).toEqual({
      state: 'approved',
    });
    await api.operate('POST', `/customer-validate/${id}/approve`);
    expect(await countEmails(api.url, email)).toBe(2);
    expect(await newestEmail(api.url, email)).toContain('http://localhost:3000/pro/connexion');
    expect(await stateOf(token)).toEqual({ state: 'approved' });
    expect((await api.operate('POST', `/customer-validate/${id}/refuse`, { reason: 'x' })).status).toBe(422);
    expect(await signUp({ email: 'other@huppe.example' })).toMatchObject({
      status: 422,
      body: { errors: { siret: 'used' } },
    });
  });

  it('[AC-08] application with a known email: has the usual response, and its owner gets an email', async () => {
    const email = 'connu@trois-noyers.example';
    const siret = OTHER_SIRET;
    const fresh = await signUp({ email, siret }, 'en');
    const key = crypto.randomUUID();
    const again = await Promise.all([
      signUp({ email: email.toUpperCase(), siret, key }, 'en'),
      signUp({ email: email.toUpperCase(), siret, key }, 'en'),
    ]);
    for (const response of again) expect(response).toEqual(fresh);
    expect(await newestEmail(api.url, email)).toContain('/en/pro/validate-account?token=');
    expect(await countEmails(api.url, email.toUpperCase())).toBe(1);
    const mail = await newestEmail(api.url, email.toUpperCase());
    expect(mail).toContain('You already have an account');
    expect(mail).toContain('/en/pro/login');
    expect(mail).toContain('/en/pro/forgot-password');
  });

  it(
    '[AC-08] application: takes as long for a known email as for another',
    async () => {
      await sendFromElsewhere('deja@trois-noyers.example');
      const { difference, limit } = await differenceOf(
        async () => undefined,
        [
          () => sendFromElsewhere('deja@trois-noyers.example'),
          () => sendFromElsewhere(`${crypto.randomUUID()}@trois-noyers.example`),
        ],
      );
      expect(difference).toBeLessThan(limit);
    },
    ATTEMPTS_MS,
  );

  it('application sent twice at once: one account and one email', async () => {
    const form = { email: 'deux-fois@lavoir.example', siret: OTHER_SIRET, key: crypto.randomUUID() };
    const responses = await Promise.all([signUp(form), signUp(form), signUp(form)]);
    expect(responses.map(({ status }) => status)).toEqual([200, 200, 200]);
    await signUp(form);
    expect(await countEmails(api.url, form.email)).toBe(1);
  });

  it('application under the key of another one: is a separate application', async () => {
    const key = crypto.randomUUID();
    for (const email of ['premier@lavoir.example', 'second@lavoir.example']) {
      expect((await signUp({ email, siret: OTHER_SIRET, key })).status).toBe(200);
      expect([email, await countEmails(api.url, email)]).toEqual([email, 1]);
    }
  });

  it('application: a company’s name is plain text in emails and on the team’s page', async () => {
    const company = '<img src=x onerror=alert(1)>';
    const email = 'xss@lavoir.example';
    await signUp({ company, email, siret: THIRD_SIRET });
    await confirm(await newestToken(api.url, email));
    const pages = [
      await newestEmail(api.url, 'equipe@atre.example'),
      await (await fetch(`${api.url}/accounts`)).text(),
    ];
    for (const html of pages) {
      expect(html).toContain('&lt;img src=x');
      expect(html).not.toContain('<img src=x');
    }
  });

  it('team’s page: decides an application, and refuses a form of another site', async () => {
    const email = 'refus@lavoir.example';
    await signUp({ email, siret: OTHER_SIRET });
    await confirm(await newestToken(api.url, email));
    const list = await (await fetch(`${api.url}/accounts`)).text();
    const row = list.split('<tr>').find((line) => line.includes(email)) ?? '';
    const path = /action="(\/accounts\/\d+)\/refuse"/.exec(row)?.[1] ?? '';
    const post = (headers: Record<string, string>) =>
      fetch(`${api.url}${path}/refuse`, {
        method: 'POST',
        redirect: 'manual',
        headers,
        body: new URLSearchParams({ reason: 'Activité hors du <chauffage>' }),
      });
    expect((await post({ origin: 'https://elsewhere.example' })).status).toBe(403);
    expect((await post({ 'sec-fetch-site': 'cross-site' })).status).toBe(403);
    expect((await post({})).status).toBe(303);
    expect(await newestEmail(api.url, email)).toContain('Activité hors du &lt;chauffage&gt;');
  });
});

describe('confirmation link', () => {
  it('[AC-08] list of applications: state, possible decisions and the entry in the register, found by name and SIRET', async () => {
    const email = 'liste@atre.example';
    // A company of the register without an account.
    const siret = '21001311600012';
    expect((await signUp({ email, siret })).status).toBe(200);
    const find = async (query: Record<string, string>) =>
      (
        (await api.operate('GET', '/operator/application', undefined, query)).body as {
          items: Application[];
        }
      ).items.find((one) => one.email === email);
    expect(await find({ q: 'LISTE@' })).toMatchObject({ state: 'created', decisions: [] });
    await confirm(await newestToken(api.url, email));
    const found = await find({ state: 'company_checked', q: siret });
    expect(found).toMatchObject({ decisions: ['approve', 'refuse'], register: { active: true } });
    await api.operate('POST', `/customer-validate/${found?.id}/refuse`, { reason: 'Hors de nos métiers' });
    expect(await find({ state: 'refused' })).toMatchObject({ decisions: ['approve'] });
    expect((await api.get('/operator/application')).status).toBe(401);
  });

  it('confirmation link: an unknown token reveals nothing', async () => {
    expect(await stateOf('nobody-s')).toEqual({ state: 'unknown' });
    expect((await confirm('nobody-s')).body).toEqual({ state: 'unknown' });
  });

  it('confirmation link: a new one is sent on request and revokes the previous one', async () => {
    const email = 'renvoi@lavoir.example';
    await signUp({ email, siret: OTHER_SIRET });
    const first = await newestToken(api.url, email);
    const resend = (to: string) => api.call('POST', '/customer-validate/resend', { body: { email: to } });
    const responses = await Promise.all([resend(email), resend('nobody@lavoir.example')]);
    expect(responses.map(({ status, body }) => [status, body])).toEqual([
      [200, { sent: true }],
      [200, { sent: true }],
    ]);
    await waitFor(async () => (await countEmails(api.url, email)) === 2);
    expect(await countEmails(api.url, 'nobody@lavoir.example')).toBe(0);
    expect(await stateOf(first)).toEqual({ state: 'unknown' });
    expect(await stateOf(await newestToken(api.url, email))).toEqual({ state: 'pending' });
  });
});

async function waitFor(holds: () => Promise<boolean>): Promise<void> {
  for (let attempts = 0; attempts < 50; attempts++) {
    if (await holds()) return;
    await new Promise((resolve) => {
      setTimeout(resolve, 50);
    });
  }
  throw new Error('It did not come.');
}
