import { beforeAll, describe, expect, it } from '@jest/globals';
import type { RequestListener } from 'node:http';
import express from 'express';
import request from 'supertest';
import { createTestStorefront, type LogLine } from '#tests/support/test-storefront.ts';
import { createRequestContext } from './request-context.ts';

async function idFor(app: RequestListener, proposed: string): Promise<string | undefined> {
  return (await request(app).get('/healthz').set('x-request-id', proposed)).headers['x-request-id'];
}

describe('request context', () => {
  let app: RequestListener;
  let logs: LogLine[];
  /** Supertest connects from 127.0.0.1, which is no proxy here. */
  let direct: { app: RequestListener; logs: LogLine[] };
  beforeAll(async () => {
    ({ app, logs } = await createTestStorefront({ env: { TRUST_PROXY: '127.0.0.1, 10.0.0.0/8' } }));
    direct = await createTestStorefront({ env: { TRUST_PROXY: '192.0.2.1' } });
  });

  const clientOf = async (forwarded: string) => {
    const { headers } = await request(app).get('/healthz').set('x-forwarded-for', forwarded);
    await request(app).get('/healthz');
    return logs.find((line) => line['id'] === headers['x-request-id'])?.['client'];
  };

  it('gives every response an id of its own', async () => {
    const ids = await Promise.all(
      [1, 2, 3].map(async () => (await request(app).get('/healthz')).headers['x-request-id']),
    );
    expect(new Set(ids).size).toBe(3);
    expect(ids[0]).toMatch(/^[\da-f-]{36}$/);
  });

  it('takes the id of a trusted proxy, if it is well formed', async () => {
    expect(await idFor(app, 'balancer-0001')).toBe('balancer-0001');
    expect(await idFor(app, 'short')).not.toBe('short');
    expect(await idFor(app, 'a{"b":1}aaaaa')).not.toBe('a{"b":1}aaaaa');
    expect(await idFor(app, 'x'.repeat(129))).not.toBe('x'.repeat(129));
    expect(await idFor(direct.app, 'balancer-0001')).not.toBe('balancer-0001');
  });

  it.each([
    ['203.0.113.7', '203.0.113.7'],
    ['198.51.100.1, 203.0.113.7', '203.0.113.7'],
    ['203.0.113.7, 10.1.2.3', '203.0.113.7'],
    ['::ffff:203.0.113.7', '203.0.113.7'],
    ['2001:db8::7', '2001:db8::7'],
    ['203.0.113.7, nonsense, 10.0.0.2', '10.0.0.2'],
    ['nonsense', '127.0.0.1'],
    ['203.0.113.7:51234', '203.0.113.7'],
    ['[2001:db8::1]:443', '2001:db8::1'],
    ['[2001:db8::1]', '2001:db8::1'],
    ['"[2001:db8::1]:443"', '2001:db8::1'],
    ['203.0.113.7:51234, 10.1.2.3:80', '203.0.113.7'],
    ['::ffff:cb00:7107', '203.0.113.7'],
    ['203.0.113.7:', '127.0.0.1'],
    ['[203.0.113.7', '127.0.0.1'],
    ['10.0.0.1, 10.0.0.2', '10.0.0.1'],
  ])('[GD-03] behind trusted proxies, X-Forwarded-For “%s” means the client %s', async (header, client) => {
    expect(await clientOf(header)).toBe(client);
  });

  it('[GD-03] X-Forwarded-For from another client is ignored', async () => {
    direct.logs.length = 0;
    await request(direct.app).get('/healthz').set('x-forwarded-for', '203.0.113.7');
    await request(direct.app).get('/healthz');
    expect(direct.logs.map(({ client }) => client)).toEqual(['127.0.0.1', '127.0.0.1']);
  });

  it('no later step sees a forged origin or target', async () => {
    const echo = express();
    echo.use(createRequestContext({ trustProxy: ['127.0.0.1'] }));
    echo.use(({ headers }, response) => void response.json(headers));
    const pretended = {
      forwarded: 'host=evil.example',
      'x-forwarded-host': 'evil.example',
      'x-forwarded-port': '8443',
      'x-forwarded-prefix': '/evil',
      'x-http-method': 'DELETE',
      'x-http-method-override': 'DELETE',
      'x-method-override': 'DELETE',
      'x-original-url': '/evil',
      'x-rewrite-url': '/evil',
    };
    const { body } = await request(echo).get('/').set(pretended).set('accept', 'text/html');
    expect(body).toMatchObject({ accept: 'text/html' });
    expect(Object.keys(pretended).filter((name) => name in (body as object))).toEqual([]);
  });

  it.each([
    ['x-original-url', '/produit/lame'],
    ['x-rewrite-url', '/produit/lame'],
    ['x-http-method-override', 'DELETE'],
    ['x-forwarded-prefix', '/evil'],
    ['x-forwarded-host', 'evil.example'],
    ['x-forwarded-port', '8443'],
    ['forwarded', 'for=203.0.113.7;host=evil.example'],
  ])('%s does not change the page', async (name, value) => {
    const [plain, forged] = [
      await request(app).get('/mentions-legales'),
      await request(app).get('/mentions-legales').set(name, value),
    ];
    expect(forged.status).toBe(200);
    expect(forged.text).toBe(plain.text);
  });
});
