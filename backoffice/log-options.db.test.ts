import { afterAll, beforeAll, expect, it } from '@jest/globals';
import pino from 'pino';
import type { Database } from '#backoffice/database/database.ts';
import { openTestDatabase } from '#tests/support/test-database.ts';
import { LOG_REDACTIONS } from './log-options.ts';

let database: Database;
beforeAll(async () => {
  database = await openTestDatabase();
});
afterAll(() => database.close());

it('[AP-04] failed statement: its parameters are not in the log', async () => {
  const lines: string[] = [];
  const logger = pino({ redact: LOG_REDACTIONS }, { write: (line: string) => void lines.push(line) });
  const values = { hash: 'secret-token', session_id: 'none', expires_at: new Date(), used_at: null };
  const failing = database.db.insertInto('refresh_token').values(values).execute();
  await failing.catch((error: unknown) => logger.error({ err: error }, 'call failed'));
  const twice = { name: 'essai', value: 'secret-token' };
  await database.db.insertInto('secret').values(twice).execute();
  const again = database.db.insertInto('secret').values({ name: 'essai', value: 'secret-token' }).execute();
  await again.catch((error: unknown) => logger.error({ err: error }, 'call failed'));
  expect(lines).toHaveLength(2);
  expect(lines.join('')).toContain('violates');
  expect(lines.join('')).not.toContain('secret-token');
});
