import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

/** Folders of `dist`: what browsers load, the storefront, the back office. */
export const BUILT_PARTS = ['client', 'server', 'backoffice'];

/** Since when files are no longer part of the newest build, in milliseconds, by their path. */
type Replaced = Record<string, number>;

/** Pages of a former build that are still open ask for its files this long. */
const KEPT_FOR_MS = 24 * 3_600_000;
const HASHED = 'assets/';
const MANIFEST = join('.vite', 'former-builds.json');

/**
 * After a build that wrote over a former one: hashed files it did not write stay a day, so that pages which are open
 * find their code; whatever else it did not write goes. Nothing a running server needs is ever missing meanwhile.
 * @param startedAt when the build began, in milliseconds
 */
export function removeFormerBuilds(folder: string, startedAt: number): void {
  const former = readReplaced(folder);
  const replaced: Replaced = {};
  for (const name of readdirSync(folder, { recursive: true, encoding: 'utf8' })) {
    const file = join(folder, name);
    const stats = statSync(file);
    if (name === MANIFEST || !stats.isFile() || Math.ceil(stats.mtimeMs) >= startedAt) continue;
    const since = former[name] ?? startedAt;
    if (name.startsWith(HASHED) && startedAt - since < KEPT_FOR_MS) replaced[name] = since;
    else rmSync(file);
  }
  mkdirSync(join(folder, '.vite'), { recursive: true });
  writeFileSync(join(folder, MANIFEST), JSON.stringify(replaced));
}

/** Files of a folder that are no part of the newest build, by their path in it. */
export function listFormerFiles(folder: string): string[] {
  return Object.keys(readReplaced(folder));
}

function readReplaced(folder: string): Replaced {
  const file = join(folder, MANIFEST);
  return existsSync(file) ? (JSON.parse(readFileSync(file, 'utf8')) as Replaced) : {};
}
