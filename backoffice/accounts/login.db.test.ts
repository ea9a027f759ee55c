import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { DEMO_PASSWORD } from '#tests/support/demo-password.ts';
import { authState } from '#shared/contract/customer.ts';
import { logInDemo, refusal } from '#tests/support/demo-login.ts';
import { differenceOf, ATTEMPTS_MS } from '#tests/support/median.ts';
import { startTestApi, type ApiResponse, type TestApi } from '#tests/support/test-api.ts';

let api: TestApi;
beforeAll(async () => {
  api = await startTestApi();
});
afterAll(() => api.close());

const logIn = (email: string, password: string, address?: string): Promise<ApiResponse> =>
  api.call('POST', '/user/login', { body: { email, password }, ...(address && { address }) });

async function tryInVain(email: string): Promise<void> {
  expect((await logIn(email, 'Wrong!2026', '203.0.113.8')).status).toBe(401);
}

async function forgetAttempts(): Promise<void> {
  await api.db.deleteFrom('attempt').execute();
}

describe('login', () => {
  it('[AP-04] opens a session of a professional: tokens, user, customer with company, favourites', async () => {
    const response = await logIn(' PRO@atre.example ', DEMO_PASSWORD);
    expect(response.status).toBe(200);
    const state = authState.parse(response.body);
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

  it('[ER-05] states the state of the account only after the right password', async () => {
    const right = await logIn('nouveau@atre.example', DEMO_PASSWORD);
    expect([right.status, right.body]).toMatchObject([
      401,
      { code: 'USER_NOT_VALIDATED', status: 'email_confirmed' },
    ]);
    expect(refusal(await logIn('nouveau@atre.example', 'Wrong!2026'))).toEqual([401, 'invalid_credentials']);
  });

  it('[AP-04] unknown e-mail: the same response as for a wrong password', async () => {
    const unknown = await logIn('personne@atre.example', 'Wrong!2026', '203.0.113.7');
    const wrong = await logIn('client@atre.example', 'Wrong!2026', '203.0.113.7');
    expect(unknown).toEqual(wrong);
    expect(refusal(wrong)).toEqual([401, 'invalid_credentials']);
  });

  it(
    '[AP-04] unknown e-mail: takes as long as a wrong password',
    async () => {
      const { difference, limit } = await differenceOf(forgetAttempts, [
        () => tryInVain('client@atre.example'),
        () => tryInVain('personne@atre.example'),
      ]);
      expect(difference).toBeLessThan(limit);
    },
    ATTEMPTS_MS,
  );
});

describe('malformed password', () => {
  it.each([
    ['with a zero byte', { email: 'pro@atre.example', password: 'Chaleur!\0' }, 400],
    ['of an e-mail with a zero byte', { email: 'pro\0@atre.example', password: DEMO_PASSWORD }, 400],
    ['of 500 characters and one', { email: 'pro@atre.example', password: 'x'.repeat(501) }, 400],
    ['of 64 KB', { email: 'pro@atre.example', password: 'x'.repeat(64 * 1024) }, 413],
    ['that is no text', { email: 'pro@atre.example', password: { $ne: '' } }, 400],
  ])('[AP-04] a password %s is refused before anything is hashed', async (_what, body, status) => {
    const response = await api.call('POST', '/user/login', { body });
    expect(refusal(response)).toEqual([status, 'invalid_request']);
  });
});
