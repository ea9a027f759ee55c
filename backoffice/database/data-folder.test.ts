import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { spawn, type ChildProcess } from 'node:child_process';
import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pino from 'pino';
import request from 'supertest';
import { createBackofficeApp } from '#backoffice/app.ts';
import { TEST_LETTERS } from '#tests/support/test-backoffice.ts';
import { createDocumentLibrary } from '#backoffice/documents/document-library.ts';
import { demoDump } from '#tests/support/demo-dump.ts';
import { openDatabase, type Database } from './database.ts';
import { lockDataFolder } from './data-folder-lock.ts';
import { readOrMakeSecret } from './secrets.ts';

const QUERY = '?site_id=1&lang=fr&sales_plan_id=1';
const TOKEN = 'operator-token-for-a-folder';

let parent: string;
beforeAll(() => {
  parent = mkdtempSync(join(tmpdir(), 'atre-folder-'));
});
afterAll(() => rmSync(parent, { recursive: true, force: true }));

describe('the lock of the data folder', () => {
  it('keeps a second process out, says so, and frees the folder with the first', async () => {
    const folder = join(parent, 'held');
    const holder = await holdFolder(folder);
    expect(() => lockDataFolder(folder)).toThrow(
      `The data folder ${folder} is in use by process ${holder.pid}.`,
    );
    await endProcess(holder);
    const unlock = lockDataFolder(folder);
    expect(readFileSync(`${folder}.lock`, 'utf8')).toBe(String(process.pid));
    unlock();
    expect(existsSync(`${folder}.lock`)).toBe(false);
  });

  it('takes over a lock that is empty or whose process is gone', () => {
    const folder = join(parent, 'left');
    for (const owner of ['', 'nobody', '4194999']) {
      writeFileSync(`${folder}.lock`, owner);
      lockDataFolder(folder)();
    }
    expect(existsSync(`${folder}.lock`)).toBe(false);
  });
});

describe('a restart', () => {
  it('keeps what was written and makes the same secrets', async () => {
    const folder = join(parent, 'kept');
    const first = await openDatabase({ folder, dump: await demoDump() });
    const secret = await readOrMakeSecret(first.db, 'operator_token');
    expect(secret.length).toBeGreaterThanOrEqual(43);
    expect(await readOrMakeSecret(first.db, 'preview_secret')).not.toBe(secret);
    const written = await request(serve(first))
      .post(`/api/v1/tags${QUERY}`)
      .set('authorization', `Bearer ${TOKEN}`)
      .send({ code: 'garde', label: 'Gardé' });
    expect(written.status).toBe(200);
    await first.close();

    const second = await openDatabase({ folder });
    try {
      expect(await readOrMakeSecret(second.db, 'operator_token')).toBe(secret);
      const { id } = written.body as { id: number };
      const kept = await request(serve(second)).get(`/api/v1/tags/${id}${QUERY}`);
      expect([kept.status, kept.body]).toMatchObject([200, { label: 'Gardé' }]);
    } finally {
      await second.close();
    }
    // Whoever comes first to the demo data makes it.
  }, 90_000);
});

function serve(database: Database) {
  return createServer(
    createBackofficeApp({
      db: database.db,
      library: createDocumentLibrary(database.db),
      logger: pino({ level: 'silent' }),
      basePath: '/api/v1/',
      withFaults: false,
      previewSecret: 'preview-secret-of-the-tests',
      mediaFolder: '',
      modelFolder: '',
      letters: TEST_LETTERS,
      operatorToken: TOKEN,
    }),
  );
}

/** Another process that holds the folder until it is ended. */
async function holdFolder(folder: string): Promise<ChildProcess> {
  const lock = new URL('data-folder-lock.ts', import.meta.url).href;
  const program = `
    const { lockDataFolder } = await import(${JSON.stringify(lock)});
    lockDataFolder(${JSON.stringify(folder)});
    process.stdout.write('held');
    setInterval(() => {}, 1000);`;
  const child = spawn(process.execPath, ['--import', 'tsx', '--input-type=module', '-e', program], {
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  await new Promise((resolve) => {
    child.stdout.once('data', resolve);
  });
  return child;
}

async function endProcess(child: ChildProcess): Promise<void> {
  const ended = new Promise((resolve) => {
    child.once('exit', resolve);
  });
  child.kill('SIGKILL');
  await ended;
}
