import { existsSync, readFileSync } from 'node:fs';
import { listFiles } from '../checks/list-files.ts';

/** What controls are applied to. */
export type Sources = {
  /** The text of a file, `undefined` where there is none. */
  read: (path: string) => string | undefined;
  /** The files that export a name. */
  exporting: (name: string) => readonly string[];
};

const FOLDERS = ['backoffice', 'client', 'routes', 'scripts', 'server', 'shared'];
const EXPORT = /^export (?:async )?(?:function\*?|const|class) (\w+)/gm;

/** The sources of the project. */
export function readSources(): Sources {
  const files = listFiles(FOLDERS).filter((path) => /\.tsx?$/.test(path) && !/\.test\.tsx?$/.test(path));
  return indexSources(files, (path) => (existsSync(path) ? readFileSync(path, 'utf8') : undefined));
}

/** @param read gives a file's text, `undefined` where there is none */
export function indexSources(files: readonly string[], read: Sources['read']): Sources {
  const byName = new Map<string, string[]>();
  for (const path of files)
    for (const [, name = ''] of (read(path) ?? '').matchAll(EXPORT))
      byName.set(name, [...(byName.get(name) ?? []), path]);
  return { read, exporting: (name) => byName.get(name) ?? [] };
}
