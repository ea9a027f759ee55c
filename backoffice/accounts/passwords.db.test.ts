import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { sql } from 'kysely';
import PostalMime from 'postal-mime';
import { DEMO_PASSWORD } from '#tests/support/demo-password.ts';
import type { AuthState } from '#shared/contract/customer.ts';
import { logInDemo, refusal } from '#tests/support/demo-login.ts';
import { differenceOf, ATTEMPTS, ATTEMPTS_MS } from '#tests/support/median.ts';
import { startTestApi, type ApiResponse, type TestApi } from '#tests/support/test-api.ts';
import { hashPassword } from './passwords.ts';

const EMAIL = 'client@atre.example';
const NEW = 'Nouveau!2026';
const CLOCK_MS = 2;

let api: TestApi;
beforeAll(async () => {
  api = await startTestApi();
});
beforeEach(async () => {
  await api.db.deleteFrom('mail').execute();
  await api.db.deleteFrom('attempt').execute();
  await api.db
    .updateTable('account')
    .set({ password_hash: await hashPassword(DEMO_PASSWORD) })
    .execute();
});
afterAll(() => api.close());

let address = 0;
/** Uses a new IP address each time, so that the limit per address does not interfere. */
const post = (path: string, body: object, token?: string): Promise<ApiResponse> => {
  address += 1;
  return api.call('POST', `/user/${path}`, {
    body,
    address: `203.0.113.${address % 250}`,
    ...(token !== undefined && { token }),
  });
};
const login = (password: string) => post('login', { email: EMAIL, password });
const change = (form: object, token?: string) =>
  post('change-password', { password: NEW, password_confirmation: NEW, ...form }, token);

/** Waits for the emails that are written after the response. */
async function emails(count: number) {
  for (let look = 0; look < 150; look += 1) {
    const rows = await api.db.selectFrom('mail').select('source').orderBy('id').execute();
    if (rows.length >= count) return Promise.all(rows.map(({ source }) => PostalMime.parse(source)));
    await pause(20);
  }
  throw new Error(`There are no ${count} emails.`);
}

async function mailedToken(): Promise<string> {
  await post('rewind', { email: EMAIL });
  const [email] = await emails(1);
  return new URL(/https?:\S+/.exec(email?.text ?? '')?.[0] ?? '').searchParams.get('token') ?? '';
}

/** Waits for pending emails, then clears the attempt counters. */
async function clearEmails(): Promise<void> {
  await pause(450);
  await api.db.deleteFrom('attempt').execute();
}

async function requestReset(email: string): Promise<void> {
  expect((await post('rewind', { email })).status).toBe(200);
}

async function mailedTokenAnew(): Promise<string> {
  await api.db.deleteFrom('mail').execute();
  return mailedToken();
}

function pause(milliseconds: number): Promise<void> {
  return new Promise((resolve) => {
    setTimeout(resolve, milliseconds);
  });
}

describe('password reset', () => {
  it('[AC-09] mails a link in the language of the customer', async () => {
    expect(await post('rewind', { email: ' Client@ATRE.example' })).toMatchObject({
      status: 200,
      body: { sent: true },
    });
    const [french] = await emails(1);
    expect(french?.to).toMatchObject([{ address: EMAIL }]);
    expect(french?.text).toMatch(/http:\/\/localhost:3000\/pro\/renouveler-mot-de-passe\?token=[\w-]{43}\n/);
    await api.db.updateTable('customer').set({ lang: 'en' }).execute();
    await post('rewind', { email: EMAIL });
    const english = (await emails(2))[1];
    await api.db.updateTable('customer').set({ lang: 'fr' }).execute();
    expect(english?.subject).toBe('Choose a new password');
    expect(english?.html).toMatch(/http:\/\/localhost:3000\/en\/pro\/renew-password\?token=[\w-]{43}"/);
  });

  it('[AC-09] unknown e-mail: the same response, and no e-mail is sent', async () => {
    const [known, unknown] = [
      await post('rewind', { email: EMAIL }),
      await post('rewind', { email: 'personne@atre.example' }),
    ];
    expect(unknown).toEqual(known);
    expect(await emails(1)).toHaveLength(1);
    await pause(600);
    expect(await emails(1)).toHaveLength(1);
  });

  it(
    '[AC-09] unknown e-mail: takes as long',
    async () => {
      const { difference, limit } = await differenceOf(
        clearEmails,
        [() => requestReset(EMAIL), () => requestReset('personne@atre.example')],
        { clockMs: CLOCK_MS, times: ATTEMPTS / 2 },
      );
      expect(difference).toBeLessThan(limit);
    },
    ATTEMPTS_MS,
  );

  it('[AC-09] one address gets five e-mails in 15 minutes, whichever client asks', async () => {
    for (let time = 0; time < 8; time += 1) expect((await post('rewind', { email: EMAIL })).status).toBe(200);
    await emails(5);
    await pause(600);
    expect(await emails(5)).toHaveLength(5);
  });

  it('[AC-09] names what is wrong with an e-mail', async () => {
    for (const [email, code] of [
      ['', 'required'],
      ['  ', 'required'],
      ['nobody', 'invalid_format'],
      ['a@b.example, c@d.example', 'invalid_format'],
      ['a@b.example\r\nBcc: c@d.example', 'invalid_format'],
    ] as const) {
      const response = await post('rewind', { email });
      expect([email, response.status, response.body]).toMatchObject([
        email,
        422,
        { errors: { email: code } },
      ]);
    }
    expect((await post('rewind', { email: 'a\0@b.example' })).status).toBe(400);
  });
});

describe('a new password by the mailed link', () => {
  it('[AC-09] is taken once, ends every session and mails a note', async () => {
    const before = await logInDemo(api, EMAIL);
    const token = await mailedToken();
    expect(await change({ token })).toMatchObject({ status: 200, body: { changed: true } });
    expect(refusal(await login(DEMO_PASSWORD))).toEqual([401, 'invalid_credentials']);
    expect((await login(NEW)).status).toBe(200);
    expect(refusal(await api.call('GET', '/menu', { token: before.token }))).toEqual([
      500,
      'blacklisted_token',
    ]);
    const note = (await emails(2))[1];
    expect(note?.subject).toBe('Votre mot de passe a changé');
    expect(note?.text).not.toContain(NEW);
    const again = await change({ token });
    expect([again.status, again.body]).toMatchObject([422, { errors: { token: 'expired' } }]);
  });

  it('[AC-09] of concurrent calls one succeeds', async () => {
    const token = await mailedToken();
    const responses = await Promise.all(Array.from({ length: 10 }, () => change({ token })));
    expect(responses.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([
      200,
      ...Array.from({ length: 9 }, () => 422),
    ]);
  });

  it('[AC-09] is refused for a link that is an hour old, unknown, for another purpose or replaced by a newer one', async () => {
    const old = await mailedToken();
    await api.db
      .updateTable('account_link')
      .set({ expires_at: sql<Date>`now() - interval '1 second'` })
      .execute();
    const replaced = await mailedTokenAnew();
    await mailedTokenAnew();
    for (const token of [old, replaced, '', 'x'.repeat(43)]) {
      const response = await change({ token });
      expect([response.status, response.body]).toMatchObject([422, { errors: { token: 'expired' } }]);
    }
    expect((await login(DEMO_PASSWORD)).status).toBe(200);
  });

  it('[AC-09] lifts the lockout after wrong passwords', async () => {
    const from = { address: '198.51.100.9' };
    const tryFrom = (password: string) =>
      api.call('POST', '/user/login', { body: { email: EMAIL, password }, ...from });
    for (let time = 0; time < 6; time += 1) await tryFrom('Wrong!2026');
    expect((await tryFrom(DEMO_PASSWORD)).status).toBe(429);
    const form = { token: await mailedToken(), password: NEW, password_confirmation: NEW };
    await api.call('POST', '/user/change-password', { body: form, ...from });
    expect((await tryFrom(NEW)).status).toBe(200);
  });

  it('[AC-09] does not confirm anything else: an application keeps its state', async () => {
    await post('rewind', { email: 'nouveau@atre.example' });
    const [email] = await emails(1);
    const token = /token=([\w-]+)/.exec(email?.text ?? '')?.[1];
    expect((await change({ token })).status).toBe(200);
    const response = await post('login', { email: 'nouveau@atre.example', password: NEW });
    expect(response.body).toMatchObject({ code: 'USER_NOT_VALIDATED', status: 'email_confirmed' });
  });
});

describe('a new password by the old one', () => {
  let state: AuthState;
  beforeEach(async () => {
    state = await logInDemo(api, EMAIL);
  });

  it('[AC-09] keeps the current session, ends the others and the links mailed before', async () => {
    const other = await logInDemo(api, EMAIL);
    const link = await mailedToken();
    expect((await change({ old_password: DEMO_PASSWORD }, state.token)).status).toBe(200);
    expect((await api.call('GET', '/menu', { token: state.token })).status).toBe(200);
    expect((await api.call('GET', '/menu', { token: other.token })).status).toBe(500);
    expect((await change({ token: link })).status).toBe(422);
    expect((await login(NEW)).status).toBe(200);
  });

  it.each([
    [{ old_password: '' }, { old_password: 'required' }],
    [{}, { old_password: 'required' }],
    [{ old_password: 'Wrong!2026' }, { old_password: 'invalid' }],
    [{ password: 'court' }, { password: 'password_not_valid' }],
    [{ password: '' }, { password: 'required' }],
    [{ password_confirmation: 'Autre!2026' }, { password_confirmation: 'password_not_identical' }],
    [{ password_confirmation: '' }, { password_confirmation: 'required' }],
  ])('[VA-02] with %j is refused field by field', async (form, errors) => {
    const old = 'old_password' in form || 'old_password' in errors ? {} : { old_password: DEMO_PASSWORD };
    const { status, body } = await change({ ...old, ...form }, state.token);
    expect([status, body]).toMatchObject([422, { errors }]);
    expect((await login(DEMO_PASSWORD)).status).toBe(200);
  });

  it('[ER-06] requires a login', async () => {
    expect(refusal(await change({ old_password: DEMO_PASSWORD }))).toEqual([500, 'token_required']);
    expect(refusal(await change({ old_password: DEMO_PASSWORD }, 'made-up'))).toEqual([500, 'invalid_token']);
  });

  it('[AP-04] guessing the old password is throttled', async () => {
    for (let time = 0; time < 5; time += 1)
      expect((await change({ old_password: 'Wrong!2026' }, state.token)).status).toBe(422);
    expect((await change({ old_password: DEMO_PASSWORD }, state.token)).status).toBe(429);
    expect((await login(DEMO_PASSWORD)).status).toBe(200);
  });

  it('[AP-04] of more than 500 characters, or with a zero byte, is refused before it is hashed', async () => {
    for (const password of ['Aa1!'.repeat(126), 'Chaleur!\u00002026'])
      expect((await change({ old_password: DEMO_PASSWORD, password }, state.token)).status).toBe(400);
    const huge = await change({ old_password: DEMO_PASSWORD, password: 'x'.repeat(65_536) }, state.token);
    expect(huge.status).toBe(413);
  });
});
