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

/** What stands in the built server, and what is to stand there instead. */
export type Change = { from: string; to: string };

const BUILD = 'dist';
const SERVER = join(BUILD, 'server');

/**
 * The built server with a few of its lines changed: a protection off, or a time shorter than anybody has for a test. It
 * needs the packages of this folder, so it stands in it. Gives what to run.
 *
 * @throws when a line is not there once: then the build does not do what the test believes
 */
export function changeBuild(changes: readonly Change[]): { entry: string; remove: () => void } {
  mkdirSync('.cache', { recursive: true });
  const folder = mkdtempSync(join('.cache', 'changed-build-'));
  const server = join(folder, 'server');
  // What former builds left would be changed instead, and nobody runs it.
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
