import { readdirSync, statSync } from 'node:fs';
import { join, sep } from 'node:path';

/** Folders of source files. */
export const SOURCE_FOLDERS = [
  'admin',
  'backoffice',
  'client',
  'demo-shop/studio',
  'locales',
  'redirects',
  'routes',
  'scripts',
  'server',
  'shared',
  'tests',
];

/** All files below these folders, by path from the root. */
export function listFiles(folders: readonly string[] = SOURCE_FOLDERS): string[] {
  return folders.flatMap((folder) =>
    readdirSync(folder, { recursive: true, encoding: 'utf8' })
      .filter((name) => !name.split(sep).includes('node_modules'))
      .map((name) => join(folder, name))
      .filter((path) => statSync(path).isFile())
      .map((path) => path.replaceAll(sep, '/'))
      .sort(),
  );
}

/** The TypeScript files. */
export function listCode(): string[] {
  return listFiles().filter((path) => /\.(?:ts|tsx|mjs)$/.test(path));
}
