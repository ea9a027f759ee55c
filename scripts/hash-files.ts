import { createHash } from 'node:crypto';
import { readdirSync, readFileSync, statSync } from 'node:fs';
import { join, sep } from 'node:path';

/** Tests, scripts and media of the demo: the program reads only the manifests of media. */
const NOT_SOURCE = /\.test\.tsx?$|^demo-shop\/studio\/|^demo-shop\/media\/.*\.(?:avif|webp|jpg|glb|mp4)$/;

/** Hash of the contents of files and of all sources in folders. */
export function hashFiles(folders: readonly string[], files: readonly string[] = []): string {
  const hash = createHash('sha256');
  for (const file of [...folders.flatMap(listSources), ...files]) {
    hash.update(file).update('\0').update(readFileSync(file)).update('\0');
  }
  return hash.digest('hex');
}

function listSources(folder: string): string[] {
  return readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((name) => !name.split(sep).includes('node_modules'))
    .map((name) => join(folder, name))
    .filter((path) => !NOT_SOURCE.test(path) && statSync(path).isFile())
    .sort();
}
