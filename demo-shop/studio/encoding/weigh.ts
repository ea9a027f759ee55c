import { readdir, stat } from 'node:fs/promises';
import { join } from 'node:path';

/** Total size of the files in a folder and its subfolders, in bytes. */
export async function weigh(folder: string): Promise<number> {
  const names = await readdir(folder, { recursive: true });
  const files = await Promise.all(names.map((name) => stat(join(folder, name))));
  return files.filter((file) => file.isFile()).reduce((sum, { size }) => sum + size, 0);
}
