import { afterEach, describe, expect, it, jest } from '@jest/globals';
import pino from 'pino';
import request from 'supertest';
import { createTestStorefront } from '#tests/support/test-storefront.ts';
import { createAllowList } from './ip-allow-list.ts';

const REFUSAL = 'You are not allowed to access this application';
const silent = pino({ level: 'silent' });
const MINUTE = 60_000;
const DAY = 24 * 60 * MINUTE;

async function statusFor(list: string, client: string): Promise<number> {
  const { app } = await createTestStorefront({ env: { IP_ALLOW_LIST: list } });
  return (await request(app).get('/robots.txt').set('x-forwarded-for', client)).status;
}

describe('IP allow-list', () => {
  it('[GD-03] an empty list allows all clients', async () => {
    expect(await statusFor('', '203.0.113.7')).toBe(200);
  });

  it.each([
    ['a fixed address', '203.0.113.7', '203.0.113.7', '203.0.113.8'],
    ['a range', '10.20.0.0/16', '10.20.255.1', '10.21.0.1'],
    ['an IPv6 address, however it is written', '2001:db8::1', '2001:0db8:0:0::1', '2001:db8::2'],
    ['an IPv6 range', '2001:db8:5::/48', '2001:db8:5:ffff::1', '2001:db8:6::1'],
    [
      'an IPv4 address that comes mapped into IPv6',
      '203.0.113.7',
      '::ffff:203.0.113.7',
      '::ffff:203.0.113.8',
    ],
    ['an address with its port', '203.0.113.7', '203.0.113.7:51234', '203.0.113.8:51234'],
    ['an IPv6 address in brackets', '2001:db8::1', '[2001:db8::1]', '[2001:db8::2]'],
    ['an IPv6 address with its port', '2001:db8::1', '[2001:db8::1]:443', '[2001:db8::2]:443'],
    [
      'an IPv4 address that comes mapped into IPv6 by digits',
      '203.0.113.7',
      '::ffff:cb00:7107',
      '::ffff:cb00:7108',
    ],
    ['one of several entries', '192.0.2.1, 203.0.113.0/24', '203.0.113.9', '192.0.2.2'],
  ])('[GD-03] %s is allowed, its neighbour gets a 401', async (_what, list, inside, outside) => {
    expect([await statusFor(list, inside), await statusFor(list, outside)]).toEqual([200, 401]);
  });

  it.each([
    '/',
    '/aucune-page',
    '/assets/none.js',
    '/api/v1/site',
    '/media/x.svg',
    '/index.php',
    '/maintenance',
  ])('[GD-03, ER-02] %s: others get 401 and the text, before anything is served', async (path) => {
    const { app } = await createTestStorefront({
      env: { IP_ALLOW_LIST: '192.0.2.1', MAINTENANCE: 'true' },
    });
    const response = await request(app).get(path).set('x-forwarded-for', '203.0.113.7');
    expect([response.status, response.text]).toEqual([401, REFUSAL]);
    expect(response.headers).toMatchObject({ 'cache-control': 'no-store', 'x-frame-options': 'DENY' });
  });

  it('probes of the platform are served to any client', async () => {
    const { app } = await createTestStorefront({ env: { IP_ALLOW_LIST: '192.0.2.1' } });
    expect((await request(app).get('/healthz')).status).toBe(200);
    expect((await request(app).get('/readyz')).status).toBe(200);
    expect((await request(app).get('/robots.txt')).status).toBe(401);
  });

  it('[GD-03] a client cannot forge its address by a forwarded-for header', async () => {
    const env = { IP_ALLOW_LIST: '203.0.113.7', TRUST_PROXY: '192.0.2.1' };
    const { app } = await createTestStorefront({ env });
    const statuses = await Promise.all(
      ['203.0.113.7', '127.0.0.1, 203.0.113.7'].map(
        async (header) => (await request(app).get('/').set('x-forwarded-for', header)).status,
      ),
    );
    expect(statuses).toEqual([401, 401]);
    const behindProxy = await createTestStorefront({ env: { IP_ALLOW_LIST: '203.0.113.7' } });
    const forged = await request(behindProxy.app)
      .get('/')
      .set('x-forwarded-for', '203.0.113.7, 198.51.100.1');
    expect(forged.status).toBe(401);
  });

  it('[GD-03] a host name allows its addresses, and later ones', async () => {
    let addresses = ['203.0.113.7', '2001:db8::7'];
    const list = createAllowList(silent, async () => addresses);
    await list.replace(['office.atre.example']);
    expect(list.allows('203.0.113.7')).toBe(true);
    expect(list.allows('2001:db8::7')).toBe(true);
    expect(list.allows('203.0.113.8')).toBe(false);
    addresses = ['203.0.113.8'];
    await list.replace(['office.atre.example']);
    expect([list.allows('203.0.113.7'), list.allows('203.0.113.8')]).toEqual([false, true]);
    list.close();
  });

  it('[GD-03] a name that stops resolving allows its last addresses; one that never did allows no client', async () => {
    let fails = false;
    const list = createAllowList(silent, async (name) => {
      if (fails || name.startsWith('never')) throw new Error('ENOTFOUND');
      return ['203.0.113.7'];
    });
    await list.replace(['office.atre.example']);
    fails = true;
    await list.replace(['office.atre.example']);
    expect(list.allows('203.0.113.7')).toBe(true);
    await list.replace(['never.atre.example']);
    expect(list.allows('203.0.113.7')).toBe(false);
    list.close();
  });
});

describe('names of the allow-list, over time', () => {
  afterEach(() => {
    jest.useRealTimers();
  });

  it('[GD-03] are resolved every five minutes; the last result is valid for a day, whatever the clock is set to', async () => {
    jest.useFakeTimers();
    const results: (() => Promise<string[]>)[] = [async () => ['203.0.113.7'], async () => ['203.0.113.8']];
    const list = createAllowList(silent, () =>
      (results.shift() ?? (() => Promise.reject(new Error('none'))))(),
    );
    await list.replace(['office.example']);
    expect([list.allows('203.0.113.7'), list.allows('203.0.113.8')]).toEqual([true, false]);
    await jest.advanceTimersByTimeAsync(4 * MINUTE);
    expect(list.allows('203.0.113.7')).toBe(true);
    await jest.advanceTimersByTimeAsync(MINUTE);
    expect([list.allows('203.0.113.7'), list.allows('203.0.113.8')]).toEqual([false, true]);
    await jest.advanceTimersByTimeAsync(DAY - MINUTE);
    jest.setSystemTime(Date.now() + 3 * DAY);
    expect(list.allows('203.0.113.8')).toBe(true);
    jest.setSystemTime(Date.now() - 9 * DAY);
    await jest.advanceTimersByTimeAsync(2 * MINUTE);
    expect(list.allows('203.0.113.8')).toBe(false);
    list.close();
  });
});
