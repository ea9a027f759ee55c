import { existsSync, mkdirSync, readdirSync, readlinkSync, symlinkSync } from 'node:fs';
import { join, resolve } from 'node:path';

/** Folders with packages. Those of `admin` are in its own folder where the storefront has another version. */
const INSTALLED = ['node_modules', join('admin', 'node_modules')];

/** Links all installed packages of a project into a copy of it. */
export function linkInstalled(project: string, copy: string): void {
  for (const folder of INSTALLED)
    if (existsSync(join(project, folder))) linkPackages(join(project, folder), join(copy, folder));
}

/**
 * Links the installed packages of `from` (a node_modules folder) into a copy of the project. Links of
 * workspaces are relative and stay so: in the copy they point to the copy's own folders.
 */
export function linkPackages(from: string, to: string): void {
  mkdirSync(to, { recursive: true });
  for (const entry of readdirSync(from, { withFileTypes: true })) {
    const [source, target] = [join(from, entry.name), join(to, entry.name)];
    if (entry.isSymbolicLink()) symlinkSync(readlinkSync(source), target);
    else if (entry.name.startsWith('@')) linkPackages(source, target);
    else symlinkSync(resolve(source), target);
  }
}
