import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { once } from 'node:events';
import { createServer, type AddressInfo } from 'node:net';
import express from 'express';
import pino from 'pino';
import { sql } from 'kysely';
import request from 'supertest';
import { openPostgres } from '#backoffice/database/postgres.ts';
import { logInDemo } from '#tests/support/demo-login.ts';
import { createTestClient } from '#tests/support/test-api.ts';
import { startTestBackoffice, type TestBackoffice } from '#tests/support/test-backoffice.ts';
import { createErrorHandler } from './error-handler.ts';

const CALL = '/api/v1/menu?site_id=1&lang=fr&sales_plan_id=1';
/** Codes that end a visitor's session (spec section 8). */
const SESSION_CODES = /invalid_token|blacklisted_token|token_required|refresh_no_longer|ERROR_EXCEPTION/;

describe('failed request', () => {
  it('bug in a handler: 500 with a code that does not end the session', async () => {
    const app = express();
    app.get('/', () => {
      throw new RangeError('a bug');
    });
    app.use(createErrorHandler(pino({ level: 'silent' })));
    const { status, body, text } = await request(app).get('/');
    expect([status, body]).toEqual([500, { code: 'internal_error', message: 'The call failed.' }]);
    expect(text).not.toMatch(SESSION_CODES);
  });

  describe('embedded database is closed', () => {
    let backoffice: TestBackoffice;
    let token: string;
    beforeAll(async () => {
      backoffice = await startTestBackoffice();
      ({ token } = await logInDemo(createTestClient(backoffice.url)));
      await backoffice.db.destroy();
    });
    afterAll(() => backoffice.close());

    it('request with and without a session: 503 with Retry-After, and the session does not end', async () => {
      for (const headers of [undefined, { authorization: `Bearer ${token}` }]) {
        const response = await fetch(backoffice.url + CALL, headers && { headers });
        expect([response.status, response.headers.get('retry-after')]).toEqual([503, '5']);
        expect(await response.text()).not.toMatch(SESSION_CODES);
      }
    });
  });

  it.each([
    ['refuses connections', async () => 'postgres://nobody@127.0.0.1:9/none', async () => undefined],
    [
      'breaks connections',
      async () => {
        breaking.listen(0, '127.0.0.1');
        await once(breaking, 'listening');
        return `postgres://nobody@127.0.0.1:${(breaking.address() as AddressInfo).port}/none`;
      },
      async () => void breaking.close(),
    ],
  ])('server %s: 503', async (_what, start, end) => {
    const database = openPostgres(await start());
    const app = express();
    app.get('/', async (_request, response) => {
      response.json(await sql`select 1`.execute(database.db));
    });
    app.use(createErrorHandler(pino({ level: 'silent' })));
    const { status, headers, body } = await request(app).get('/');
    expect([status, headers['retry-after'], body]).toEqual([
      503,
      '5',
      { code: 'database_unavailable', message: 'Please try again in a moment.' },
    ]);
    await database.close();
    await end();
  });
});

const breaking = createServer((socket) => socket.destroy());
