import type { Kysely } from 'kysely';
import type { Schema } from '#backoffice/database/schema.ts';
import type { MediaFolders } from '#backoffice/shop/media/find-stored-file.ts';
import { PICTURE } from '#backoffice/shop/pictures/read-pictures.ts';
import { findOwner, type PictureOwner } from './picture-owners.ts';
import { showProduct } from './product-pictures.ts';
import { isScene, showScene } from './scene-pictures.ts';

/** The products that pictures of these paths show, each once. */
export async function findOwners(
  db: Kysely<Schema>,
  siteId: number,
  paths: readonly string[],
): Promise<PictureOwner[]> {
  const owners = new Map<number, PictureOwner>();
  for (const path of paths.filter((each) => PICTURE.test(each))) {
    const owner = await findOwner(db, siteId, path);
    if (owner) owners.set(owner.id, owner);
  }
  return [...owners.values()];
}

/** Writes what products and rooms show of files that a transaction has changed. */
export function showPaths(folders: MediaFolders) {
  return async (trx: Kysely<Schema>, siteId: number, paths: readonly string[]): Promise<void> => {
    const context = { siteId, folders };
    for (const owner of await findOwners(trx, siteId, paths)) await showProduct(trx, context, owner);
    for (const path of paths.filter(isScene)) await showScene(trx, context, path);
  };
}
