import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

const SOURCES = ['backoffice', 'client', 'locales', 'redirects', 'routes', 'server', 'shared'];
const FILES = ['package-lock.json', 'vite.config.ts', 'tsconfig.json'];
const STAMP = join('dist', '.sources');

/** Whether the sources are no longer those the last build was made from. */
export function isBuildStale(): boolean {
  return !existsSync(STAMP) || readFileSync(STAMP, 'utf8') !== hashSources();
}

export function stampBuild(): void {
  writeFileSync(STAMP, hashSources());
}

/** One hash of all sources' contents; tests do not go into a build. */
function hashSources(): string {
  const hash = createHash('sha256');
  for (const file of [...SOURCES.flatMap(listFiles), ...FILES]) {
    hash.update(file).update('\0').update(readFileSync(file)).update('\0');
  }
  return hash.digest('hex');
}

function listFiles(folder: string): string[] {
  return readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .map((name) => join(folder, name))
    .filter((path) => !/\.test\.tsx?$/.test(path) && statSync(path).isFile())
    .sort();
}
