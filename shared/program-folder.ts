import { existsSync, readFileSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';

/**
 * The folder of the root package above this file: the project when sources run, the place of `dist/` when a build runs.
 * Files that come with the program are found from here, so the working directory does not matter.
 */
export const PROGRAM_FOLDER = findProgramFolder(dirname(fileURLToPath(import.meta.url)));

/** An absolute path as it is; a relative one from the program's folder. */
export function fromProgramFolder(...path: string[]): string {
  return resolve(PROGRAM_FOLDER, ...path);
}

function findProgramFolder(start: string): string {
  for (let folder = start; ; folder = dirname(folder)) {
    if (isRootPackage(join(folder, 'package.json'))) return folder;
    // A copy without package.json: the working directory is the best guess left.
    if (folder === dirname(folder)) return process.cwd();
  }
}

/** Only the root package lists workspaces; each workspace has a package.json of its own. */
function isRootPackage(file: string): boolean {
  return existsSync(file) && 'workspaces' in (JSON.parse(readFileSync(file, 'utf8')) as object);
}
