import type { StoredGalleryPicture, StoredPicture } from '#backoffice/products/product-record.ts';
import type { ProductPictures } from './encode-pictures.ts';

export type PictureRows = {
  /** Rows of `product_picture`. */
  fronts: { product_id: number; colour: string; width: number; height: number; data: StoredPicture }[];
  /** Rows of `product_gallery`. */
  gallery: { product_id: number; position: number; colour: string; data: StoredGalleryPicture }[];
};

/** Rows of the pictures of products; a product without id has none. @param ids by product key */
export function pictureRows(
  products: readonly ProductPictures[],
  ids: ReadonlyMap<string, number>,
): PictureRows {
  const rows: PictureRows = { fronts: [], gallery: [] };
  for (const { key, fronts, gallery } of products) {
    const product_id = ids.get(key);
    if (product_id === undefined) continue;
    rows.fronts.push(...fronts.map(({ colour, data }) => frontRow(product_id, colour, data)));
    rows.gallery.push(...gallery.map((picture) => ({ product_id, ...picture })));
  }
  return rows;
}

/** Row of a picture; its key is the product in one colour and one size. */
export function frontRow(
  productId: number,
  colour: string,
  data: StoredPicture,
): PictureRows['fronts'][number] {
  const { width, height } = data.scale;
  return { product_id: productId, colour, width, height, data };
}
