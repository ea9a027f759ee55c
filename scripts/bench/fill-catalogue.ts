import { spawn } from 'node:child_process';
import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { sql } from 'kysely';
import { openDatabase } from '#backoffice/database/open-database.ts';
import { databaseUrl } from '#tests/support/test-database.ts';
import { hashFiles } from '../hash-files.ts';

const FOLDER = join('.cache', 'bench-catalogue');

/** Creates a data folder with `count` products. Runs reuse it until the sources of the back office change. */
export async function fillPglite(count: number): Promise<string> {
  const folder = join(FOLDER, String(count));
  const stamp = join(folder, '.sources');
  const sources = hashFiles(['backoffice', 'demo-shop'], []);
  if (existsSync(stamp) && readFileSync(stamp, 'utf8') === sources) return folder;
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(folder, { recursive: true });
  await seed(count, { DATA_DIR: folder });
  await finish({ folder: join(folder, 'database') });
  writeFileSync(stamp, sources);
  return folder;
}

/** Creates a database with `count` products on the server. Returns its URL. */
export async function fillPostgres(server: string, count: number): Promise<string> {
  const administration = await openDatabase({ url: databaseUrl(server, 'atre_template') });
  await sql`create database ${sql.id(`products_${count}`)}`.execute(administration.db);
  await administration.close();
  const url = databaseUrl(server, `products_${count}`);
  await seed(count, { DATABASE_URL: url });
  await finish({ url });
  return url;
}

function seed(count: number, environment: Record<string, string>): Promise<void> {
  process.stderr.write(`  filling a database with ${count} products\n`);
  const child = spawn(process.execPath, [join('scripts', 'seed-load.ts'), String(count)], {
    env: { ...process.env, ...environment },
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  return new Promise((resolve, reject) => {
    child.on('exit', (code) => (code === 0 ? resolve() : reject(new Error('The database was not filled.'))));
  });
}

/**
 * At its first start, the back office renders each document to count its pages, which takes hours for
 * 160,000. The benchmark measures the state after that.
 */
async function finish(where: { url?: string; folder?: string }): Promise<void> {
  const database = await openDatabase(where);
  await sql`
    insert into document_file (document_id, lang, size, pages)
    select id, lang, 100000, 2 from document, unnest(array['fr', 'en']) as lang
    on conflict do nothing`.execute(database.db);
  await sql`analyze`.execute(database.db);
  await database.close();
}
