import { stat } from 'node:fs/promises';
import { join } from 'node:path';
import type { StoredShopFile } from './store-files.ts';

export type MediaFolders = {
  /** Folder of media, which imports and uploads fill. */
  mediaFolder: string;
  /** Folder of a shop whose media are served from there. */
  servedFolder: string;
};

/** Place of a stored file in the file system; `undefined` if it is missing or has another size. */
export async function findStoredFile(
  { path, stored, bytes }: Pick<StoredShopFile, 'path' | 'stored' | 'bytes'>,
  { mediaFolder, servedFolder }: MediaFolders,
): Promise<string | undefined> {
  for (const place of [join(mediaFolder, stored), join(servedFolder, path)])
    if ((await stat(place).catch(() => undefined))?.size === bytes) return place;
  return undefined;
}
