import { describe, expect, it } from '@jest/globals';
import request from 'supertest';
import { createTestStorefront } from '#tests/support/test-storefront.ts';

describe('health', () => {
  it('says the process is alive whatever else is wrong', async () => {
    const { app, readiness } = await createTestStorefront();
    readiness.isReady = false;
    const answer = await request(app).get('/healthz');
    expect([answer.status, answer.text]).toEqual([200, 'ok']);
  });

  it('answers 503 to the readiness probe until it can serve, and while it leaves', async () => {
    const { app, readiness } = await createTestStorefront();
    expect((await request(app).get('/readyz')).status).toBe(200);
    readiness.isReady = false;
    expect((await request(app).get('/readyz')).status).toBe(503);
  });
});
