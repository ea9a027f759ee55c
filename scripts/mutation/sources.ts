import { existsSync, readFileSync } from 'node:fs';
import { listFiles } from '../checks/list-files.ts';

/** Files that mutations apply to. */
export type Sources = {
  /** Text of a file; `undefined` if it does not exist. */
  read: (path: string) => string | undefined;
  /** Files that export a name. */
  exporting: (name: string) => readonly string[];
};

const FOLDERS = ['backoffice', 'client', 'routes', 'scripts', 'server', 'shared'];
const EXPORT = /^export (?:async )?(?:function\*?|const|class) (\w+)/gm;

export function readSources(): Sources {
  const files = listFiles(FOLDERS).filter((path) => /\.tsx?$/.test(path) && !/\.test\.tsx?$/.test(path));
  return indexSources(files, (path) => (existsSync(path) ? readFileSync(path, 'utf8') : undefined));
}

/** @param read returns a file's text, `undefined` if it does not exist */
export function indexSources(files: readonly string[], read: Sources['read']): Sources {
  const byName = new Map<string, string[]>();
  for (const path of files)
    for (const [, name = ''] of (read(path) ?? '').matchAll(EXPORT))
      byName.set(name, [...(byName.get(name) ?? []), path]);
  return { read, exporting: (name) => byName.get(name) ?? [] };
}
