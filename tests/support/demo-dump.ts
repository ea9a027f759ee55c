import {
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { join } from 'node:path';
import { openDatabase } from '#backoffice/database/open-database.ts';
import { seed } from '#backoffice/demo/seed.ts';
import { hashFiles } from '#scripts/hash-files.ts';

export const TEST_PUBLIC_URL = 'http://localhost:3000';

const CACHE = '.cache';
const SOURCES = ['backoffice', 'demo-shop', 'shared'];
const PREFIX = 'demo-database-';
const HASH_LENGTH = 16;
const DAY_MS = 24 * 60 * 60 * 1000;

/** A copy of the demo database, cached by the hash of the sources, for fast starts of tests. */
export async function demoDump(): Promise<Blob> {
  return new Blob([readFileSync(await demoDumpFile())]);
}

/** Path of that copy: an archive of the database's folder. */
export async function demoDumpFile(): Promise<string> {
  const file = join(CACHE, `${PREFIX}${hashFiles(SOURCES).slice(0, HASH_LENGTH)}.tar`);
  if (!existsSync(file)) await makeDump(file);
  return file;
}

async function makeDump(file: string): Promise<void> {
  const database = await openDatabase({});
  await seed(database.db, { publicUrl: TEST_PUBLIC_URL });
  const dump = await database.dump?.();
  await database.close();
  if (!dump) throw new Error('Only the embedded database can be dumped.');
  mkdirSync(CACHE, { recursive: true });
  // Two workers may create it concurrently; the last rename wins, and both files are complete.
  const draft = `${file}.${process.pid}`;
  writeFileSync(draft, Buffer.from(await dump.arrayBuffer()));
  renameSync(draft, file);
  removeFormerDumps(file);
}

/** Removes copies of older sources, 100 MB each. Copies that a concurrent run may be reading stay. */
function removeFormerDumps(newest: string): void {
  const dumps = readdirSync(CACHE).filter((name) => name.startsWith(PREFIX) && name.endsWith('.tar'));
  const former = dumps.map((name) => join(CACHE, name)).filter((path) => path !== newest);
  for (const path of former) if (Date.now() - statSync(path).mtimeMs > DAY_MS) rmSync(path, { force: true });
}
