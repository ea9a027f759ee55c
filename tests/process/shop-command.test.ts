import { spawn } from 'node:child_process';
import { existsSync } from 'node:fs';
import { cp, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { openDatabase } from '#backoffice/database/open-database.ts';
import { SHOP_TEMPLATE } from '#scripts/new-shop.ts';
import { writeTestFolder } from '#tests/support/test-shop-folder.ts';

const MINUTE = 60_000;

describe('command of shops', () => {
  let directory: Awaited<ReturnType<typeof writeTestFolder>>;
  let shop: string;
  let data: string;
  beforeAll(async () => {
    directory = await writeTestFolder({});
    shop = join(directory.path, 'shop');
    data = join(directory.path, 'data');
    await cp(SHOP_TEMPLATE, shop, { recursive: true });
  });
  afterAll(() => directory.remove());

  const run = (...parameters: string[]) =>
    new Promise<{ code: number | null; stdout: string; stderr: string }>((resolve) => {
      const child = spawn(process.execPath, ['scripts/shop.ts', ...parameters], {
        env: { PATH: process.env['PATH'], DATA_DIR: data, ENV_FILE: '/nonexistent/.env' },
      });
      const output = { stdout: '', stderr: '' };
      child.stdout.on('data', (chunk: Buffer) => (output.stdout += chunk.toString()));
      child.stderr.on('data', (chunk: Buffer) => (output.stderr += chunk.toString()));
      child.once('close', (code) => resolve({ code, ...output }));
    });

  it.each(['check', 'import'])(
    '%s of a price list with three bad lines: refused whole, each named by file, line and column',
    async (command) => {
      const path = join(shop, 'prices.csv');
      const good = await readFile(path, 'utf8');
      const bad = good
        .replace('EX-ETA-60-NA;79.00', 'EX-ETA-60-NA;79.005')
        .replace('EX-ETA-90-NA;', 'EX-ETA-91-NA;')
        .replace('EX-TAB-45;59.00', 'EX-TAB-45;fifty-nine');
      await writeFile(path, bad);
      const { code, stdout, stderr } = await run(command, shop);
      await writeFile(path, good);
      const errors = stdout.split('\n').filter((line) => line.startsWith('error'));
      expect(errors.map((line) => line.split(/\s{2,}/).slice(1, 3))).toEqual([
        ['prices.csv:2:14', 'price'],
        ['prices.csv:4:1', 'reference'],
        ['prices.csv:8:11', 'price'],
      ]);
      expect([code, stderr.trim().split('\n').at(-1)]).toEqual([
        1,
        'The shop has errors. Nothing was written.',
      ]);
      // A row with an error is no missing price.
      expect(stdout).not.toContain('has no price');
      expect(existsSync(data)).toBe(false);
    },
    2 * MINUTE,
  );

  it(
    'import that is refused after a good one: the team reads both, with the errors',
    async () => {
      const path = join(shop, 'prices.csv');
      expect(await run('import', shop)).toMatchObject({ code: 0 });
      const good = await readFile(path, 'utf8');
      await writeFile(path, good.replace('EX-TAB-45;59.00', 'EX-TAB-45;fifty-nine'));
      const refused = await run('import', shop, '--only', 'prices');
      await writeFile(path, good);
      expect(refused).toMatchObject({ code: 1 });
      const database = await openDatabase({ folder: join(data, 'database') });
      const imports = await database.db
        .selectFrom('import_run')
        .select(['source', 'name', 'errors', 'findings'])
        .orderBy('id')
        .execute();
      await database.close();
      expect(imports).toMatchObject([
        { source: 'shop', name: 'shop', errors: 0 },
        { source: 'prices', name: 'shop', errors: 1, findings: [{ file: 'prices.csv', line: 8 }] },
      ]);
    },
    2 * MINUTE,
  );
});
