import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import {
  cpSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  renameSync,
  rmSync,
  statSync,
  truncateSync,
  writeFileSync,
} from 'node:fs';
import { createServer } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sql } from 'kysely';
import pino from 'pino';
import request from 'supertest';
import { createBackofficeApp } from '#backoffice/app.ts';
import { createDocumentLibrary } from '#backoffice/documents/document-library.ts';
import { demoDump } from '#tests/support/demo-dump.ts';
import { TEST_EMAILS } from '#tests/support/test-backoffice.ts';
import type { Database } from './database.ts';
import { openDatabase } from './open-database.ts';
import { hasContent } from './has-content.ts';
import { readOrMakeSecret } from './secrets.ts';

const QUERY = '?site_id=1&lang=fr&sales_plan_id=1';
const TOKEN = 'operator-token-for-a-folder';
const MINUTE = 60_000;

const parent = mkdtempSync(join(tmpdir(), 'atre-folder-'));
afterAll(() => rmSync(parent, { recursive: true, force: true }));

/** A demo database after a clean shutdown. Tests restore it. */
const folder = join(parent, 'demo');
beforeAll(async () => {
  await (await openDatabase({ folder, dump: await demoDump() })).close();
}, 3 * MINUTE);

describe('restart', () => {
  it(
    'data folder restart: data and generated secrets persist',
    async () => {
      const first = await openDatabase({ folder });
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
        const stored = await request(serve(second)).get(`/api/v1/tags/${id}${QUERY}`);
        expect([stored.status, stored.body]).toMatchObject([200, { label: 'Gardé' }]);
      } finally {
        await second.close();
      }
    },
    MINUTE,
  );
});

describe('data folder lock', () => {
  it(
    'second opening, also within one process: it is refused with the holder in one sentence',
    async () => {
      const first = await openDatabase({ folder });
      await expect(openDatabase({ folder })).rejects.toThrow(
        new RegExp(
          `^The data folder ${folder} is in use by process ${process.pid} on \\S+, since \\S+Z\\. Stop that process, or set DATA_DIR to another folder\\.$`,
        ),
      );
      await first.close();
    },
    MINUTE,
  );

  it(
    'lock file without a lock, damaged or with the id of a running process: the folder opens',
    async () => {
      for (const text of ['1', '{"pid":1,"host":"elsewhere","since":"2026-01-01T00:00:00.000Z"}']) {
        writeFileSync(`${folder}.lock`, text);
        expect(await openAndClose(folder)).toBe('opened');
      }
    },
    MINUTE,
  );
});

describe('data folder damage', () => {
  it.each<[string, string, (path: string) => void]>([
    ['PG_VERSION is missing', 'PG_VERSION', remove],
    ['PG_VERSION is empty', 'PG_VERSION', empty],
    ['it was made by PostgreSQL 15, and this release reads 17', 'PG_VERSION', write('15\n')],
    ['global/pg_control is missing', 'global/pg_control', remove],
    ['global/pg_control is truncated', 'global/pg_control', (path) => truncateSync(path, 100)],
    ['global/pg_filenode.map is missing', 'global/pg_filenode.map', remove],
    ['base is missing', 'base', remove],
    ['pg_xact is missing', 'pg_xact', remove],
    ['its log (pg_wal) is empty', 'pg_wal', (path) => (remove(path), mkdirSync(path))],
    ['postgresql.conf is missing', 'postgresql.conf', remove],
  ])('damage visible before the start: it is reported with the remedies: %s', async (damage, path, act) => {
    expect(await refusalAfter(path, act)).toBe(
      `The database in ${folder} is damaged: ${damage}. Restore a backup (npm run restore -- site.backup --replace), or move the folder away to start with an empty one.`,
    );
  });

  it(
    'truncated table file: it is reported, although PostgreSQL would read a shorter table',
    async () => {
      const path = await fileOf('site');
      for (const bytes of [0, 100])
        expect(await refusalAfter(path, (file) => truncateSync(file, bytes))).toContain(`${path} `);
      expect(await refusalAfter(path, remove)).toContain(`${path} is missing`);
    },
    MINUTE,
  );

  it(
    'missing table file after a crash, without a list of files: it is reported when the database opens',
    async () => {
      const path = await fileOf('product');
      rmSync(join(folder, 'atre-files.json'));
      renameSync(join(folder, path), join(parent, 'product'));
      expect(await openAndClose(folder)).toContain(`${path} is missing`);
      renameSync(join(parent, 'product'), join(folder, path));
      expect(await openAndClose(folder)).toBe('opened');
    },
    MINUTE,
  );

  it(
    'damage that only PostgreSQL detects: the error is a sentence instead of "Aborted()"',
    async () => {
      // PostgreSQL writes before it fails, so the test uses a copy.
      const other = join(parent, 'copy');
      cpSync(folder, other, { recursive: true });
      const segment = readdirSync(join(other, 'pg_wal')).find((name) => name.length === 24) ?? '';
      writeFileSync(join(other, 'pg_wal', segment), Buffer.alloc(16 * 1024 * 1024, 'x'));
      expect(await openAndClose(other)).toContain(
        'is damaged: PostgreSQL cannot start on it. Restore a backup',
      );
    },
    MINUTE,
  );
});

describe('data folder with other files', () => {
  it('opening: it is refused and the files stay', async () => {
    const other = join(parent, 'others');
    mkdirSync(other);
    writeFileSync(join(other, 'notes.txt'), 'mine');
    await expect(openDatabase({ folder: other })).rejects.toThrow(
      `The data folder ${other} holds files that are no database (notes.txt). Set DATA_DIR to another folder, or move them away; nothing was written there.`,
    );
    expect(readdirSync(other)).toEqual(['notes.txt']);
  });
});

describe('first start', () => {
  it(
    'failure while the database is filled: no folder remains, and the next start succeeds',
    async () => {
      const fresh = join(parent, 'fresh');
      const dump = await demoDump();
      const failing = openDatabase({ folder: fresh, dump }, async () => {
        throw new Error('interrupted');
      });
      await expect(failing).rejects.toThrow('interrupted');
      expect(readdirSync(parent).filter((name) => name.startsWith('fresh'))).toEqual(['fresh.lock']);
      // A killed process leaves its draft; the empty folder may have been created for its owner.
      mkdirSync(`${fresh}.incomplete`);
      writeFileSync(join(`${fresh}.incomplete`, 'PG_VERSION'), '17');
      mkdirSync(fresh);
      const database = await openDatabase({ folder: fresh, dump });
      expect(await hasContent(database.db)).toBe(true);
      await database.close();
      expect(
        readdirSync(parent)
          .filter((name) => name.startsWith('fresh'))
          .toSorted(),
      ).toEqual(['fresh', 'fresh.lock']);
    },
    MINUTE,
  );

  it(
    'database without its site: no demo data is written',
    async () => {
      const database = await openDatabase({ dump: await demoDump() });
      // Simulates a lost table file: rows that refer to the site remain.
      await sql`alter table site disable trigger all`.execute(database.db);
      await sql`delete from site`.execute(database.db);
      await expect(hasContent(database.db)).rejects.toThrow(
        /^The database has lost its site and still has rows in .*product.*\. Restore a backup; nothing was written over it\.$/,
      );
      await database.close();
    },
    MINUTE,
  );
});

function remove(path: string): void {
  rmSync(path, { recursive: true });
}
function empty(path: string): void {
  truncateSync(path, 0);
}
function write(text: string): (path: string) => void {
  return (path) => writeFileSync(path, text);
}

/** Returns the error of opening a folder, or `opened`. */
async function openAndClose(path: string): Promise<string> {
  try {
    const database = await openDatabase({ folder: path });
    await database.close();
    return 'opened';
  } catch (error) {
    return (error as Error).message;
  }
}

/** Damages a path of the folder, tries to open it, and undoes the damage. Returns the error message. */
async function refusalAfter(path: string, damage: (path: string) => void): Promise<string> {
  const damaged = join(folder, path);
  const copy = join(parent, 'original');
  rmSync(copy, { recursive: true, force: true });
  cpSync(damaged, copy, { recursive: true });
  damage(damaged);
  const files = listFiles(folder);
  const refusal = await openAndClose(folder);
  // The failed opening has not written anything.
  expect(listFiles(folder)).toEqual(files);
  rmSync(damaged, { recursive: true, force: true });
  renameSync(copy, damaged);
  return refusal;
}

async function fileOf(table: string): Promise<string> {
  const database = await openDatabase({ folder });
  const { rows } = await sql<{
    path: string;
  }>`select pg_relation_filepath(${table}::regclass) as path`.execute(database.db);
  await database.close();
  return rows[0]?.path ?? '';
}

function listFiles(path: string): string[] {
  return readdirSync(path, { recursive: true, encoding: 'utf8' })
    .map((name) => `${name} ${statSync(join(path, name)).size}`)
    .toSorted();
}

function serve(database: Database) {
  return createServer(
    createBackofficeApp({
      db: database.db,
      library: createDocumentLibrary(database.db),
      logger: pino({ level: 'silent' }),
      basePath: '/api/v1/',
      withFaultInjection: false,
      previewSecret: 'preview-secret-of-the-tests',
      mediaFolder: '',
      emails: TEST_EMAILS,
      operatorToken: TOKEN,
    }),
  );
}
