import { describe, expect, it } from '@jest/globals';
import request from 'supertest';
import { createTestStorefront } from '#tests/support/test-storefront.ts';

describe('health', () => {
  it('the liveness probe is 200 whatever else is wrong', async () => {
    const { app, readiness } = await createTestStorefront();
    readiness.isReady = false;
    const response = await request(app).get('/healthz');
    expect([response.status, response.text]).toEqual([200, 'ok']);
  });

  it('the readiness probe is 503 until the server can serve, and during shutdown', async () => {
    const { app, readiness } = await createTestStorefront();
    expect((await request(app).get('/readyz')).status).toBe(200);
    readiness.isReady = false;
    expect((await request(app).get('/readyz')).status).toBe(503);
  });
});
