import { randomBytes } from 'node:crypto';
import { Client } from 'pg';
import type { Database } from '#backoffice/database/database.ts';
import { openDatabase } from '#backoffice/database/open-database.ts';
import { demoDump } from './demo-dump.ts';

/** Name of the template database that `scripts/test-postgres.ts` fills. */
export const POSTGRES_TEMPLATE = 'atre_template';

/**
 * Opens a database for one test file with the demo data: on the PostgreSQL server of `TEST_DATABASE_URL`,
 * else embedded, in memory. Close it at the end.
 */
export async function openTestDatabase(): Promise<Database> {
  const server = process.env['TEST_DATABASE_URL'];
  if (!server) return openDatabase({ dump: await demoDump() });
  const name = `test_${randomBytes(6).toString('hex')}`;
  await administer(server, `create database ${name} template ${POSTGRES_TEMPLATE} strategy file_copy`);
  const database = await openDatabase({ url: databaseUrl(server, name) });
  return {
    ...database,
    close: async () => {
      await database.close();
      await administer(server, `drop database ${name}`);
    },
  };
}

export function databaseUrl(server: string, name: string): string {
  const url = new URL(server);
  url.pathname = `/${name}`;
  return url.href;
}

async function administer(server: string, statement: string): Promise<void> {
  const client = new Client({ connectionString: databaseUrl(server, 'postgres') });
  await client.connect();
  try {
    await client.query(statement);
  } finally {
    await client.end();
  }
}
