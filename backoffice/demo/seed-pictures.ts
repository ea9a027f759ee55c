import { sql, type Kysely } from 'kysely';
import type { Schema } from '#backoffice/database/schema.ts';
import type { StoredPicture } from '#backoffice/products/product-record.ts';
import { insertInChunks } from '#backoffice/database/insert-in-chunks.ts';
import type { MediaManifest, MediaPicture } from './media-manifest.ts';
import { readProductIds } from './read-product-ids.ts';
import { storedFiles } from '#backoffice/pictures/stored-files.ts';

const FOLDER = 'pictures';

/** Synchronises the pictures of the demo's products with the manifest, at each start. */
export async function seedPictures(db: Kysely<Schema>, manifest: MediaManifest): Promise<void> {
  const ids = await readProductIds(db);
  const rows = manifest.pictures.flatMap((picture) => {
    const product_id = ids.get(picture.product);
    if (product_id === undefined) return [];
    return [{ product_id, colour: picture.colour, data: JSON.stringify(storedPicture(picture)) }];
  });
  await removeOthers(db, [...ids.values()], rows);
  await insertInChunks(rows, (chunk) =>
    db
      .insertInto('product_picture')
      .values(chunk)
      .onConflict((conflict) =>
        conflict
          .columns(['product_id', 'colour'])
          .doUpdateSet((row) => ({ data: row.ref('excluded.data') }))
          .whereRef('product_picture.data', 'is distinct from', sql.ref('excluded.data')),
      )
      .execute(),
  );
}

async function removeOthers(
  db: Kysely<Schema>,
  productIds: readonly number[],
  rows: readonly { product_id: number; colour: string }[],
): Promise<void> {
  if (productIds.length === 0) return;
  const current = new Set(rows.map(({ product_id, colour }) => `${product_id} ${colour}`));
  const stored = await db
    .selectFrom('product_picture')
    .select(['product_id', 'colour'])
    .where('product_id', 'in', productIds)
    .execute();
  for (const { product_id, colour } of stored) {
    if (current.has(`${product_id} ${colour}`)) continue;
    await db
      .deleteFrom('product_picture')
      .where('product_id', '=', product_id)
      .where('colour', '=', colour)
      .execute();
  }
}

function storedPicture(picture: MediaPicture): StoredPicture {
  const { product_width: width, product_height: height, margin } = picture;
  return { ...storedFiles(FOLDER, picture), scale: { width, height, margin } };
}
