import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { sql } from 'kysely';
import pino from 'pino';
import { createBackofficeApp } from '#backoffice/app.ts';
import { DEMO_PASSWORD } from '#tests/support/demo-password.ts';
import { createDocumentLibrary } from '#backoffice/documents/document-library.ts';
import { listen } from '#shared/listen.ts';
import { refusal } from '#tests/support/demo-login.ts';
import { createTestClient, startTestApi, type ApiResponse, type TestApi } from '#tests/support/test-api.ts';
import { OPERATOR_TOKEN, PREVIEW_SECRET, TEST_EMAILS } from '#tests/support/test-backoffice.ts';
import { countAttempt, forgetAttempts, type AttemptCounter } from './attempts.ts';

const WINDOW = { kind: 'window', limit: 1000, seconds: 60 } as const;
const OWNER = 'client@atre.example';
const WRONG = 'Wrong!2026';
const HOME = '198.51.100.7';

let api: TestApi;
beforeAll(async () => {
  api = await startTestApi();
});
afterAll(() => api.close());
beforeEach(async () => {
  await api.db.deleteFrom('attempt').execute();
  await api.db.deleteFrom('known_device').execute();
});

type Options = { address?: string; deviceToken?: string };
const logIn = (email: string, password: string, { address = HOME, deviceToken }: Options = {}) =>
  api.call('POST', '/user/login', {
    body: { email, password },
    address,
    ...(deviceToken !== undefined && { deviceToken }),
  });
const statusOf = async (response: Promise<ApiResponse>) => (await response).status;
const addressOf = (index: number) => `203.0.113.${index + 1}`;
const emailOf = (index: number) => `quelquun-${index}@atre.example`;

async function guess(times: number, email: string, address: (index: number) => string): Promise<number[]> {
  const statuses: number[] = [];
  for (let index = 0; index < times; index += 1)
    statuses.push((await logIn(email, WRONG, { address: address(index) })).status);
  return statuses;
}

/** Moves all counters back in time by so many seconds. */
async function letPass(seconds: number): Promise<void> {
  const back = sql<Date>`make_interval(secs => ${seconds})`;
  await api.db
    .updateTable('attempt')
    .set({ free_at: sql<Date>`free_at - ${back}`, ends_at: sql<Date>`ends_at - ${back}` })
    .execute();
}

async function deviceOf(email: string): Promise<string> {
  const { body } = await logIn(email, DEMO_PASSWORD);
  return (body as { device_token: string }).device_token;
}

describe('login throttle: one address, one account', () => {
  it.each([OWNER, 'personne@atre.example'])(
    '[AP-04] five wrong passwords for %s, even concurrent ones, are followed by a stated wait',
    async (email) => {
      const responses = await Promise.all(Array.from({ length: 20 }, () => logIn(email, WRONG)));
      expect(responses.filter(({ status }) => status === 401)).toHaveLength(5);
      const refused = responses.filter(({ status }) => status === 429);
      expect(refused).toHaveLength(15);
      for (const { retryAfter } of refused) expect(Number(retryAfter)).toBeLessThanOrEqual(30);
      for (const { retryAfter } of refused) expect(Number(retryAfter)).toBeGreaterThan(20);
      expect(refusal(await logIn(email, DEMO_PASSWORD))).toEqual([429, 'too_many_requests']);
    },
  );

  it('[AP-04] each further wrong password doubles the wait, up to 15 minutes; calls during the wait do not add to it', async () => {
    await guess(5, OWNER, () => HOME);
    const waits: number[] = [];
    for (let round = 0; round < 7; round += 1) {
      const { retryAfter } = await logIn(OWNER, WRONG);
      waits.push(Math.round(Number(retryAfter) / 10) * 10);
      await letPass(Number(retryAfter) + 1);
      expect(await statusOf(logIn(OWNER, WRONG))).toBe(401);
    }
    expect(waits).toEqual([30, 60, 120, 240, 480, 900, 900]);
  });

  it('[AP-04] a right password resets the counter, and so does an hour', async () => {
    for (let round = 0; round < 3; round += 1) {
      await guess(4, OWNER, () => HOME);
      expect(await statusOf(logIn(OWNER, DEMO_PASSWORD))).toBe(200);
    }
    await guess(6, OWNER, () => HOME);
    await letPass(3700);
    expect(await guess(5, OWNER, () => HOME)).toEqual([401, 401, 401, 401, 401]);
  });

  it('[AP-04] an attempt is counted while right passwords of the same account clear the counter', async () => {
    const counter: AttemptCounter = { key: 'login of one account', rule: WINDOW };
    const logInOften = async () => {
      for (let time = 0; time < 30; time += 1) {
        await countAttempt(api.db, [counter]);
        await forgetAttempts(api.db, [counter.key]);
      }
    };
    const works = Array.from({ length: 8 }, logInOften);
    expect((await Promise.allSettled(works)).filter(({ status }) => status === 'rejected')).toEqual([]);
  });

  it('[AP-04] wrong passwords from other addresses do not lock out the owner', async () => {
    expect(await guess(8, OWNER, () => '203.0.113.200')).toContain(429);
    expect(await statusOf(logIn(OWNER, DEMO_PASSWORD))).toBe(200);
  });

  it('[AP-04] attempts are stored without the typed text, and removed later', async () => {
    await logIn('Chaleur!2027', WRONG);
    const rows = await api.db.selectFrom('attempt').selectAll().execute();
    expect(JSON.stringify(rows)).not.toMatch(/haleur|198\.51/);
    await letPass(7200);
    await logIn(OWNER, WRONG);
    // Only this attempt's rows remain: address, address and account, account, and the call's
    // own limit.
    expect(await api.db.selectFrom('attempt').selectAll().execute()).toHaveLength(4);
  });
});

describe('login throttle: one address, many accounts', () => {
  it('[AP-04] thirty wrong passwords in a quarter of an hour, whatever the account; IPv6 by its network', async () => {
    for (const address of [HOME, '2001:db8:1:2::']) {
      const from = (index: number) => (address.includes(':') ? `${address}${index + 1}` : address);
      const statuses: number[] = [];
      for (let index = 0; index < 32; index += 1)
        statuses.push((await logIn(emailOf(index), WRONG, { address: from(index) })).status);
      expect(statuses.lastIndexOf(401)).toBe(29);
      expect(statuses.slice(30)).toEqual([429, 429]);
    }
    const { retryAfter } = await logIn(emailOf(99), WRONG);
    expect(Number(retryAfter)).toBeGreaterThan(800);
    expect(Number(retryAfter)).toBeLessThanOrEqual(900);
    expect(await statusOf(logIn(emailOf(99), WRONG, { address: '198.51.100.8' }))).toBe(401);
    await letPass(901);
    expect(await statusOf(logIn(emailOf(100), WRONG))).toBe(401);
  });

  it('[AP-04] right passwords do not count: an office logs in from one address, a hundred times', async () => {
    for (let index = 0; index < 35; index += 1) expect(await statusOf(logIn(OWNER, DEMO_PASSWORD))).toBe(200);
    await api.db.updateTable('attempt').set({ attempts: 99 }).where('attempts', '=', 35).execute();
    expect(await statusOf(logIn(OWNER, DEMO_PASSWORD))).toBe(200);
    const { status, retryAfter } = await logIn(OWNER, DEMO_PASSWORD);
    expect([status, Number(retryAfter) > 800]).toEqual([429, true]);
    expect(await statusOf(logIn(OWNER, DEMO_PASSWORD, { address: addressOf(1) }))).toBe(200);
  });

  it('[AP-04] two back offices on one database share the counts', async () => {
    const other = await startSecondNode();
    const second = createTestClient(`http://127.0.0.1:${(other.address() as AddressInfo).port}`);
    for (let index = 0; index < 15; index += 1) {
      await logIn(emailOf(index), WRONG);
      await second.call('POST', '/user/login', {
        body: { email: emailOf(100 + index), password: WRONG },
        address: HOME,
      });
    }
    expect(await statusOf(logIn(emailOf(200), WRONG))).toBe(429);
    other.closeAllConnections();
    other.close();
  });
});

describe('login throttle: many addresses, one account', () => {
  it('[AP-04] guessing is limited to once a minute; the owner can log in on a known browser', async () => {
    const deviceToken = await deviceOf(OWNER);
    const statuses = await guess(60, OWNER, addressOf);
    expect(statuses.filter((status) => status === 401)).toHaveLength(50);
    const { status, retryAfter } = await logIn(OWNER, DEMO_PASSWORD, { address: addressOf(100) });
    expect([status, Number(retryAfter) <= 60]).toEqual([429, true]);
    expect(await statusOf(logIn(OWNER, DEMO_PASSWORD, { address: addressOf(101), deviceToken }))).toBe(200);
    // From the attacker's own address too: both may share one.
    expect(await statusOf(logIn(OWNER, DEMO_PASSWORD, { address: addressOf(1), deviceToken }))).toBe(200);
    await letPass(61);
    expect(await guess(2, OWNER, (index) => addressOf(110 + index))).toEqual([401, 429]);
  });

  it('[AP-04] a browser is known only for the accounts that logged in with it', async () => {
    const deviceToken = await deviceOf('pro@atre.example');
    await guess(50, OWNER, addressOf);
    expect(await statusOf(logIn(OWNER, DEMO_PASSWORD, { address: addressOf(200), deviceToken }))).toBe(429);
    const invented = 'A'.repeat(43);
    expect(await statusOf(logIn(OWNER, DEMO_PASSWORD, { deviceToken: invented }))).toBe(429);
    await letPass(61);
    const { body } = await logIn(OWNER, DEMO_PASSWORD, { deviceToken });
    // A browser keeps its token for two accounts; a token that was not issued here is replaced.
    expect((body as { device_token: string }).device_token).toBe(deviceToken);
    await letPass(61);
    const other = await logIn(OWNER, DEMO_PASSWORD, { deviceToken: invented });
    expect((other.body as { device_token: string }).device_token).not.toBe(invented);
  });

  it('[AP-04] known browser: ten wrong passwords are free, then one a minute; the owner waits no longer', async () => {
    const deviceToken = await deviceOf(OWNER);
    const statuses: number[] = [];
    for (let index = 0; index < 14; index += 1)
      statuses.push((await logIn(OWNER, WRONG, { address: addressOf(index), deviceToken })).status);
    expect(statuses.filter((status) => status === 401)).toHaveLength(10);
    for (let round = 0; round < 5; round += 1) {
      await letPass(61);
      expect(await statusOf(logIn(OWNER, WRONG, { deviceToken }))).toBe(401);
    }
    const { status, retryAfter } = await logIn(OWNER, DEMO_PASSWORD, { deviceToken });
    expect([status, Number(retryAfter) <= 60]).toEqual([429, true]);
    await letPass(61);
    expect(await statusOf(logIn(OWNER, DEMO_PASSWORD, { deviceToken }))).toBe(200);
  });

  it('[AP-04] wrong passwords from the same address do not lock out a known browser', async () => {
    const deviceToken = await deviceOf(OWNER);
    for (let round = 0; round < 26; round += 1)
      await Promise.all(Array.from({ length: 20 }, (_, index) => logIn(emailOf(index), WRONG)));
    expect(await statusOf(logIn(OWNER, DEMO_PASSWORD))).toBe(429);
    expect(await statusOf(logIn(OWNER, DEMO_PASSWORD, { deviceToken }))).toBe(200);
  }, 60_000);

  it('[AC-09] password reset by link: every browser becomes unknown, and the owner can log in at once', async () => {
    const deviceToken = await deviceOf(OWNER);
    await guess(60, OWNER, addressOf);
    await guess(6, OWNER, () => HOME);
    await api.db.deleteFrom('mail').execute();
    await api.call('POST', '/user/rewind', { body: { email: OWNER } });
    const token = await mailedToken();
    const changed = await api.call('POST', '/user/change-password', {
      body: { token, password: DEMO_PASSWORD, password_confirmation: DEMO_PASSWORD },
      address: HOME,
    });
    expect(changed.status).toBe(200);
    const known = await api.db.selectFrom('known_device').selectAll().execute();
    expect([known.length, deviceToken.length]).toEqual([0, 43]);
    expect(await statusOf(logIn(OWNER, DEMO_PASSWORD))).toBe(200);
  });
});

async function mailedToken(): Promise<string> {
  for (let look = 0; look < 100; look += 1) {
    const row = await api.db.selectFrom('mail').select('source').executeTakeFirst();
    const found =
      /token=3D([\w=\r\n-]+)/.exec(row?.source ?? '')?.[1] ??
      /token=([\w-]{43})/.exec(row?.source ?? '')?.[1];
    if (found) return found.replaceAll(/=\r?\n/g, '').slice(0, 43);
    await new Promise((resolve) => {
      setTimeout(resolve, 20);
    });
  }
  throw new Error('There is no email.');
}

function startSecondNode(): Promise<Server> {
  const app = createBackofficeApp({
    db: api.db,
    library: createDocumentLibrary(api.db),
    logger: pino({ level: 'silent' }),
    basePath: '/api/v1/',
    withFaultInjection: false,
    previewSecret: PREVIEW_SECRET,
    mediaFolder: '',
    emails: TEST_EMAILS,
    operatorToken: OPERATOR_TOKEN,
  });
  return listen(createServer(app), 0, '127.0.0.1');
}
