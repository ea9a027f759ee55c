import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { DEMO_PASSWORD } from '#backoffice/demo/demo-accounts.data.ts';
import { authState } from '#shared/contract/customer.ts';
import { logInDemo, refusal } from '#tests/support/demo-login.ts';
import { differenceOf, TRIES_MS } from '#tests/support/median.ts';
import { startTestApi, type ApiAnswer, type TestApi } from '#tests/support/test-api.ts';

let api: TestApi;
beforeAll(async () => {
  api = await startTestApi();
});
afterAll(() => api.close());

const logIn = (email: string, password: string, address?: string): Promise<ApiAnswer> =>
  api.call('POST', '/user/login', { body: { email, password }, ...(address && { address }) });

async function tryInVain(email: string): Promise<void> {
  expect((await logIn(email, 'Wrong!2026', '203.0.113.8')).status).toBe(401);
}

async function forgetTries(): Promise<void> {
  await api.db.deleteFrom('account_try').execute();
}

describe('login', () => {
  it('[AP-04] opens a session of a professional: tokens, user, customer with company, favourites', async () => {
    const answer = await logIn(' PRO@atre.example ', DEMO_PASSWORD);
    expect(answer.status).toBe(200);
    const state = authState.parse(answer.body);
    expect(state).toMatchObject({
      tmp_token: null,
      user: { email: 'pro@atre.example' },
      customer: {
        customer_id: 'C-004512',
        lastname: 'Kerbrat',
        addresses: [{ label: 'Atelier', type: ['primary'] }],
        company: { name: 'Kerbrat Chauffage SARL', addresses: [{ label: 'Siège', type: ['invoice'] }] },
      },
    });
    expect(state.favorites).toHaveLength(5);
    expect(state.refresh_token).toMatch(/^[\w-]{43}$/);
  });

  it('[AP-04] gives a private customer no company', async () => {
    const { customer } = await logInDemo(api, 'client@atre.example');
    expect(customer).toMatchObject({ company: null, addresses: [{ type: ['invoice', 'primary'] }] });
  });

  it('[AC-05] opens another session each time: none can be set beforehand', async () => {
    const [one, other] = [await logInDemo(api), await logInDemo(api)];
    expect(one.token).not.toBe(other.token);
    expect(one.refresh_token).not.toBe(other.refresh_token);
  });

  it('[ER-05] tells how far an account has come to whoever knows its password, and to nobody else', async () => {
    const right = await logIn('nouveau@atre.example', DEMO_PASSWORD);
    expect([right.status, right.body]).toMatchObject([
      401,
      { code: 'USER_NOT_VALIDATED', status: 'email_confirmed' },
    ]);
    expect(refusal(await logIn('nouveau@atre.example', 'Wrong!2026'))).toEqual([401, 'invalid_credentials']);
  });

  it('[AP-04] answers an unknown e-mail as it does a wrong password', async () => {
    const unknown = await logIn('personne@atre.example', 'Wrong!2026', '203.0.113.7');
    const wrong = await logIn('client@atre.example', 'Wrong!2026', '203.0.113.7');
    expect(unknown).toEqual(wrong);
    expect(refusal(wrong)).toEqual([401, 'invalid_credentials']);
  });

  it(
    '[AP-04] takes as long for an unknown e-mail as for a wrong password',
    async () => {
      const { difference, limit } = await differenceOf(forgetTries, [
        () => tryInVain('client@atre.example'),
        () => tryInVain('personne@atre.example'),
      ]);
      expect(difference).toBeLessThan(limit);
    },
    TRIES_MS,
  );
});

describe('tries', () => {
  it.each(['client@atre.example', 'personne-d-autre@atre.example'])(
    '[AP-04] of passwords for %s end after five, even at once, and with the right one',
    async (email) => {
      await forgetTries();
      const tries = await Promise.all(Array.from({ length: 20 }, () => logIn(email, 'Wrong!2026')));
      const statuses = tries.map(({ status }) => status);
      expect(statuses.filter((status) => status === 401)).toHaveLength(5);
      expect(statuses.filter((status) => status === 429)).toHaveLength(15);
      expect(refusal(await logIn(email, DEMO_PASSWORD))).toEqual([429, 'too_many_requests']);
    },
  );

  it('[AP-04] are told when to come back', async () => {
    const response = await fetch(`${api.url}/api/v1/user/login?site_id=1&lang=fr&sales_plan_id=1`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ email: 'personne-d-autre@atre.example', password: 'Wrong!2026' }),
    });
    expect(response.status).toBe(429);
    const seconds = Number(response.headers.get('retry-after'));
    expect(seconds).toBeGreaterThan(600);
    expect(seconds).toBeLessThanOrEqual(900);
  });

  it('[AP-04] begin anew after a quarter of an hour, and after a right password', async () => {
    await api.db
      .updateTable('account_try')
      .set({ ends_at: new Date(0) })
      .execute();
    for (let round = 0; round < 3; round += 1) {
      for (let wrong = 0; wrong < 4; wrong += 1)
        expect((await logIn('client@atre.example', 'Wrong!2026')).status).toBe(401);
      expect((await logIn('client@atre.example', DEMO_PASSWORD)).status).toBe(200);
    }
  });

  it('[AP-04] are remembered without what was typed', async () => {
    await logIn('Chaleur!2027', 'Wrong!2026');
    const rows = await api.db.selectFrom('account_try').selectAll().execute();
    expect(JSON.stringify(rows)).not.toContain('haleur');
  });
});

describe('what no password is', () => {
  it.each([
    ['with a zero byte', { email: 'pro@atre.example', password: 'Chaleur!\0' }, 400],
    ['of an e-mail with a zero byte', { email: 'pro\0@atre.example', password: DEMO_PASSWORD }, 400],
    ['of 500 characters and one', { email: 'pro@atre.example', password: 'x'.repeat(501) }, 400],
    ['of 64 KB', { email: 'pro@atre.example', password: 'x'.repeat(64 * 1024) }, 413],
    ['that is no text', { email: 'pro@atre.example', password: { $ne: '' } }, 400],
  ])('[AP-04] a password %s is refused before anything is hashed', async (_what, body, status) => {
    const answer = await api.call('POST', '/user/login', { body });
    expect(refusal(answer)).toEqual([status, 'invalid_request']);
  });
});
