import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { ask } from '#tests/support/ask.ts';
import { sendRawMany } from '#tests/support/send-raw.ts';
import { createTestStorefront, serve, type TestStorefront } from '#tests/support/test-storefront.ts';
import { RAW_CASES, SMUGGLED, UNREAD_BODIES } from './raw-requests.data.ts';

let storefront: TestStorefront;
let server: Awaited<ReturnType<typeof serve>>;
beforeAll(async () => {
  storefront = await createTestStorefront();
  server = await serve(storefront.app);
});
afterAll(() => server.close());
beforeEach(() => {
  storefront.logs.length = 0;
});

const send = (bytes: string) => sendRawMany(server.port, Buffer.from(bytes, 'latin1'));
const one = (path: string) => `GET ${path} HTTP/1.1\r\nHost: localhost:3000\r\n\r\n`;
/** Returns whether a body was treated as a request. */
const isTricked = () => storefront.logs.some(({ path }) => path === SMUGGLED);

describe('invalid bytes', () => {
  it.each(RAW_CASES.map(({ name, bytes, expected }) => [name, bytes, expected] as const))(
    '%s',
    async (_name, bytes, expected) => {
      const { statuses, text } = await send(bytes);
      const [status = 400] = statuses;
      const isMet =
        expected === 'answered' ? status === 200 : (status >= 400 && status < 500) || status === 505;
      expect([statuses, isMet, statuses.length <= 1]).toEqual([statuses, true, true]);
      expect(text).not.toMatch(/\n {4}at |node_modules/);
      expect(isTricked()).toBe(false);
      expect(storefront.logs.filter(({ level }) => Number(level) >= 50)).toEqual([]);
    },
  );

  it('server after invalid bytes: healthy', async () => {
    expect((await ask(server.port, { path: '/mentions-legales' })).status).toBe(200);
  });
});

describe('request in the body of another', () => {
  it.each(UNREAD_BODIES.map((bytes) => [bytes.slice(0, bytes.indexOf(' HTTP')), bytes]))(
    'body of %s: never executed, and the next request belongs to its sender',
    async (_name, bytes) => {
      const next = 'GET /healthz HTTP/1.1\r\nHost: localhost:3000\r\nConnection: close\r\n\r\n';
      const { statuses } = await send(bytes + next);
      expect([statuses, statuses.length <= 2]).toEqual([statuses, true]);
      expect(statuses.filter((status) => status >= 500 || status < 200)).toEqual([]);
      expect(isTricked()).toBe(false);
    },
  );
});

describe('pipelined requests', () => {
  it('a hundred requests on one connection: responses in order', async () => {
    const paths = Array.from({ length: 100 }, (_empty, index) =>
      index % 2 === 0 ? '/healthz' : '/index.php',
    );
    const { statuses } = await send(paths.map(one).join(''));
    expect(statuses).toEqual(paths.map((path) => (path === '/healthz' ? 200 : 301)));
  });

  it('malformed request: ends the connection', async () => {
    expect((await send(one('/healthz') + one('/%zz') + one(SMUGGLED))).statuses).toEqual([200, 400]);
    expect(isTricked()).toBe(false);
  });

  it('Expect: 100-continue: the body is read after the interim response', async () => {
    const bytes =
      'POST /api/v1/user/login?site_id=1&lang=fr&sales_plan_id=1 HTTP/1.1\r\nHost: localhost:3000\r\n' +
      'Content-Type: application/json\r\nContent-Length: 2\r\nExpect: 100-continue\r\nConnection: close\r\n\r\n{}';
    expect((await send(bytes)).statuses).toEqual([100, 400]);
  });
});

describe('client address', () => {
  it('[GD-03] hundreds of headers: do not hide it', async () => {
    const guarded = await createTestStorefront({ env: { IP_ALLOW_LIST: '203.0.113.7' } });
    const door = await serve(guarded.app);
    const claimed = 'X-Forwarded-For: 203.0.113.7';
    const filler = Array.from({ length: 300 }, () => 'a:');
    // The proxy appends its own line.
    const headers = [
      'GET /mentions-legales HTTP/1.1',
      'Host: localhost',
      'Connection: close',
      claimed,
      ...filler,
    ];
    const bytes = [...headers, 'X-Forwarded-For: 198.51.100.1', '', ''].join('\r\n');
    const { statuses } = await sendRawMany(door.port, bytes);
    await door.close();
    expect(statuses).toEqual([431]);
  });
});
