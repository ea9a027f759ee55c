import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { TOTP } from 'otpauth';
import { hashPassword } from '#backoffice/accounts/passwords.ts';
import type { Operation } from '#shared/contract/operation.ts';
import { OPERATIONS } from '#shared/contract/operations.ts';
import { hasRole, isForOperators, OPERATOR_ROLES } from '#shared/contract/operator-role.ts';
import { startTestApi, type TestApi } from '#tests/support/test-api.ts';

const PASSWORD = 'Chaleur!2026';
const EMAIL = 'odile.marchand@atre.example';

let api: TestApi;
let ownerId: number;
beforeAll(async () => {
  api = await startTestApi();
  ownerId = await addOperator(EMAIL, 'owner');
});
afterAll(() => api.close());

async function addOperator(email: string, role: 'owner' | 'content'): Promise<number> {
  const { id } = await api.db
    .insertInto('operator')
    .values({ email, name: 'Odile', password_hash: await hashPassword(PASSWORD), role, disabled_at: null })
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}

type Sent = { cookie?: string; body?: object; site?: string };
async function send(method: string, path: string, { cookie, body, site = 'same-origin' }: Sent = {}) {
  const response = await fetch(`${api.url}/api/v1${path}?site_id=1&lang=fr&sales_plan_id=1`, {
    method,
    headers: {
      'sec-fetch-site': site,
      'x-client-address': '192.0.2.14',
      ...(cookie !== undefined && { cookie }),
      ...(body && { 'content-type': 'application/json' }),
    },
    ...(body && { body: JSON.stringify(body) }),
  });
  const set = response.headers.get('set-cookie') ?? '';
  return { status: response.status, body: (await response.json()) as Record<string, unknown>, set };
}
async function signIn(body: object = {}, cookie?: string) {
  const sent = {
    body: { email: EMAIL, password: PASSWORD, ...body },
    ...(cookie !== undefined && { cookie }),
  };
  const response = await send('POST', '/operator/session', sent);
  return { ...response, cookie: response.set.split(';')[0] ?? '' };
}

describe('sessions of operators', () => {
  it('sign-in: sets a cookie for the API alone, whose hash is stored, and replaces the earlier session', async () => {
    const first = await signIn();
    expect(first.status).toBe(200);
    expect(first.set).toMatch(
      /^operator_session=[\w-]{43}; Path=\/api\/v1\/; HttpOnly; Secure; SameSite=Strict$/,
    );
    const hashes = await api.db.selectFrom('operator_session').select('hash').execute();
    expect(hashes.map(({ hash }) => hash).join()).not.toContain(first.cookie.slice(17));
    const second = await signIn({}, first.cookie);
    expect((await send('GET', '/operator/session', { cookie: first.cookie })).body['code']).toBe(
      'session_ended',
    );
    expect((await send('GET', '/operator/session', { cookie: second.cookie })).status).toBe(200);
  });

  it.each([
    ['wrong password', { password: 'Other!2026' }],
    ['unknown address', { email: 'nobody@atre.example' }],
  ])('%s: refused with one and the same code', async (_name, body) => {
    const { status, body: refusal } = await signIn(body);
    expect([status, refusal['code']]).toEqual([401, 'invalid_credentials']);
  });

  it('request of another site: refused with the cookie, and it opens no session', async () => {
    const { cookie } = await signIn();
    expect((await send('GET', '/operator', { cookie, site: 'cross-site' })).body['code']).toBe('cross_site');
    const body = { email: EMAIL, password: PASSWORD };
    expect((await send('POST', '/operator/session', { body, site: 'cross-site' })).status).toBe(403);
  });

  it('session unused for 30 minutes, older than 12 hours, or of a disabled operator: over', async () => {
    for (const change of [
      { used_at: new Date(Date.now() - 31 * 60_000) },
      { created_at: new Date(Date.now() - 13 * 3_600_000) },
    ]) {
      const { cookie } = await signIn();
      await api.db.updateTable('operator_session').set(change).execute();
      expect((await send('GET', '/operator/session', { cookie })).status).toBe(401);
    }
    const { cookie } = await signIn();
    await api.db.updateTable('operator').set({ disabled_at: new Date() }).execute();
    expect((await send('GET', '/operator/session', { cookie })).status).toBe(401);
    expect((await signIn()).status).toBe(401);
    await api.db.updateTable('operator').set({ disabled_at: null }).execute();
  });

  it('password: changed with the present one; other sessions end and the cookie changes', async () => {
    const other = await signIn();
    const own = await signIn();
    const body = { old_password: PASSWORD, password: 'Flamme!2027', password_confirmation: 'Flamme!2027' };
    const changed = await send('PUT', '/operator/password', { cookie: own.cookie, body });
    expect(changed.status).toBe(200);
    expect((await send('GET', '/operator/session', { cookie: other.cookie })).status).toBe(401);
    expect((await send('GET', '/operator/session', { cookie: own.cookie })).status).toBe(401);
    const cookie = changed.set.split(';')[0] ?? '';
    const back = { old_password: 'Flamme!2027', password: PASSWORD, password_confirmation: PASSWORD };
    expect((await send('PUT', '/operator/password', { cookie, body: back })).status).toBe(200);
  });
});

describe('second factor', () => {
  it('enrolled: sign-in needs a code, each code and each recovery code works once', async () => {
    const { cookie } = await signIn();
    const { secret, qr } = (await send('POST', '/operator/second-factor', { cookie })).body;
    expect(qr).toContain('<svg');
    const codeAt = (shift: number) =>
      new TOTP({ secret: String(secret) }).generate({ timestamp: Date.now() + shift });
    const confirm = (code: string) =>
      send('POST', '/operator/second-factor/confirmation', { cookie, body: { code } });
    expect((await confirm('000000')).status).toBe(422);
    const code = codeAt(0);
    const { body } = await confirm(code);
    const [recovery] = body['recovery_codes'] as string[];
    expect((await signIn()).body['code']).toBe('code_required');
    expect((await signIn({ code })).body['code']).toBe('invalid_code');
    expect((await signIn({ code: codeAt(30_000) })).status).toBe(200);
    expect((await signIn({ code: recovery })).status).toBe(200);
    expect((await signIn({ code: recovery })).body['code']).toBe('invalid_code');
    expect((await api.operate('DELETE', `/operator/${ownerId}/second-factor`)).status).toBe(200);
    expect((await signIn()).status).toBe(200);
  });
});

describe('people and tokens', () => {
  it('invitation: its link makes one account; password link: the same for unknown addresses', async () => {
    const email = 'nadia.roux@atre.example';
    expect((await api.operate('POST', '/operator/invitation', { email, role: 'content' })).status).toBe(200);
    const { source } = await api.db
      .selectFrom('mail')
      .select('source')
      .where('recipient', '=', email)
      .executeTakeFirstOrThrow();
    const token = /#\/invitation\/([\w-]{43})/.exec(source.replaceAll('=\r\n', ''))?.[1] ?? '';
    const body = { token, name: 'Nadia Roux', password: PASSWORD, password_confirmation: PASSWORD };
    expect((await send('POST', '/operator/invitation-acceptance', { body })).body).toEqual({ email });
    expect((await send('POST', '/operator/invitation-acceptance', { body })).status).toBe(422);
    expect((await signIn({ email })).status).toBe(200);
    for (const address of [email, 'nobody@atre.example'])
      expect((await send('POST', '/operator/password-link', { body: { email: address } })).body).toEqual({
        sent: true,
      });
  });

  it('last owner: is neither disabled, nor removed, nor given another role', async () => {
    const path = `/operator/${ownerId}`;
    for (const change of [
      { role: 'content', disabled: false },
      { role: 'owner', disabled: true },
    ])
      expect((await api.operate('PUT', path, { name: 'Odile', ...change })).body).toMatchObject({
        code: 'last_owner',
      });
    expect((await api.operate('DELETE', path)).status).toBe(409);
  });

  it('tokens of every role: each operation serves its roles and refuses the others', async () => {
    const operations: readonly Operation[] = OPERATIONS;
    for (const role of OPERATOR_ROLES) {
      const expires = new Date(Date.now() + 60_000).toISOString();
      const made = await api.operate('POST', '/operator/token', {
        name: role,
        roles: [role],
        expires_at: expires,
      });
      const { token, id } = made.body as { token: string; id: number };
      for (const { id: operationId, method, path, roles } of operations.filter(isForOperators)) {
        const address = path.replaceAll(/\{\w+\}/g, '2147483647');
        const { body } = await api.call(method.toUpperCase(), address, { token, query: { site_id: '999' } });
        const isRefused = (body as { code?: string }).code === 'role_required';
        expect([role, operationId, isRefused]).toEqual([role, operationId, !hasRole([role], roles)]);
      }
      await api.operate('DELETE', `/operator/token/${id}`);
      expect((await api.call('GET', '/operator/session', { token })).status).toBe(401);
    }
  });
});

describe('log of changes', () => {
  it('write: logged with operator, address and changed fields; contact details are masked', async () => {
    const { cookie } = await signIn();
    const body = { code: 'essai-journal', label: 'Essai' };
    const { id } = (await send('POST', '/tags', { cookie, body })).body as { id: number };
    await send('PUT', '/tags', { cookie, body: { ...body, id, label: 'Autre' } });
    const { body: log } = await api.call('GET', '/operator/log', {
      token: 'operator-token-of-the-tests',
      query: { record: `tags ${id}` },
    });
    expect(log).toMatchObject({
      total: 2,
      items: [
        {
          operation: 'PUT /tags',
          address: '192.0.2.14',
          operator: { kind: 'person', id: ownerId, name: 'Odile' },
          before: { label: 'Essai' },
          after: { label: 'Autre' },
        },
        { operation: 'POST /tags', before: null },
      ],
    });
    const invited = await api.db
      .selectFrom('operator_change')
      .select('after')
      .where('operation', '=', 'POST /operator/invitation')
      .executeTakeFirstOrThrow();
    expect(invited.after).toEqual({ email: '•••', role: 'content' });
  });
});
