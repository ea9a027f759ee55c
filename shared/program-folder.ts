import { existsSync, readFileSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';

/**
 * Folder of the root package above this file: the project when sources run, the parent of `dist/` when a build runs.
 * Files of the program are found from here, whatever the working directory.
 */
export const PROGRAM_FOLDER = findProgramFolder(dirname(fileURLToPath(import.meta.url)));

/** Resolves a path relative to the program's folder; an absolute one is unchanged. */
export function fromProgramFolder(...path: string[]): string {
  return resolve(PROGRAM_FOLDER, ...path);
}

function findProgramFolder(start: string): string {
  for (let folder = start; ; folder = dirname(folder)) {
    if (isRootPackage(join(folder, 'package.json'))) return folder;
    // A copy without package.json: falls back to the working directory.
    if (folder === dirname(folder)) return process.cwd();
  }
}

/** Only the root package lists workspaces; each workspace has its own package.json. */
function isRootPackage(file: string): boolean {
  return existsSync(file) && 'workspaces' in (JSON.parse(readFileSync(file, 'utf8')) as object);
}
