import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { SignJWT } from 'jose';
import type { AuthState } from '#shared/contract/customer.ts';
import { logInDemo, refusal } from '#tests/support/demo-login.ts';
import { OPERATOR_TOKEN } from '#tests/support/test-backoffice.ts';
import { startTestApi, type ApiResponse, type TestApi } from '#tests/support/test-api.ts';
import { AUDIENCE } from './access-tokens.ts';

let api: TestApi;
let state: AuthState;
beforeAll(async () => {
  api = await startTestApi();
});
beforeEach(async () => {
  state = await logInDemo(api);
});
afterAll(() => api.close());

const menu = (token: string): Promise<ApiResponse> => api.call('GET', '/menu', { token });
const logOut = (token?: string): Promise<ApiResponse> =>
  api.call('GET', '/user/logout', token === undefined ? {} : { token });

describe('access tokens', () => {
  it('[AP-04] name their key, account, session and role, and expire after 15 minutes', () => {
    const [header, claims] = state.token.split('.').slice(0, 2).map(decode) as [Part, Part];
    expect(header).toMatchObject({ alg: 'HS256', kid: expect.any(String) });
    expect(claims).toMatchObject({
      sub: String(state.user.id),
      sid: expect.any(String),
      role: 'professional',
      aud: AUDIENCE,
    });
    expect(Number(claims['exp']) - Number(claims['iat'])).toBe(15 * 60);
  });

  it('[AP-04] open the resources of their session', async () => {
    expect((await menu(state.token)).status).toBe(200);
    const { token } = await logInDemo(api, 'client@atre.example');
    expect(decode(token.split('.')[1] ?? '')).toMatchObject({ role: 'private' });
    expect((await menu(token)).status).toBe(200);
  });

  it.each([
    ['that are made up', async () => 'made-up'],
    ['without signature', async () => `${encode({ alg: 'none' })}.${state.token.split('.')[1]}.`],
    [
      'without signature that name a key',
      async () => `${encode({ ...headerOf(), alg: 'none' })}.${state.token.split('.')[1]}.`,
    ],
    ['signed with another key of that name', () => forge({ secret: new Uint8Array(32).fill(7) })],
    ['of a key that is not known', () => forge({ kid: crypto.randomUUID() })],
    ['that name no key', () => forge({ kid: undefined })],
    ['of another audience', () => forge({ audience: 'atre-preview' })],
    ['that have expired', () => forge({ expires: '-1 minute' })],
    ['that never expire', () => forge({ expires: undefined })],
    ['whose claims were changed', async () => withOtherAccount(state.token)],
    ['signed by a longer method', () => forge({ alg: 'HS512' })],
  ])('[ER-06] %s are 500 invalid_token, and 401 for calls of operators', async (_what, make) => {
    const token = await make();
    expect(refusal(await menu(token))).toEqual([500, 'invalid_token']);
    expect(refusal(await api.call('POST', '/menu', { token, body: {} }))).toEqual([401, 'invalid_token']);
  });

  it('[ER-06] forged with the right key: accepted, so that the attacks above fail for the named reason', async () => {
    expect((await menu(await forge({}))).status).toBe(200);
  });

  it('[ER-06] of another site: refused', async () => {
    const site = {
      url: 'https://ailleurs.example',
      domain: 'ailleurs.example',
      languages: [{ iso: 'fr', label: 'Français' }],
      salesplan: [{ id: 77, target: 'part', currency: { code: 'EUR', symbol: '€' } }],
    };
    const { id } = (await api.operate('POST', '/site', site)).body as { id: number };
    const query = { site_id: String(id), sales_plan_id: '77' };
    const response = await api.call('GET', '/menu', { token: state.token, query });
    await api.operate('DELETE', `/site/${id}`);
    expect(refusal(response)).toEqual([500, 'invalid_token']);
  });

  it('[ER-06] of an account that is no longer approved: blacklisted', async () => {
    const account = api.db.updateTable('account').where('id', '=', state.user.id);
    await account.set({ state: 'suspended' }).execute();
    const response = await menu(state.token);
    await account.set({ state: 'approved' }).execute();
    expect(refusal(response)).toEqual([500, 'blacklisted_token']);
  });
});

describe('logout', () => {
  it('[AC-06, ER-06] ends the session and its tokens; a second call succeeds', async () => {
    const other = await logInDemo(api);
    for (let time = 0; time < 2; time += 1)
      expect(await logOut(state.token)).toMatchObject({ status: 200, body: { logged_out: true } });
    expect(refusal(await menu(state.token))).toEqual([500, 'blacklisted_token']);
    const body = { email: state.user.email, refresh: 0, refresh_token: state.refresh_token };
    const logged = await api.call('POST', '/user/logged', { body });
    expect(refusal(logged)).toEqual([500, 'refresh_no_longer_available']);
    expect((await menu(other.token)).status).toBe(200);
  });

  it('[AC-06] accepts an expired token and refuses a forged one', async () => {
    expect((await logOut(await forge({ expires: '-1 minute' }))).status).toBe(200);
    expect(refusal(await menu(state.token))).toEqual([500, 'blacklisted_token']);
    expect(refusal(await logOut(await forge({ kid: 'unknown' })))).toEqual([500, 'invalid_token']);
    expect((await logOut()).status).toBe(200);
    expect((await logOut(OPERATOR_TOKEN)).status).toBe(500);
  });
});

type Part = Record<string, unknown>;
type Forgery = { secret?: Uint8Array; kid?: string; audience?: string; expires?: string; alg?: string };

/** Signs a token with the session's key and the given changes. */
async function forge(changes: { [Key in keyof Forgery]: Forgery[Key] | undefined }): Promise<string> {
  const { sub = '', sid } = decode(state.token.split('.')[1] ?? '') as { sub?: string; sid?: string };
  const { kid, audience, expires, alg, secret } = {
    kid: String(headerOf()['kid']),
    audience: AUDIENCE,
    expires: '5 minutes',
    alg: 'HS256',
    secret: await secretOf(String(headerOf()['kid'])),
    ...changes,
  };
  const token = new SignJWT({ sid, role: 'professional' })
    .setProtectedHeader({ alg: alg ?? '', ...(kid !== undefined && { kid }) })
    .setSubject(sub)
    .setAudience(audience ?? '')
    .setIssuedAt();
  if (expires !== undefined) token.setExpirationTime(expires);
  return token.sign(secret ?? new Uint8Array());
}

async function secretOf(kid: string): Promise<Uint8Array> {
  const { secret } = await api.db
    .selectFrom('signing_key')
    .select('secret')
    .where('id', '=', kid)
    .executeTakeFirstOrThrow();
  return Buffer.from(secret, 'base64url');
}

function headerOf(): Part {
  return decode(state.token.split('.')[0] ?? '');
}

function withOtherAccount(token: string): string {
  const [header, claims = '', signature] = token.split('.');
  return [header, encode({ ...decode(claims), sub: '3' }), signature].join('.');
}

function encode(value: Part): string {
  return Buffer.from(JSON.stringify(value)).toString('base64url');
}

function decode(part: string): Part {
  return JSON.parse(Buffer.from(part, 'base64url').toString()) as Part;
}
