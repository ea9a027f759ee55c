import { describe, expect, it } from '@jest/globals';
import request from 'supertest';
import { createTestStorefront } from '#tests/support/test-storefront.ts';

describe('errors nobody foresaw', () => {
  it('are a short 500 without their cause, which the log tells', async () => {
    const { app, logs } = await createTestStorefront({ backofficeUrl: 'http://127.0.0.1:9' });
    const { status, text, headers } = await request(app).get('/sitemap.xml');
    expect([status, text]).toEqual([500, 'An error occurred.']);
    expect(headers).toMatchObject({ 'cache-control': 'no-store', 'x-frame-options': 'DENY' });
    const failure = logs.find(({ msg }) => msg === 'request failed');
    expect(failure).toMatchObject({ id: headers['x-request-id'], level: 50 });
    expect(JSON.stringify(failure)).toContain('unreachable');
  });

  it('a body that is too large or malformed is refused in words', async () => {
    const { app } = await createTestStorefront();
    const post = (body: string) =>
      request(app).post('/api/v1/page').set('content-type', 'application/json').send(body);
    const [large, broken] = [await post(JSON.stringify({ a: 'x'.repeat(200_000) })), await post('{')];
    expect([large.status, broken.status]).toEqual([413, 400]);
    expect(large.body).toHaveProperty('message');
    expect((await request(app).get('/healthz')).status).toBe(200);
  });
});
