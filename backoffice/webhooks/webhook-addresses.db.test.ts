import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, expect, it } from '@jest/globals';
import { parseBackofficeConfig } from '#backoffice/config.ts';
import { startTestApi, type TestApi } from '#tests/support/test-api.ts';
import { postMessage } from './post-message.ts';

const { webhooks: guarded } = parseBackofficeConfig({});
const { webhooks: open } = parseBackofficeConfig({ WEBHOOK_PRIVATE_ADDRESSES: 'true' });

let api: TestApi;
beforeAll(async () => {
  api = await startTestApi({ webhooks: guarded });
});
afterAll(() => api.close());

it('address without encryption, or with a password: refused', async () => {
  const cases = [
    ['http://erp.example/events', 'not_https'],
    ['ftp://erp.example/events', 'not_https'],
    ['https://user:word@erp.example/events', 'credentials'],
  ];
  for (const [url, code] of cases) {
    const form = { name: 'ERP', url, events: ['stock.changed'], active: true };
    const { status, body } = await api.operate('POST', '/operator/webhook', form);
    expect([status, (body as { errors: unknown }).errors]).toEqual([400, { url: code }]);
  }
});

it('WEBHOOK_PRIVATE_ADDRESSES: without it, nothing is sent to the own network, by number or by name', async () => {
  let received = 0;
  const server = createServer((_request, response) => {
    received += 1;
    response.end();
  });
  await new Promise<void>((resolve) => {
    server.listen(0, '127.0.0.1', resolve);
  });
  const { port } = server.address() as AddressInfo;
  for (const host of ['127.0.0.1', 'localhost', '[::1]', '0.0.0.0', '2130706433', '[::ffff:127.0.0.1]']) {
    const attempt = await postMessage({ url: `http://${host}:${port}`, headers: {}, body: '{}' }, guarded);
    expect([host, attempt.status]).toEqual([host, null]);
  }
  expect(received).toBe(0);
  const own = await postMessage({ url: `http://127.0.0.1:${port}`, headers: {}, body: '{}' }, open);
  expect([own.status, received]).toEqual([200, 1]);
  server.closeAllConnections();
  server.close();
});

it('service that hands out credentials: refused, with private addresses too', async () => {
  const metadata = { url: 'http://169.254.169.254/latest', headers: {}, body: '{}' };
  expect((await postMessage(metadata, open)).detail).toMatch(/not allowed/);
});
