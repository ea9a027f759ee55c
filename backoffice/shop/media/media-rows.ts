import type { StoredScene } from '#backoffice/pictures/scenes.ts';
import { storedFiles } from '#backoffice/pictures/stored-files.ts';
import type { Tone } from '#backoffice/pictures/tone-of.ts';
import type { StoredModel, StoredPicture } from '#backoffice/products/product-record.ts';
import type { ProductRecord } from '#shared/contract/shop/product-record.ts';
import { typeset } from '#shared/domain/typeset.ts';
import { LOCALES } from '#shared/locale.ts';
import { drawingOf } from '../catalogue/product-rows.ts';
import type { Scene } from '../content/scenes-table.ts';
import { frontRow, type PictureRows } from '../pictures/picture-rows.ts';
import type { StoredEncoding } from '../pictures/picture-store.ts';
import type { SyncRow } from '../sync/sync-row.ts';
import type { EncodedMedia, EncodedPicture } from './encoded-media.ts';
import type { ShopMedia } from './read-media.ts';
import type { StoredShopFile } from './store-files.ts';

/** Files of a scene; one that was encoded before the import has a light tone. */
export type SceneEncoding = Omit<StoredEncoding, 'isPhotograph'> & { tone?: Tone };

type Ids = ReadonlyMap<string, number>;

/** Rows of `product_picture` for pictures that were encoded before the import. */
export function encodedPictureRows(pictures: readonly EncodedPicture[], ids: Ids): PictureRows['fronts'] {
  return pictures.flatMap((picture) => {
    const id = ids.get(picture.product);
    const { product_width: width, product_height: height, margin } = picture;
    const data: StoredPicture = { ...storedFiles('pictures', picture), scale: { width, height, margin } };
    return id === undefined ? [] : [frontRow(id, picture.colour, data)];
  });
}

/** Rows of `scene`, in the order of galleries. `encodings`: by name. */
export function sceneRows(
  scenes: readonly Scene[],
  encodings: ReadonlyMap<string, SceneEncoding>,
  ids: Ids,
): SyncRow[] {
  return scenes.flatMap(({ name, product, alt, focus, reference }, position) => {
    const files = encodings.get(name);
    if (!files) return [];
    const data: StoredScene = {
      ...storedFiles('scenes', files),
      ...(files.tone === 'dark' && { tone: 'dark' as const }),
      ...(focus && { focus }),
      ...(reference !== null && { reference }),
      alt: { fr: typeset(alt.fr, 'fr'), en: typeset(alt.en, 'en') },
    };
    return [{ name, product_id: product === null ? null : (ids.get(product) ?? null), position, data }];
  });
}

/** Rows of `share_picture`. */
export function shareRows({ shares }: EncodedMedia, ids: { product: Ids; category: Ids }): SyncRow[] {
  return (['product', 'category'] as const).flatMap((type) =>
    Object.entries(shares[type]).flatMap(([key, files]) => {
      const id = ids[type].get(key);
      return id === undefined
        ? []
        : LOCALES.map((lang) => ({ entity_type: type, entity_id: id, lang, url: `shares/${files[lang]}` }));
    }),
  );
}

/** Rows of `product_model`. A model without entry in the manifest has its own colours and the size on the card. */
export function modelRows(
  { encoded, modelFiles }: ShopMedia,
  {
    products,
    files,
    ids,
  }: { products: readonly ProductRecord[]; files: readonly StoredShopFile[]; ids: Ids },
): SyncRow[] {
  const byKey = new Map(products.map((product) => [product.key, product]));
  const places = new Map(files.map(({ path, stored }) => [path, stored]));
  const own = modelFiles.flatMap(({ product: key, file }): StoredModel[] => {
    const product = byKey.get(key);
    const name = places.get(file)?.replace('models/', '');
    if (!product || name === undefined) return [];
    const { width, height, depth, floor_distance: distance, colour } = drawingOf(product);
    const placement = distance > 0 ? 'wall' : 'floor';
    return [{ product: key, file: name, placement, width, height, depth, colours: [colour], plain: true }];
  });
  const known = encoded.models.map(({ source: _source, ...model }): StoredModel => model);
  return [...known, ...own].flatMap((data) => {
    const id = ids.get(data.product);
    return id === undefined ? [] : [{ product_id: id, data }];
  });
}

/** Rows of `shop_file`. */
export function fileRows(files: readonly StoredShopFile[]): SyncRow[] {
  return files.map(({ focus, ...file }) => ({
    ...file,
    focus_x: focus?.x ?? null,
    focus_y: focus?.y ?? null,
  }));
}

/** Rows of `product_picture`: an original replaces all sizes of its colour that were encoded before. */
export function preferred(
  fronts: PictureRows['fronts'],
  encoded: PictureRows['fronts'],
): PictureRows['fronts'] {
  const own = new Set(fronts.map(keyOf));
  return [...fronts, ...encoded.filter((row) => !own.has(keyOf(row)))];
}

function keyOf({ product_id: id, colour }: PictureRows['fronts'][number]): string {
  return `${id} ${colour}`;
}
