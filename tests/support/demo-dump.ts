import { existsSync, mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { openDatabase } from '#backoffice/database/database.ts';
import { seed } from '#backoffice/demo/seed.ts';
import { hashFiles } from '#scripts/hash-files.ts';

export const TEST_PUBLIC_URL = 'http://localhost:3000';

const CACHE = '.cache';
const SOURCES = ['backoffice', 'shared'];
const HASH_LENGTH = 16;

/** A copy of the demo database, made once for each state of the sources: tests start from it in a moment. */
export async function demoDump(): Promise<Blob> {
  const file = join(CACHE, `demo-database-${hashFiles(SOURCES).slice(0, HASH_LENGTH)}.tar`);
  if (!existsSync(file)) await makeDump(file);
  return new Blob([readFileSync(file)]);
}

async function makeDump(file: string): Promise<void> {
  const database = await openDatabase({});
  await seed(database.db, { publicUrl: TEST_PUBLIC_URL });
  const dump = await database.dump?.();
  await database.close();
  if (!dump) throw new Error('Only the embedded database can be dumped.');
  mkdirSync(CACHE, { recursive: true });
  // Two test workers may get here at once: the last one to finish wins, and both files are whole.
  const draft = `${file}.${process.pid}`;
  writeFileSync(draft, Buffer.from(await dump.arrayBuffer()));
  renameSync(draft, file);
}
