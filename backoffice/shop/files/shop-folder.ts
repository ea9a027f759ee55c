import { mkdtemp, readdir, readFile, realpath, rm, stat } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join, relative, sep } from 'node:path';
import { errorAt, type Finding } from './finding.ts';
import { ShopFolderError } from './shop-folder-error.ts';
import { unpackArchive } from './unpack-archive.ts';

/** The files of a shop. Paths are relative to its folder and separated by `/`. */
export type ShopFolder = {
  /** Paths of the files below a folder (`pages/fr`, or `''` for all), sorted. Hidden files are not listed. */
  list(prefix: string): Promise<string[]>;
  has(path: string): Promise<boolean>;
  /** @throws ShopFolderError when the folder does not list the file */
  read(path: string): Promise<Buffer>;
  /** Path in the file system. @throws ShopFolderError when the folder does not list the file */
  absolute(path: string): string;
  /** Removes what an archive was unpacked to. */
  close(): Promise<void>;
};

const MAX_FILES = 500_000;
/** Files of file managers and editors, and hidden files such as those of a version control system. */
const IGNORED = /^(?:\.|~\$|__MACOSX$|Thumbs\.db$|desktop\.ini$)/i;

/**
 * Opens the folder of a shop, or a .zip archive of it, which is unpacked into a temporary folder. The list of its files
 * is read once: a path that it does not contain (absolute, with `..`, through a link that leaves the folder) cannot be
 * read.
 * @param unpackBelow parent of the temporary folder
 * @throws ShopFolderError for a missing folder, links that leave it, and archives that are damaged or beyond the limits
 */
export async function openShopFolder(path: string, unpackBelow = tmpdir()): Promise<ShopFolder> {
  const place = await realpath(path).catch(() => refuse(path, 'folder_missing'));
  if ((await stat(place)).isDirectory())
    return createShopFolder(place, await listFiles(place), async () => {});
  const folder = await realpath(await mkdtemp(join(unpackBelow, 'shop-')));
  const close = () => rm(folder, { recursive: true, force: true });
  try {
    await unpackArchive(place, folder);
    const root = await findRoot(folder);
    return createShopFolder(root, await listFiles(root), close);
  } catch (error) {
    await close();
    throw error;
  }
}

function createShopFolder(
  root: string,
  files: ReadonlyMap<string, string>,
  close: () => Promise<void>,
): ShopFolder {
  const find = (path: string) => files.get(toKey(path)) ?? refuse(path, 'file_missing');
  const paths = [...files.keys()].toSorted();
  return {
    list: async (prefix) => {
      const start = prefix === '' ? '' : `${toKey(prefix.endsWith('/') ? prefix.slice(0, -1) : prefix)}/`;
      return paths.filter((path) => path.startsWith(start));
    },
    has: async (path) => files.has(toKey(path)),
    read: async (path) => await readFile(find(path)),
    absolute: (path) => (path === '' ? root : find(path)),
    close,
  };
}

/** Archives often contain the folder itself. */
async function findRoot(folder: string): Promise<string> {
  const entries = (await readdir(folder, { withFileTypes: true })).filter(({ name }) => !IGNORED.test(name));
  const [only] = entries;
  return entries.length === 1 && only?.isDirectory() ? join(folder, only.name) : folder;
}

/** Files of a folder, links followed inside it. @throws ShopFolderError */
async function listFiles(root: string): Promise<Map<string, string>> {
  const files = new Map<string, string>();
  const findings: Finding[] = [];
  const visited = new Set<string>();
  const visit = async (folder: string): Promise<void> => {
    const place = await realpath(folder);
    if (visited.has(place)) return;
    visited.add(place);
    for (const entry of await readdir(folder, { withFileTypes: true })) {
      if (IGNORED.test(entry.name)) continue;
      const absolute = join(folder, entry.name);
      const path = toKey(relative(root, absolute).replaceAll(sep, '/'));
      const target = entry.isSymbolicLink() ? await findTarget(root, absolute) : entry;
      if (target === undefined) findings.push(errorAt({ file: path, line: 1, column: 1 }, 'link_outside'));
      else if (target.isDirectory()) await visit(absolute);
      else if (target.isFile()) files.set(path, absolute);
      if (files.size > MAX_FILES) refuse(path, 'too_many_files', { max: MAX_FILES });
    }
  };
  await visit(root);
  if (findings.length > 0) throw new ShopFolderError(findings);
  return files;
}

async function findTarget(root: string, link: string) {
  const target = await realpath(link).catch(() => undefined);
  const isInside = target !== undefined && `${target}${sep}`.startsWith(`${root}${sep}`);
  return isInside ? await stat(target) : undefined;
}

/** File systems encode accented characters in two ways. */
function toKey(path: string): string {
  return path.normalize('NFC');
}

function refuse(file: string, code: string, values: Finding['values'] = {}): never {
  throw new ShopFolderError([errorAt({ file, line: 1, column: 1 }, code, values)]);
}
