import { execFileSync, spawn } from 'node:child_process';
import { chownSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { Client } from 'pg';
import { openDatabase } from '#backoffice/database/database.ts';
import { seed } from '#backoffice/demo/seed.ts';
import { TEST_PUBLIC_URL } from '#tests/support/demo-dump.ts';
import { databaseUrl, POSTGRES_TEMPLATE } from '#tests/support/test-database.ts';
import { findFreePort } from './find-free-port.ts';
import { isOnPath } from './is-on-path.ts';

export type TestPostgres = { url: string; stop: () => Promise<void> };

const USER = 'postgres';
const START_TRIES = 100;

/**
 * A PostgreSQL server of our own in a temporary folder, with the demo data in a template database. Gives nothing
 * where the machine has no PostgreSQL.
 */
export async function startTestPostgres(): Promise<TestPostgres | undefined> {
  if (!isOnPath('initdb') || !isOnPath('postgres')) return undefined;
  const folder = mkdtempSync(join(tmpdir(), 'atre-postgres-'));
  const owner = serverOwner();
  if (owner.uid !== undefined) chownSync(folder, owner.uid, owner.gid ?? owner.uid);
  const data = join(folder, 'data');
  execFileSync('initdb', ['-D', data, '-U', USER, '-A', 'trust', '-E', 'UTF8', '--locale=C.UTF-8'], {
    ...owner,
    stdio: 'ignore',
  });
  const port = await findFreePort();
  const settings = ['-c', 'fsync=off', '-c', 'listen_addresses=127.0.0.1'];
  const server = spawn('postgres', ['-D', data, '-p', String(port), '-k', folder, ...settings], {
    ...owner,
    stdio: 'ignore',
  });
  const url = `postgres://${USER}@127.0.0.1:${port}`;
  await untilReady(databaseUrl(url, 'postgres'));
  await fillTemplate(url);
  return {
    url,
    stop: async () => {
      const ended = new Promise((resolve) => {
        server.once('exit', resolve);
      });
      server.kill('SIGINT');
      await ended;
      rmSync(folder, { recursive: true, force: true });
    },
  };
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

/** PostgreSQL refuses to run as root: then it runs as the user its package made. */
function serverOwner(): { uid?: number; gid?: number } {
  if (process.getuid?.() !== 0) return {};
  return { uid: idOfUser('-u'), gid: idOfUser('-g') };
}

function idOfUser(option: '-u' | '-g'): number {
  return Number(execFileSync('id', [option, USER], { encoding: 'utf8' }));
}

async function untilReady(url: string): Promise<void> {
  for (let attempt = 0; attempt < START_TRIES; attempt += 1) {
    const client = new Client({ connectionString: url });
    try {
      await client.connect();
      await client.end();
      return;
    } catch {
      await wait(100);
    }
  }
  throw new Error('PostgreSQL did not start.');
}
