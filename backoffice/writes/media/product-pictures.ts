import { join } from 'node:path';
import type { Kysely } from 'kysely';
import type { Schema } from '#backoffice/database/schema.ts';
import { createFindings } from '#backoffice/shop/files/finding.ts';
import { readEncodedPictures } from '#backoffice/shop/media/encoded-media.ts';
import { encodedPictureRows, preferred } from '#backoffice/shop/media/media-rows.ts';
import { encodePictures } from '#backoffice/shop/pictures/encode-pictures.ts';
import { pictureRows, type PictureRows } from '#backoffice/shop/pictures/picture-rows.ts';
import { PICTURE } from '#backoffice/shop/pictures/read-pictures.ts';
import { syncTable } from '#backoffice/shop/sync/sync-table.ts';
import { listFiles, type MediaChange, type MediaContext } from './media-context.ts';
import { picturesOf, type PictureOwner } from './picture-owners.ts';
import { refused } from './read-file.ts';
import { openStoredFolder } from './stored-folder.ts';

/**
 * Encodes the pictures of a product as an import does. Those that are encoded already are only read: called before the
 * transaction of a write, so that the transaction is short.
 * @param change that the write is going to make
 * @throws Failure 422 for a picture that cannot be decoded
 */
export async function encodeProduct(
  db: Kysely<Schema>,
  { siteId, folders }: MediaContext,
  owner: PictureOwner,
  change: MediaChange = {},
): Promise<PictureRows> {
  const files = await listFiles(db, siteId, change);
  const byPath = new Map(files.map((file) => [file.path, file]));
  const paths = files.map(({ path }) => path).filter((path) => PICTURE.test(path));
  const records = (await picturesOf(db, siteId, owner, paths)).map((picture) => ({
    ...picture,
    focus: byPath.get(picture.file)?.focus ?? null,
    alt: byPath.get(picture.file)?.alt ?? {},
  }));
  const folder = await openStoredFolder(files, folders);
  const findings = createFindings();
  const to = join(folders.mediaFolder, 'pictures');
  const pictures = await encodePictures(folder, [owner.subject], records, { to, concurrency: 1 }, findings);
  if (findings.hasErrors) throw refused('damaged_file');
  const ids = new Map([[owner.subject.key, owner.id]]);
  const { fronts, gallery } = pictureRows(pictures, ids);
  return { fronts: preferred(fronts, encodedPictureRows(await readEncodedPictures(folder), ids)), gallery };
}

/** Makes the pictures of a product those of its files. @param db a transaction */
export async function showProduct(
  db: Kysely<Schema>,
  context: MediaContext,
  owner: PictureOwner,
): Promise<void> {
  const { fronts, gallery } = await encodeProduct(db, context, owner);
  const owners = { column: 'product_id', ids: [owner.id] };
  await syncTable(db, {
    table: 'product_picture',
    key: ['product_id', 'colour', 'width', 'height'],
    rows: fronts,
    owners,
    remove: true,
  });
  await syncTable(db, {
    table: 'product_gallery',
    key: ['product_id', 'position'],
    rows: gallery,
    owners,
    remove: true,
  });
}
