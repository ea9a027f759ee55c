import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import request from 'supertest';
import { startRelay, type Relay } from '#tests/support/start-relay.ts';
import { createTestStorefront, type TestStorefront } from '#tests/support/test-storefront.ts';

const LARGEST = 64 * 1024;

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
    request(storefront.app).post('/api/v1/redirection').set('content-type', type).send(body);

  it('of JSON, up to the limit, go on', async () => {
    const body = JSON.stringify('x'.repeat(LARGEST - 2));
    expect(body.length).toBe(LARGEST);
    expect((await post('application/json; charset=utf-8', body)).status).toBe(200);
    expect((await request(storefront.app).delete('/api/v1/redirection/1')).status).toBe(200);
  });

  it('over 64 KB are a 413 that the back office never sees', async () => {
    relay.calls.length = 0;
    const { status, body } = await post('application/json', JSON.stringify('x'.repeat(LARGEST)));
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
});
