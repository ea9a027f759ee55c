import { createHash } from 'node:crypto';
import {
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  renameSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { join } from 'node:path';
import { openDatabase } from '#backoffice/database/database.ts';
import { seed } from '#backoffice/demo/seed.ts';

export const TEST_PUBLIC_URL = 'http://localhost:3000';

const CACHE = '.cache';
const SOURCES = ['backoffice', 'shared'];
/** The database knows of pictures and models what their manifests say. */
const NOT_SOURCE = /\.test\.ts$|\.(?:avif|webp|jpg|glb)$/;

/** A copy of the demo database, made once for each state of the sources: tests start from it in a moment. */
export async function demoDump(): Promise<Blob> {
  const file = join(CACHE, `demo-database-${hashSources()}.tar`);
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

function hashSources(): string {
  const hash = createHash('sha256');
  for (const folder of SOURCES) {
    for (const name of readdirSync(folder, { recursive: true, encoding: 'utf8' }).sort()) {
      const path = join(folder, name);
      if (NOT_SOURCE.test(name) || !statSync(path).isFile()) continue;
      hash.update(path).update(readFileSync(path));
    }
  }
  return hash.digest('hex').slice(0, 16);
}
