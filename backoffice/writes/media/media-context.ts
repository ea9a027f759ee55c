import type { Kysely } from 'kysely';
import type { Schema } from '#backoffice/database/schema.ts';
import type { MediaFolders } from '#backoffice/shop/media/find-stored-file.ts';
import { loadFiles } from '#backoffice/shop/media/load-files.ts';
import type { StoredShopFile } from '#backoffice/shop/media/store-files.ts';

/** The files of a site, and where their bytes are. */
export type MediaContext = { siteId: number; folders: MediaFolders };

/** A write that is not in the database yet. `former`: path of a file that it removes; `file`: one that it adds. */
export type MediaChange = { former?: string | undefined; file?: StoredShopFile | undefined };

/** The stored files of a site after a change. */
export async function listFiles(
  db: Kysely<Schema>,
  siteId: number,
  { former, file }: MediaChange = {},
): Promise<StoredShopFile[]> {
  const files = (await loadFiles(db, siteId)).filter(({ path }) => path !== former && path !== file?.path);
  return file ? [...files, file] : files;
}
