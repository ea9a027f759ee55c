import { describe, expect, it } from '@jest/globals';
import express from 'express';
import { serve } from '#tests/support/test-storefront.ts';
import { sendRaw } from '#tests/support/send-raw.ts';
import { createBodyDeadline } from './body-deadline.ts';

const SHORT_FRESH_MS = 150;

const SHORT = 100;
const LONG = 10_000_000;

async function sendHalf(
  type: string,
  { path = '/', length = SHORT } = {},
): Promise<{ body: string; waited: number }> {
  const app = express();
  app.use(createBodyDeadline((request) => request.path === '/with-files', SHORT_FRESH_MS));
  app.use((_request, response) => {
    // Waits for the rest of the body.
    setTimeout(() => response.set('connection', 'close').end('answered'), 4 * SHORT_FRESH_MS);
  });
  const server = await serve(app);
  const begin = performance.now();
  const head = `POST ${path} HTTP/1.1\r\nhost: x\r\ncontent-type: ${type}\r\ncontent-length: ${length}\r\n\r\nhalf`;
  const { body } = await sendRaw(server.port, head);
  await server.close();
  return { body, waited: performance.now() - begin };
}

describe('bodies that do not arrive', () => {
  it.each(['application/json', 'application/x-www-form-urlencoded'])(
    'of %s: the connection is cut',
    async (type) => {
      const { body, waited } = await sendHalf(type);
      expect(body).toBe('');
      expect(waited).toBeLessThan(3 * SHORT_FRESH_MS);
    },
  );

  it('of forms with files: long ones have more time, short ones are cut', async () => {
    const type = 'multipart/form-data; boundary=x';
    expect((await sendHalf(type, { path: '/with-files', length: LONG })).body).toBe('answered');
    expect((await sendHalf(type, { path: '/with-files' })).body).toBe('');
  });

  it('of forms that claim to have files, where none are taken: the connection is cut', async () => {
    expect((await sendHalf('multipart/form-data; boundary=x')).body).toBe('');
    expect((await sendHalf('application/json', { path: '/with-files', length: LONG })).body).toBe('');
  });
});
