import { cp, mkdir, readdir } from 'node:fs/promises';
import { join } from 'node:path';

export const SHOP_TEMPLATE = join(import.meta.dirname, 'shop-template');

/** Writes the template of a shop into a new or empty folder. @throws Error for a folder that has files */
export async function createShopFolder(directory: string): Promise<void> {
  await mkdir(directory, { recursive: true });
  if ((await readdir(directory)).length > 0)
    throw new Error(`${directory} is not empty. Nothing was written.`);
  await cp(SHOP_TEMPLATE, directory, { recursive: true });
}
