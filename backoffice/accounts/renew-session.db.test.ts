import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { sql } from 'kysely';
import { signedIn, type SignedIn } from '#shared/contract/account.ts';
import type { AuthState } from '#shared/contract/customer.ts';
import { logInDemo, refusal } from '#tests/support/demo-login.ts';
import { startTestApi, type ApiResponse, type TestApi } from '#tests/support/test-api.ts';
import { hashToken } from './account-links.ts';
import { renewSession } from './renew-session.ts';

const GONE = [500, 'refresh_no_longer_available'];

let api: TestApi;
let state: AuthState;
beforeAll(async () => {
  api = await startTestApi();
});
beforeEach(async () => {
  state = await logInDemo(api);
});
afterAll(() => api.close());

const ask = (refreshToken: string, refresh: 0 | 1 = 1, email = state.user.email): Promise<ApiResponse> =>
  api.call('POST', '/user/logged', { body: { email, refresh, refresh_token: refreshToken } });

async function renew(refreshToken: string, refresh: 0 | 1 = 1): Promise<SignedIn> {
  const response = await ask(refreshToken, refresh);
  expect(response.status).toBe(200);
  return signedIn.parse(response.body);
}

describe('user/logged', () => {
  it('[AP-04] rotates: a new access token and a new refresh token, again and again', async () => {
    let { refresh_token: token } = state;
    for (let time = 0; time < 3; time += 1) {
      const renewed = await renew(token);
      expect(renewed.refresh_token).not.toBe(token);
      expect(renewed).toMatchObject({ user: state.user, customer: state.customer, tmp_token: null });
      expect((await api.call('GET', '/menu', { token: renewed.token })).status).toBe(200);
      token = renewed.refresh_token;
    }
  });

  it('[AC-07] refresh 0: states that the session is open and keeps the refresh token', async () => {
    for (let time = 0; time < 2; time += 1)
      expect((await renew(state.refresh_token, 0)).refresh_token).toBe(state.refresh_token);
    await renew(state.refresh_token);
  });

  it.each([0, 1] as const)(
    '[ER-06] a refresh token used again (refresh %s) ends the whole session',
    async (refresh) => {
      const renewed = await renew(state.refresh_token);
      expect(refusal(await ask(state.refresh_token, refresh))).toEqual(GONE);
      expect(refusal(await ask(renewed.refresh_token))).toEqual(GONE);
      expect(refusal(await api.call('GET', '/menu', { token: renewed.token }))).toEqual([
        500,
        'blacklisted_token',
      ]);
    },
  );

  it('[ER-06] of twenty concurrent calls exactly one gets a new token', async () => {
    const responses = await Promise.all(Array.from({ length: 20 }, () => ask(state.refresh_token)));
    expect(responses.filter(({ status }) => status === 200)).toHaveLength(1);
    for (const response of responses.filter(({ status }) => status !== 200))
      expect(refusal(response)).toEqual(GONE);
  });

  it('[AP-04] a token sent again while it is being replaced ends nothing', async () => {
    const { email } = state.user;
    const asked = { siteId: 1, email, refreshToken: state.refresh_token, rotates: true };
    const all = await Promise.all(Array.from({ length: 20 }, () => renewSession(api.db, asked)));
    const [winner, ...others] = all.filter((renewed) => renewed !== undefined);
    expect(others).toEqual([]);
    expect((await ask(winner?.refreshToken ?? '')).status).toBe(200);
  });

  it('[AP-04] fifty sessions that refresh at the same time all stay open', async () => {
    const states = await Promise.all(Array.from({ length: 5 }, () => logInDemo(api)));
    while (states.length < 50) states.push(await logInDemo(api));
    const responses = await Promise.all(states.map(({ refresh_token: token }) => ask(token)));
    expect(responses.map(({ status }) => status)).toEqual(states.map(() => 200));
  });

  it('[ER-06] an unknown token, an expired one and one of another e-mail are refused', async () => {
    expect(refusal(await ask('x'.repeat(43)))).toEqual(GONE);
    expect(refusal(await ask(state.refresh_token, 1, 'client@atre.example'))).toEqual(GONE);
    // The wrong email has not used up the token.
    const { refresh_token: token } = await renew(state.refresh_token);
    await api.db
      .updateTable('refresh_token')
      .set({ expires_at: sql<Date>`now() - interval '1 second'` })
      .where('hash', '=', hashToken(token))
      .execute();
    expect(refusal(await ask(token))).toEqual(GONE);
  });

  it('[ER-06] an account that is no longer approved gets no new token', async () => {
    const account = api.db.updateTable('account').where('id', '=', state.user.id);
    await account.set({ state: 'suspended' }).execute();
    const response = await ask(state.refresh_token);
    await account.set({ state: 'approved' }).execute();
    expect(refusal(response)).toEqual(GONE);
  });

  it('[AP-04] refresh tokens last a year and are stored as hashes', async () => {
    const rows = await api.db
      .selectFrom('refresh_token')
      .select(['hash', sql<number>`extract(day from expires_at - now())::int`.as('days')])
      .where('hash', '=', hashToken(state.refresh_token))
      .execute();
    expect(rows).toEqual([{ hash: expect.stringMatching(/^[0-9a-f]{64}$/), days: 364 }]);
  });

  it('[AP-04] names what is malformed', async () => {
    const { status, body } = await api.call('POST', '/user/logged', { body: { refresh: 2 } });
    expect(status).toBe(400);
    expect(body).toMatchObject({ errors: { email: 'required', refresh_token: 'required' } });
  });
});
