import { existsSync, statfsSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { Client } from 'pg';
import { openDatabase } from '#backoffice/database/open-database.ts';
import { seed } from '#backoffice/demo/seed.ts';
import { TEST_PUBLIC_URL } from '#tests/support/demo-dump.ts';
import { databaseUrl, POSTGRES_TEMPLATE } from '#tests/support/test-database.ts';
import { startPostgresServer, type PostgresServer } from './postgres-server.ts';

/** In memory, with enough space for the data of hundreds of tests. */
const MEMORY = '/dev/shm';
const ROOM_BYTES = 1024 ** 3;

/**
 * Starts a PostgreSQL server in a temporary folder within `parent`, with the demo data in a template
 * database. Returns undefined if PostgreSQL is not installed.
 */
export async function startTestPostgres(parent?: string): Promise<PostgresServer | undefined> {
  const server = await startPostgresServer(parent);
  if (server) await fillTemplate(server.url);
  return server;
}

/**
 * Folder for databases of tests that measure no time: hundreds of databases with three hundred files each
 * take a tenth of the tests' time on a disk.
 */
export function quickFolder(): string {
  if (!existsSync(MEMORY)) return tmpdir();
  const { bavail, bsize } = statfsSync(MEMORY);
  return bavail * bsize < ROOM_BYTES ? tmpdir() : MEMORY;
}

async function fillTemplate(url: string): Promise<void> {
  const client = new Client({ connectionString: databaseUrl(url, 'postgres') });
  await client.connect();
  await client.query(`create database ${POSTGRES_TEMPLATE}`);
  await client.end();
  const database = await openDatabase({ url: databaseUrl(url, POSTGRES_TEMPLATE) });
  await seed(database.db, { publicUrl: TEST_PUBLIC_URL });
  await database.close();
}
