import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { hashFiles } from './hash-files.ts';

const SOURCES = ['admin', 'backoffice', 'client', 'locales', 'redirects', 'routes', 'server', 'shared'];
const FILES = ['package-lock.json', 'vite.config.ts', 'tsconfig.json'];
const STAMP = join('dist', '.sources');

/** Returns whether the sources have changed since the last build. */
export function isBuildStale(): boolean {
  return !existsSync(STAMP) || readFileSync(STAMP, 'utf8') !== hashFiles(SOURCES, FILES);
}

export function stampBuild(): void {
  writeFileSync(STAMP, hashFiles(SOURCES, FILES));
}
