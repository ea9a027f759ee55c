import { readFile } from 'node:fs/promises';
import { findStoredFile, type MediaFolders } from '#backoffice/shop/media/find-stored-file.ts';
import type { StoredShopFile } from '#backoffice/shop/media/store-files.ts';
import type { ShopFolder } from '#backoffice/shop/files/shop-folder.ts';

/** Stored files of a shop as the folder that an export would write. */
export async function openStoredFolder(
  files: readonly Pick<StoredShopFile, 'path' | 'stored' | 'bytes'>[],
  folders: MediaFolders,
): Promise<ShopFolder> {
  const places = new Map<string, string>();
  for (const file of files) {
    const place = await findStoredFile(file, folders);
    if (place !== undefined) places.set(file.path, place);
  }
  const find = (path: string) => {
    const place = places.get(path);
    if (place === undefined) throw new Error(`The file ${path} of the shop is missing.`);
    return place;
  };
  return {
    list: async (prefix) => [...places.keys()].filter((path) => path.startsWith(`${prefix}/`)).toSorted(),
    has: async (path) => places.has(path),
    read: async (path) => await readFile(find(path)),
    absolute: find,
    close: async () => {},
  };
}
