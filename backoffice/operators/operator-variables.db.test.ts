import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { hashPassword } from '#backoffice/accounts/passwords.ts';
import { parseBackofficeConfig } from '#backoffice/config.ts';
import { DEFAULT_PERIODS } from '#backoffice/privacy/retention-periods.ts';
import { runRetention } from '#backoffice/privacy/retention-job.ts';
import { startTestApi, type TestApi } from '#tests/support/test-api.ts';

const PASSWORD = 'Chaleur!2026';
const EMAIL = 'odile.marchand@atre.example';
const MINUTE_MS = 60_000;
const DAY_MS = 24 * 60 * MINUTE_MS;

const config = parseBackofficeConfig({
  OPERATOR_SESSION_HOURS: '1',
  OPERATOR_IDLE_MINUTES: '5',
  OPERATOR_LOG_MONTHS: '1',
  ADMIN_URL: 'https://admin.atre.example',
});
const strict = parseBackofficeConfig({ OPERATOR_SECOND_FACTOR: 'required' });

async function start({ operatorRules: rules, adminUrl }: typeof config): Promise<TestApi> {
  const api = await startTestApi({ operators: { rules, adminUrl } });
  const password_hash = await hashPassword(PASSWORD);
  await api.db
    .insertInto('operator')
    .values({ email: EMAIL, name: 'Odile', password_hash, role: 'owner', disabled_at: null })
    .execute();
  return api;
}

const common = '?site_id=1&lang=fr&sales_plan_id=1';

/** Cookie of a new session; empty when the sign-in is refused. */
async function signIn({ url }: TestApi, address = '192.0.2.14'): Promise<string> {
  const response = await fetch(`${url}/api/v1/operator/session${common}`, {
    method: 'POST',
    headers: {
      'content-type': 'application/json',
      'sec-fetch-site': 'same-origin',
      'x-client-address': address,
    },
    body: JSON.stringify({ email: EMAIL, password: PASSWORD }),
  });
  return (response.headers.get('set-cookie') ?? '').split(';')[0] ?? '';
}

async function read({ url }: TestApi, path: string, cookie: string) {
  const headers = { cookie, 'sec-fetch-site': 'same-origin' };
  const response = await fetch(`${url}/api/v1${path}${common}`, { headers });
  return { status: response.status, body: (await response.json()) as Record<string, unknown> };
}

describe('variables of operators, other than the defaults', () => {
  let api: TestApi;
  beforeAll(async () => {
    api = await start(config);
  });
  afterAll(() => api.close());

  const statusAfter = async (change: { created_at: Date } | { used_at: Date }) => {
    const cookie = await signIn(api);
    await api.db.updateTable('operator_session').set(change).execute();
    return (await read(api, '/operator/session', cookie)).status;
  };

  it('OPERATOR_SESSION_HOURS: a session ends after that time', async () => {
    expect(await statusAfter({ created_at: new Date(Date.now() - 59 * MINUTE_MS) })).toBe(200);
    expect(await statusAfter({ created_at: new Date(Date.now() - 61 * MINUTE_MS) })).toBe(401);
  });

  it('OPERATOR_IDLE_MINUTES: a session without a request ends after that time', async () => {
    expect(await statusAfter({ used_at: new Date(Date.now() - 4 * MINUTE_MS) })).toBe(200);
    expect(await statusAfter({ used_at: new Date(Date.now() - 6 * MINUTE_MS) })).toBe(401);
  });

  it('sign-ins of one address: are limited, those of others are not', async () => {
    for (let count = 0; count < 100; count += 1) expect(await signIn(api, '203.0.113.21')).not.toBe('');
    expect(await signIn(api, '203.0.113.21')).toBe('');
    expect(await signIn(api, '203.0.113.22')).not.toBe('');
  }, 60_000);

  it('ADMIN_URL: links of invitations lead to it', async () => {
    const email = 'nadia.roux@atre.example';
    expect((await api.operate('POST', '/operator/invitation', { email, role: 'content' })).status).toBe(200);
    const { source } = await api.db
      .selectFrom('mail')
      .select('source')
      .where('recipient', '=', email)
      .executeTakeFirstOrThrow();
    expect(source.replaceAll('=\r\n', '')).toContain('https://admin.atre.example/');
  });

  it('OPERATOR_LOG_MONTHS: older changes are removed from the log', async () => {
    const change = {
      kind: 'update',
      operator_id: null,
      operator_name: 'Odile',
      address: '192.0.2.14',
      operation: 'PUT /page',
      lang: 'fr',
      before: null,
      after: null,
    };
    const now = Date.now();
    await api.db
      .insertInto('operator_change')
      .values([
        { ...change, record: 'old', at: new Date(now - 40 * DAY_MS) },
        { ...change, record: 'recent', at: new Date(now - 20 * DAY_MS) },
      ])
      .execute();
    const attachmentFolder = mkdtempSync(join(tmpdir(), 'attachments-'));
    const { operatorLogMonths } = config;
    await runRetention(api.db, { periods: DEFAULT_PERIODS, attachmentFolder, operatorLogMonths });
    rmSync(attachmentFolder, { recursive: true });
    const rows = await api.db
      .selectFrom('operator_change')
      .select('record')
      .where('record', 'in', ['old', 'recent'])
      .execute();
    expect(rows).toEqual([{ record: 'recent' }]);
  });
});

it('OPERATOR_SECOND_FACTOR: a session without one may only enrol', async () => {
  const api = await start(strict);
  const cookie = await signIn(api);
  expect((await read(api, '/operator/session', cookie)).body['must_enrol']).toBe(true);
  expect(await read(api, '/operator', cookie)).toMatchObject({
    status: 403,
    body: { code: 'second_factor_required' },
  });
  await api.close();
});
