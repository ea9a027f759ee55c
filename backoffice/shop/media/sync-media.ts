import type { Kysely } from 'kysely';
import type { Schema } from '#backoffice/database/schema.ts';
import type { ProductRecord } from '#shared/contract/shop/product-record.ts';
import type { ProductPictures } from '../pictures/encode-pictures.ts';
import { pictureRows } from '../pictures/picture-rows.ts';
import { syncTable, type TableChanges } from '../sync/sync-table.ts';
import {
  encodedPictureRows,
  fileRows,
  modelRows,
  preferred,
  sceneRows,
  shareRows,
  type SceneEncoding,
} from './media-rows.ts';
import type { ShopMedia } from './read-media.ts';
import type { StoredShopFile } from './store-files.ts';

/** Media of a shop whose files are stored. */
export type StoredMedia = {
  media: ShopMedia;
  /** Encoded from originals. */
  pictures: readonly ProductPictures[];
  /** By name of the scene. */
  scenes: ReadonlyMap<string, SceneEncoding>;
  files: readonly StoredShopFile[];
};

export type SyncMediaOptions = {
  siteId: number;
  products: readonly ProductRecord[];
  productIds: ReadonlyMap<string, number>;
  categoryIds: ReadonlyMap<string, number>;
  /** Removes what the shop lacks; otherwise it is counted. */
  remove: boolean;
};

/** Synchronises pictures, galleries, scenes, pictures for sharing links, models, and the list of stored files. */
export async function syncMedia(
  db: Kysely<Schema>,
  { media, pictures, scenes, files }: StoredMedia,
  { siteId, products, productIds, categoryIds, remove }: SyncMediaOptions,
): Promise<TableChanges[]> {
  const { encoded } = media;
  const owners = { column: 'product_id', ids: [...productIds.values()] };
  const { fronts, gallery } = pictureRows(pictures, productIds);
  const encodings = new Map<string, SceneEncoding>([
    ...encoded.scenes.map((scene) => [scene.scene, scene] as const),
    ...scenes,
  ]);
  return [
    await syncTable(db, {
      table: 'product_picture',
      key: ['product_id', 'colour', 'width', 'height'],
      rows: preferred(fronts, encodedPictureRows(encoded.pictures, productIds)),
      owners,
      remove,
    }),
    await syncTable(db, {
      table: 'product_gallery',
      key: ['product_id', 'position'],
      rows: gallery,
      owners,
      remove,
    }),
    await syncTable(db, {
      table: 'scene',
      key: ['name'],
      rows: sceneRows(media.scenes, encodings, productIds),
      remove,
    }),
    await syncTable(db, {
      table: 'share_picture',
      key: ['entity_type', 'entity_id', 'lang'],
      rows: shareRows(encoded, { product: productIds, category: categoryIds }),
      remove,
    }),
    await syncTable(db, {
      table: 'product_model',
      key: ['product_id'],
      rows: modelRows(media, { products, files, ids: productIds }),
      owners,
      remove,
    }),
    await syncTable(db, {
      table: 'shop_file',
      key: ['path'],
      scope: { site_id: siteId },
      rows: fileRows(files),
      remove,
    }),
  ];
}
