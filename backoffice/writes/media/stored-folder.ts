import { findStoredFile, type MediaFolders } from '#backoffice/shop/media/find-stored-file.ts';
import type { StoredShopFile } from '#backoffice/shop/media/store-files.ts';
import { mappedFolder } from '#backoffice/shop/files/mapped-folder.ts';
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
  return mappedFolder(places);
}
