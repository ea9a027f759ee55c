import { spawnSync } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { existsSync, mkdtempSync, readdirSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Client } from 'pg';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import type { DatabaseLocation } from '#backoffice/database/database-location.ts';
import { openDatabase } from '#backoffice/database/open-database.ts';
import { demoDump } from '#tests/support/demo-dump.ts';
import { databaseUrl, POSTGRES_TEMPLATE } from '#tests/support/test-database.ts';
import { backUp } from './back-up.ts';
import { restore } from './restore.ts';

const SERVER = process.env['TEST_DATABASE_URL'];
const KEEP = { mayReplace: false };
const REPLACE = { mayReplace: true };

/** Runs on the database of the test run: embedded, or on a server. */
describe('backup and restore', () => {
  const root = mkdtempSync(join(tmpdir(), 'atre-backup-'));
  const file = join(root, 'site.backup');
  const name = `backup_${randomBytes(6).toString('hex')}`;
  const location: DatabaseLocation = SERVER
    ? { url: databaseUrl(SERVER, name) }
    : { folder: join(root, 'database') };
  const open = (dump?: Blob) => openDatabase({ ...location, ...(dump && { dump }) });

  const administer = async (statement: string) => {
    const client = new Client({ connectionString: databaseUrl(SERVER ?? '', 'postgres') });
    await client.connect();
    try {
      await client.query(statement);
    } finally {
      await client.end();
    }
  };
  /** Reads an order with its lines, to compare before and after. */
  const readOrder = async () => {
    const database = await open();
    const orders = await database.db
      .selectFrom('shop_order')
      .select(['id', 'reference'])
      .where('reference', '=', 'OR-BACKUP')
      .execute();
    const lines = await database.db
      .selectFrom('shop_order_line')
      .selectAll()
      .where('order_id', '=', orders[0]?.id ?? 0)
      .execute();
    await database.close();
    return { orders, lines };
  };

  beforeAll(async () => {
    if (SERVER) await administer(`create database ${name} template ${POSTGRES_TEMPLATE}`);
    const database = await open(SERVER ? undefined : await demoDump());
    const { order_id: id } = await database.db
      .selectFrom('shop_order_line')
      .select('order_id')
      .limit(1)
      .executeTakeFirstOrThrow();
    await database.db
      .updateTable('shop_order')
      .set({ reference: 'OR-BACKUP' })
      .where('id', '=', id)
      .execute();
    await database.close();
  }, 60_000);
  afterAll(async () => {
    if (SERVER) await administer(`drop database ${name}`);
    rmSync(root, { recursive: true, force: true });
  });

  it('restore after loss of the database: the order and its lines are back', async () => {
    const before = await readOrder();
    expect(before.lines.length).toBeGreaterThan(0);
    await backUp(location, file);
    expect(readdirSync(root)).toContain('site.backup');
    if (SERVER) {
      await administer(`drop database ${name}`);
      await administer(`create database ${name}`);
    } else rmSync(join(root, 'database'), { recursive: true });
    await restore(location, file, KEEP);
    expect(await readOrder()).toEqual(before);
  }, 60_000);

  it('restore over a database with data: refused without --replace', async () => {
    const database = await open();
    await database.db
      .updateTable('shop_order')
      .set({ reference: 'OR-LATER' })
      .where('reference', '=', 'OR-BACKUP')
      .execute();
    await database.close();
    await expect(restore(location, file, KEEP)).rejects.toThrow(/not empty/);
    expect((await readOrder()).orders).toEqual([]);
    await restore(location, file, REPLACE);
    expect((await readOrder()).orders.length).toBe(1);
  }, 60_000);

  it('restore over a database in use: refused', async () => {
    const database = await open();
    await database.db.selectFrom('site').select('id').execute();
    await expect(restore(location, file, REPLACE)).rejects.toThrow(/in use/);
    await database.close();
  });

  it('restore of a file that is no backup: refused, and the data stays', async () => {
    const before = await readOrder();
    const broken = join(root, 'broken.backup');
    writeFileSync(broken, 'not a backup');
    await expect(restore(location, broken, REPLACE)).rejects.toThrow(/cannot be read as a backup/);
    expect(await readOrder()).toEqual(before);
  }, 60_000);

  it('backup with a file of variables: uses its database and names it', () => {
    const variables = join(root, 'variables.env');
    writeFileSync(
      variables,
      'url' in location ? `DATABASE_URL=${location.url}\n` : `DATA_DIR=${join(root)}\nDATABASE_URL=\n`,
    );
    const result = runBackup({ ENV_FILE: variables }, join(root, 'named.backup'));
    expect(result.stderr).toBe('');
    const [, tables, rows] = /^Backed up .*, (\d+) tables with (\d+) rows: /.exec(result.stdout) ?? [];
    expect(result.stdout).toContain('url' in location ? new URL(location.url).pathname : location.folder);
    expect(Number(tables)).toBeGreaterThan(30);
    expect(Number(rows)).toBeGreaterThan(1000);
    expect(statSync(join(root, 'named.backup')).size).toBeGreaterThan(100_000);
  }, 120_000);

  it('backup without a database: refused, and none is created', () => {
    const elsewhere = join(root, 'elsewhere');
    const result = runBackup(
      { ENV_FILE: join(root, 'none'), DATA_DIR: elsewhere },
      join(root, 'none.backup'),
    );
    expect([result.status, result.stdout]).toEqual([1, '']);
    expect(result.stderr).toMatch(/There is no database in .*elsewhere/);
    expect([existsSync(elsewhere), existsSync(join(root, 'none.backup'))]).toEqual([false, false]);
  }, 60_000);

  it('backup from an unreachable server: refused, and the message has no password', () => {
    const url = 'postgres://atre:SayNothing@localhost:1/atre';
    const result = runBackup({ ENV_FILE: join(root, 'none'), DATABASE_URL: url }, join(root, 'none.backup'));
    expect([result.status, result.stdout]).toEqual([1, '']);
    expect(result.stderr).toMatch(/\S/);
    expect(result.stderr).not.toContain('SayNothing');
  }, 60_000);

  it('backup without a file name: refused', async () => {
    await expect(restore(location, join(root, 'nothing'), REPLACE)).rejects.toThrow(/does not exist/);
  });
});

/** Runs `npm run backup` without the installation step. */
function runBackup(variables: Record<string, string>, file: string) {
  return spawnSync(process.execPath, ['scripts/backup.ts', file], {
    encoding: 'utf8',
    env: { PATH: process.env['PATH'], ...variables },
  });
}
