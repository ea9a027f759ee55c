import { mkdir, readdir, rename } from 'node:fs/promises';
import { join } from 'node:path';
import { isShopFile } from './shop-file-names.ts';

/**
 * Moves the files of a shop into a folder, in place of those of the shop that it had. All other files stay.
 * @param folder the new files
 * @param former new folder that receives the replaced files, in the same file system
 */
export async function replaceShopFiles(target: string, folder: string, former: string): Promise<void> {
  await mkdir(former);
  const moved: { from: string; to: string }[] = [];
  const move = async (from: string, to: string) => {
    await rename(from, to);
    moved.push({ from, to });
  };
  try {
    for (const name of (await readdir(target)).filter(isShopFile))
      await move(join(target, name), join(former, name));
    for (const name of await readdir(folder)) await move(join(folder, name), join(target, name));
  } catch (error) {
    for (const { from, to } of moved.toReversed()) await rename(to, from);
    throw error;
  }
}
