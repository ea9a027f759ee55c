import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

/** Folders of `dist`: browser bundle, storefront, back office, web application of operators. */
export const BUILT_PARTS = ['client', 'server', 'backoffice', 'admin'];

/** Time since when files are not part of the newest build, in ms, by path. */
type Replaced = Record<string, number>;

/** Open pages of a former build may request its files for this long. */
const RETAINED_FOR_MS = 24 * 3_600_000;
const HASHED = 'assets/';
const MANIFEST = join('.vite', 'former-builds.json');

/**
 * Removes files of former builds: hashed files stay for a day, so that open pages still find their code;
 * all others are removed. Files that a running server needs are never missing meanwhile.
 * @param startedAt start of the build, in ms
 */
export function removeFormerBuilds(folder: string, startedAt: number): void {
  const former = readReplaced(folder);
  const replaced: Replaced = {};
  for (const name of readdirSync(folder, { recursive: true, encoding: 'utf8' })) {
    const file = join(folder, name);
    const stats = statSync(file);
    if (name === MANIFEST || !stats.isFile() || Math.ceil(stats.mtimeMs) >= startedAt) continue;
    const since = former[name] ?? startedAt;
    if (name.startsWith(HASHED) && startedAt - since < RETAINED_FOR_MS) replaced[name] = since;
    else rmSync(file);
  }
  mkdirSync(join(folder, '.vite'), { recursive: true });
  writeFileSync(join(folder, MANIFEST), JSON.stringify(replaced));
}

/** Files of a folder outside the newest build, by path in it. */
export function listFormerFiles(folder: string): string[] {
  return Object.keys(readReplaced(folder));
}

function readReplaced(folder: string): Replaced {
  const file = join(folder, MANIFEST);
  return existsSync(file) ? (JSON.parse(readFileSync(file, 'utf8')) as Replaced) : {};
}
