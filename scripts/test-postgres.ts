import { Client } from 'pg';
import { openDatabase } from '#backoffice/database/database.ts';
import { seed } from '#backoffice/demo/seed.ts';
import { TEST_PUBLIC_URL } from '#tests/support/demo-dump.ts';
import { databaseUrl, POSTGRES_TEMPLATE } from '#tests/support/test-database.ts';
import { startPostgresServer, type PostgresServer } from './postgres-server.ts';

/**
 * A PostgreSQL server of our own in a temporary folder, with the demo data in a template database. Gives nothing
 * where the machine has no PostgreSQL.
 */
export async function startTestPostgres(): Promise<PostgresServer | undefined> {
  const server = await startPostgresServer();
  if (server) await fillTemplate(server.url);
  return server;
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
