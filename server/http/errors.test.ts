import { describe, expect, it } from '@jest/globals';
import express from 'express';
import pino from 'pino';
import request from 'supertest';
import { parsePage } from '#tests/support/read-page.ts';
import { createTestStorefront } from '#tests/support/test-storefront.ts';
import { createErrors } from './errors.ts';

describe('unexpected errors', () => {
  it('of the back office are a short 503 without their cause, which is logged', async () => {
    const { app, logs } = await createTestStorefront({ backofficeUrl: 'http://127.0.0.1:9' });
    const { status, text, headers } = await request(app).get('/sitemap.xml');
    expect([status, parsePage(text).headings]).toEqual([503, ['Cette page ne s’affiche pas pour le moment']]);
    expect(headers).toMatchObject({ 'cache-control': 'no-store', 'x-frame-options': 'DENY' });
    const failure = logs.find(({ msg }) => msg === 'request failed');
    expect(failure).toMatchObject({ id: headers['x-request-id'], level: 50 });
    expect(JSON.stringify(failure)).toContain('unreachable');
  });

  it('of our own are a short 500 without their cause', async () => {
    const app = express();
    app.use((_request, response, next) => {
      response.locals.context = { id: 'the-request', clientAddress: '127.0.0.1', startedAt: 0 };
      next(new Error('secret cause'));
    });
    app.use(createErrors(pino({ level: 'silent' }), '/api/v1/'));
    const { status, text } = await request(app).get('/');
    expect([status, parsePage(text).headings]).toEqual([500, ['Une erreur est survenue']]);
    expect(text).not.toContain('secret');
    const call = await request(app).get('/api/v1/page');
    expect([call.status, call.body]).toEqual([
      500,
      { code: 'internal_error', message: 'An error occurred.' },
    ]);
  });

  it('a body that is too large or malformed is refused with a page', async () => {
    const { app } = await createTestStorefront();
    const post = (body: string) =>
      request(app).post('/api/v1/page').set('content-type', 'application/json').send(body);
    const [large, broken] = [await post(JSON.stringify({ a: 'x'.repeat(200_000) })), await post('{')];
    expect([large.status, broken.status]).toEqual([413, 400]);
    expect(large.body).toHaveProperty('message');
    expect((await request(app).get('/healthz')).status).toBe(200);
  });
});
