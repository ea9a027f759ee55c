import { createServer, request as send, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import pino from 'pino';
import { createBackofficeApp } from '#backoffice/app.ts';
import { createDocumentLibrary } from '#backoffice/documents/document-library.ts';
import { listen } from '#shared/listen.ts';
import { startTestApi, type TestApi } from '#tests/support/test-api.ts';
import { OPERATOR_TOKEN, PREVIEW_SECRET, TEST_EMAILS } from '#tests/support/test-backoffice.ts';

const PAGES = [
  '/mailbox',
  '/accounts',
  '/orders',
  '/refunds',
  '/credit',
  '/reviews',
  '/metrics',
  '/docs/',
  '/openapi.json',
];
const API = '/api/v1/site?site_id=1&lang=fr&sales_plan_id=1';

let api: TestApi;
/** The same without demo data, under its own domain. */
let closed: Server;
beforeAll(async () => {
  api = await startTestApi();
  const app = createBackofficeApp({
    db: api.db,
    library: createDocumentLibrary(api.db),
    logger: pino({ level: 'silent' }),
    basePath: '/api/v1/',
    withFaultInjection: false,
    previewSecret: PREVIEW_SECRET,
    mediaFolder: '',
    emails: { ...TEST_EMAILS, publicUrl: 'https://www.atre.example' },
    operatorToken: OPERATOR_TOKEN,
  });
  closed = await listen(createServer(app), 0, '127.0.0.1');
});
afterAll(async () => {
  closed.closeAllConnections();
  closed.close();
  await api.close();
});

type TestRequest = { path: string; method?: string; headers?: Record<string, string> };
function statusOf(
  port: number,
  { path, method = 'GET', headers = {} }: TestRequest,
): Promise<[number, string]> {
  return new Promise((resolve, reject) => {
    const sent = send({ host: '127.0.0.1', port, path, method, headers }, (response) => {
      response.resume();
      resolve([response.statusCode ?? 0, response.headers['retry-after'] ?? '']);
    });
    sent.on('error', reject);
    sent.end();
  });
}
const openPort = () => Number(new URL(api.url).port);
const closedPort = () => (closed.address() as AddressInfo).port;

/** Sends a different wrong token each time, to a page and an operation in turn. */
const guess = (index: number, address: string, token = `guess-${index}`) =>
  statusOf(closedPort(), {
    path: index % 2 === 0 ? '/mailbox' : '/api/v1/menu?site_id=1&lang=fr&sales_plan_id=1',
    method: index % 2 === 0 ? 'GET' : 'POST',
    headers: {
      authorization: `Bearer ${token}`,
      'x-client-address': address,
      'content-type': 'application/json',
    },
  });

const basic = (password: string) => `Basic ${Buffer.from(`owner:${password}`).toString('base64')}`;

describe('pages of the back office', () => {
  it.each([
    'evil.example',
    'evil.example:3001',
    '127.0.0.1.evil.example',
    'localhost.evil.example',
    'EVIL.example.',
  ])('host name %j of another site (DNS rebinding): they are refused', async (host) => {
    for (const path of PAGES)
      expect([path, ...(await statusOf(openPort(), { path, headers: { host } }))]).toEqual([path, 403, '']);
    // Pages that do not exist yet are refused as well.
    expect((await statusOf(openPort(), { path: '/later', headers: { host } }))[0]).toBe(403);
    const injection = { path: '/demo/faults', method: 'POST', headers: { host } };
    expect((await statusOf(openPort(), injection))[0]).toBe(403);
  });

  it.each([
    'localhost:3001',
    '127.0.0.1:3001',
    '192.168.1.20',
    '[::1]:3001',
    'backoffice:3001',
    'back.office.internal',
    'backoffice.shop.svc:3001',
  ])('local host name %j: they are shown', async (host) => {
    for (const path of PAGES)
      expect([path, (await statusOf(openPort(), { path, headers: { host } }))[0]]).toEqual([path, 200]);
  });

  it('host name below the site’s domain: they are shown; operations accept any host name', async () => {
    const authorization = `Bearer ${OPERATOR_TOKEN}`;
    for (const [host, status] of [
      ['backoffice.atre.example', 200],
      ['atre.example', 200],
      ['notatre.example', 403],
    ] as const)
      expect((await statusOf(closedPort(), { path: '/orders', headers: { host, authorization } }))[0]).toBe(
        status,
      );
    expect((await statusOf(openPort(), { path: API, headers: { host: 'anything.example' } }))[0]).toBe(200);
  });
});

describe('operator tokens', () => {
  it('browser without a token: is asked for one, which it sends as the password of any name', async () => {
    const open = (authorization?: string) =>
      fetch(`http://127.0.0.1:${closedPort()}/accounts`, { headers: authorization ? { authorization } : {} });
    const refused = await open();
    expect([refused.status, refused.headers.get('www-authenticate')]).toEqual([
      401,
      'Basic realm="Back office", charset="UTF-8"',
    ]);
    expect((await open(basic(`${OPERATOR_TOKEN}x`))).status).toBe(401);
    expect((await open(basic(OPERATOR_TOKEN))).status).toBe(200);
    const posted = await fetch(`http://127.0.0.1:${closedPort()}/accounts/1/approve`, {
      method: 'POST',
      headers: { authorization: basic(OPERATOR_TOKEN), 'sec-fetch-site': 'cross-site' },
    });
    expect(posted.status).toBe(403);
  });

  it('thirty wrong tokens in fifteen minutes, on pages and operations together: further requests are refused', async () => {
    const statuses: number[] = [];
    for (let index = 0; index < 30; index += 1) statuses.push((await guess(index, '203.0.113.5'))[0]);
    expect(new Set(statuses)).toEqual(new Set([401]));
    const [status, retryAfter] = await guess(30, '203.0.113.5', OPERATOR_TOKEN);
    expect(status).toBe(429);
    expect(Number(retryAfter)).toBeGreaterThan(800);
    expect((await guess(30, '203.0.113.6', OPERATOR_TOKEN))[0]).toBe(200);
  });
});
