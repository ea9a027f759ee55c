import { execFileSync, spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { chownSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { Client } from 'pg';
import { findFreePort } from './find-free-port.ts';
import { isOnPath } from './is-on-path.ts';

export type PostgresServer = {
  url: string;
  /** Kills its main process without a shutdown, like a power failure. */
  kill: () => Promise<void>;
  /** Starts it again on the same data. */
  start: () => Promise<void>;
  stop: () => Promise<void>;
};

export const POSTGRES_USER = 'postgres';
const START_ATTEMPTS = 300;
const ATTEMPT_MS = 100;

/**
 * Starts an empty PostgreSQL server in a temporary folder within `parent`. Returns undefined if PostgreSQL
 * is not installed.
 */
export async function startPostgresServer(parent = tmpdir()): Promise<PostgresServer | undefined> {
  if (!isOnPath('initdb') || !isOnPath('postgres')) return undefined;
  const folder = mkdtempSync(join(parent, 'atre-postgres-'));
  const owner = serverOwner();
  if (owner.uid !== undefined) chownSync(folder, owner.uid, owner.gid ?? owner.uid);
  const data = join(folder, 'data');
  execFileSync('initdb', ['-D', data, '-U', POSTGRES_USER, '-A', 'trust', '-E', 'UTF8', '--locale=C.UTF-8'], {
    ...owner,
    stdio: 'ignore',
  });
  const port = await findFreePort();
  const settings = ['-c', 'fsync=off', '-c', 'listen_addresses=127.0.0.1'];
  const url = `postgres://${POSTGRES_USER}@127.0.0.1:${port}`;
  const run = () =>
    spawn('postgres', ['-D', data, '-p', String(port), '-k', folder, ...settings], {
      ...owner,
      stdio: 'ignore',
    });
  const start = async () => {
    server = await startOnce(run, `${url}/postgres`);
  };
  const end = async (signal: 'SIGINT' | 'SIGKILL') => {
    if (hasEnded(server)) return;
    const ended = once(server, 'exit');
    server.kill(signal);
    await ended;
  };
  let server = await startOnce(run, `${url}/postgres`);
  return {
    url,
    start,
    kill: () => end('SIGKILL'),
    stop: async () => {
      await end('SIGINT');
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

/**
 * Waits until it accepts connections. After a kill, processes of the former server may still be ending; a
 * new server exits then.
 */
async function startOnce(run: () => ChildProcess, url: string): Promise<ChildProcess> {
  let server = run();
  for (let attempt = 0; attempt < START_ATTEMPTS; attempt += 1) {
    if (hasEnded(server)) server = run();
    const client = new Client({ connectionString: url });
    try {
      await client.connect();
      await client.end();
      return server;
    } catch {
      await wait(ATTEMPT_MS);
    }
  }
  throw new Error('PostgreSQL did not start.');
}

const hasEnded = ({ exitCode, signalCode }: ChildProcess) => exitCode !== null || signalCode !== null;

/** PostgreSQL refuses to run as root, so it runs as its package's user. */
function serverOwner(): { uid?: number; gid?: number } {
  if (process.getuid?.() !== 0) return {};
  return { uid: idOfUser('-u'), gid: idOfUser('-g') };
}

function idOfUser(option: '-u' | '-g'): number {
  return Number(execFileSync('id', [option, POSTGRES_USER], { encoding: 'utf8' }));
}
