import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import request from 'supertest';
import { sendRaw } from '#tests/support/send-raw.ts';
import { startRelay, type Relay } from '#tests/support/start-relay.ts';
import { createTestStorefront, serve, type TestStorefront } from '#tests/support/test-storefront.ts';

const MAX_LENGTH = 64 * 1024;

describe('bodies of calls', () => {
  let relay: Relay;
  let storefront: TestStorefront;
  beforeAll(async () => {
    relay = await startRelay();
    relay.refuse = () => ({ status: 200, body: '{}' });
    storefront = await createTestStorefront({ backofficeUrl: relay.url });
  });
  afterAll(() => relay.close());

  const post = (type: string, body: string) =>
    request(storefront.app)
      .post('/api/v1/redirection')
      .set({ 'content-type': type, origin: 'http://localhost:3000' })
      .send(body);

  it('of JSON, up to the limit, pass', async () => {
    const body = JSON.stringify('x'.repeat(MAX_LENGTH - 2));
    expect(body.length).toBe(MAX_LENGTH);
    expect((await post('application/json; charset=utf-8', body)).status).toBe(200);
    expect((await request(storefront.app).delete('/api/v1/redirection/1')).status).toBe(200);
  });

  it('over 64 KB are a 413 that the back office never sees', async () => {
    relay.calls.length = 0;
    const { status, body } = await post('application/json', JSON.stringify('x'.repeat(MAX_LENGTH)));
    expect([status, body.code]).toEqual([413, 'body_too_large']);
    expect(relay.calls).toEqual([]);
  });

  it.each(['text/plain', 'application/x-www-form-urlencoded', 'multipart/form-data; boundary=x', 'text/xml'])(
    'of %s are a 415',
    async (type) => {
      relay.calls.length = 0;
      const { status, body } = await post(type, 'a=1');
      expect([status, body.code]).toEqual([415, 'unsupported_media_type']);
      expect(relay.calls).toEqual([]);
    },
  );

  const ticket = () => request(storefront.app).post('/api/v1/ticket').set('origin', 'http://localhost:3000');

  describe('of a ticket', () => {
    it('are forms with files, of several megabytes', async () => {
      // The back office reads the form and finds that a field is missing.
      relay.refuse = undefined;
      const { status } = await ticket()
        .field('subject', 'advice')
        .attach('files', Buffer.alloc(5 * 1024 * 1024), 'plan.pdf');
      expect(status).toBe(400);
    });

    it('of another type, from another site, or larger than three files are refused', async () => {
      relay.calls.length = 0;
      const json = await ticket().set('content-type', 'application/json').send('{}');
      const foreign = await ticket().set('origin', 'https://elsewhere.example').field('subject', 'advice');
      const server = await serve(storefront.app);
      const large = await sendRaw(
        server.port,
        'POST /api/v1/ticket HTTP/1.1\r\nhost: localhost\r\norigin: http://localhost:3000\r\n' +
          `content-type: multipart/form-data; boundary=x\r\ncontent-length: ${200 * 1024 * 1024}\r\n\r\n`,
      );
      await server.close();
      expect([json.status, foreign.status, large.status]).toEqual([415, 403, 413]);
      expect(relay.calls).toEqual([]);
    });
  });
});
