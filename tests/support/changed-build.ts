import {
  cpSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { join, resolve } from 'node:path';
import { listFormerFiles } from '#scripts/former-builds.ts';

/** A text of the built server and its replacement. */
export type Change = { from: string; to: string };

const BUILD = 'dist';
const SERVER = join(BUILD, 'server');

/**
 * Copies the built server with a few changed lines: a disabled protection, or a shorter timeout. It needs
 * the packages of this folder, so it is created inside it. Returns the entry file.
 * @throws when a text does not occur exactly once, because the build is then not the one that the test
 * expects
 */
export function changeBuild(changes: readonly Change[]): { entry: string; remove: () => void } {
  mkdirSync('.cache', { recursive: true });
  const folder = mkdtempSync(join('.cache', 'changed-build-'));
  const server = join(folder, 'server');
  // Files of former builds are not run, so changing them would have no effect.
  const former = new Set(listFormerFiles(SERVER).map((name) => join(SERVER, name)));
  cpSync(SERVER, server, { recursive: true, filter: (source) => !former.has(source) });
  for (const part of ['client', 'backoffice']) symlinkSync(resolve(BUILD, part), join(folder, part));
  for (const change of changes) applyChange(server, change);
  return { entry: join(server, 'main.js'), remove: () => rmSync(folder, { recursive: true, force: true }) };
}

function applyChange(folder: string, { from, to }: Change): void {
  const files = readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((name) => name.endsWith('.js'))
    .map((name) => ({
      file: join(folder, name),
      parts: readFileSync(join(folder, name), 'utf8').split(from),
    }))
    .filter(({ parts }) => parts.length > 1);
  const [found] = files;
  if (!found || files.length > 1 || found.parts.length > 2)
    throw new Error(`The build has "${from}" in ${files.length} files, or more than once in one.`);
  writeFileSync(found.file, found.parts.join(to));
}
