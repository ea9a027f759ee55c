import { CUT_OUT_ENCODING, SCENE_ENCODING } from '#backoffice/pictures/encode-picture.ts';
import { storedFiles } from '#backoffice/pictures/stored-files.ts';
import type { StoredGalleryPicture, StoredPicture } from '#backoffice/products/product-record.ts';
import { errorAt, type Findings } from '#backoffice/shop/files/finding.ts';
import type { ShopFolder } from '#backoffice/shop/files/shop-folder.ts';
import { stemOf, type PictureSubject } from './assign-pictures.ts';
import { arrangePictures, type PictureUse } from './arrange-pictures.ts';
import { storeEncodedPicture, type Recipe, type StoredEncoding } from './picture-store.ts';
import { prepareFrontPicture, prepareGalleryPicture } from './prepare-picture.ts';
import type { PictureRecord } from './read-pictures.ts';

/** Pictures of a product as the tables `product_picture` and `product_gallery` store them. */
export type ProductPictures = {
  key: string;
  fronts: { colour: string; data: StoredPicture }[];
  /** In order; `colour` is empty for pictures of all colours. */
  gallery: { colour: string; position: number; data: StoredGalleryPicture }[];
};

export type EncodeOptions = {
  /** Folder of the encoded pictures. */
  to: string;
  /** Pictures at a time; each uses several threads. */
  concurrency?: number;
  /** Called after each product. */
  onProgress?: (done: number, total: number) => void;
};

/** Folder of the media address below which the files are served. */
const MEDIA_FOLDER = 'pictures';

/**
 * Encodes the pictures of products as AVIF and WebP in the widths that pages use. Files that exist are not encoded
 * again. A picture that cannot be decoded is an error, and the rest is encoded nevertheless.
 */
export async function encodePictures(
  folder: ShopFolder,
  subjects: Iterable<PictureSubject>,
  records: readonly PictureRecord[],
  { to, concurrency = 2, onProgress }: EncodeOptions,
  findings: Findings,
): Promise<ProductPictures[]> {
  const byKey = groupByKey(records);
  const queue: PictureSubject[] = [];
  for (const subject of subjects) if (byKey.has(subject.key)) queue.push(subject);
  const results = new Map<string, ProductPictures>();
  const total = queue.length;
  const remaining = queue.values();
  const work = async () => {
    for (const subject of remaining) {
      results.set(
        subject.key,
        await encodeProduct(folder, subject, byKey.get(subject.key) ?? [], to, findings),
      );
      onProgress?.(results.size, total);
    }
  };
  await Promise.all(Array.from({ length: Math.max(1, concurrency) }, work));
  return queue.flatMap(({ key }) => results.get(key) ?? []);
}

function groupByKey(records: readonly PictureRecord[]): Map<string, PictureRecord[]> {
  const byKey = new Map<string, PictureRecord[]>();
  for (const record of records) {
    const group = byKey.get(record.key);
    if (group) group.push(record);
    else byKey.set(record.key, [record]);
  }
  return byKey;
}

async function encodeProduct(
  folder: ShopFolder,
  subject: PictureSubject,
  records: readonly PictureRecord[],
  to: string,
  findings: Findings,
): Promise<ProductPictures> {
  const pictures: ProductPictures = { key: subject.key, fronts: [], gallery: [] };
  const encode = ({ file }: PictureRecord, recipe: Recipe) =>
    encodeOriginal(folder, file, { to, recipe }, findings);
  const show = async (use: PictureUse) => {
    const { focus, alt } = use.record;
    const stored = await encode(use.record, galleryRecipe(focus));
    if (!stored) return;
    const data = { ...storedFiles(MEDIA_FOLDER, stored), alt };
    pictures.gallery.push({ colour: use.colour ?? '', position: pictures.gallery.length, data });
  };
  const { fronts, gallery } = arrangePictures(subject, records);
  const photographs = new Set<PictureRecord>();
  for (const { record, colour } of fronts) {
    if (colour === null) continue;
    const stored = await encode(record, frontRecipe(subject));
    if (!stored) continue;
    const scale = { width: subject.width, height: subject.height, margin: 0 };
    const note = { alt: record.alt, ...(record.colour === null && { all_colours: true as const }) };
    pictures.fronts.push({ colour, data: { ...storedFiles(MEDIA_FOLDER, stored), scale, ...note } });
    if (stored.isPhotograph && subject.isDrawn) photographs.add(record);
  }
  // The box of a drawn product is narrow: the gallery shows a photograph with its background, too.
  for (const record of photographs) await show({ record, colour: record.colour });
  for (const use of gallery) await show(use);
  return pictures;
}

/** Encodes a picture of the folder; one that cannot be decoded is an error. */
export async function encodeOriginal(
  folder: ShopFolder,
  file: string,
  { to, recipe }: { to: string; recipe: Recipe },
  findings: Findings,
): Promise<StoredEncoding | undefined> {
  try {
    return await storeEncodedPicture(to, labelOf(file), await folder.read(file), recipe);
  } catch (error) {
    if (isOfDisk(error)) throw error;
    findings.add(errorAt({ file, line: 1, column: 1 }, 'picture_damaged'));
    return undefined;
  }
}

function frontRecipe({ width, height, isDrawn }: PictureSubject): Recipe {
  const box = isDrawn ? { width, height } : null;
  return {
    id: box ? `front ${width} ${height}` : 'front',
    encoding: CUT_OUT_ENCODING,
    prepare: (bytes) => prepareFrontPicture(bytes, box),
  };
}

export function galleryRecipe(focus: PictureRecord['focus']): Recipe {
  return {
    id: `gallery ${focus ? `${focus.x} ${focus.y}` : ''}`,
    encoding: SCENE_ENCODING,
    prepare: async (bytes) => ({ content: await prepareGalleryPicture(bytes, focus), isPhotograph: true }),
  };
}

/** Start of the names of the encoded files; their hash and their width follow. */
export function labelOf(file: string): string {
  const ascii = stemOf(file).normalize('NFD').replaceAll(/\p{M}/gu, '');
  return ascii.replaceAll(/[^a-z\d]+/g, '-').slice(0, 60) || 'picture';
}

/** The picture library reports a full disk in its message only. */
function isOfDisk(error: unknown): boolean {
  return (
    error instanceof Error && /ENOSPC|EACCES|EROFS|ENOENT|No space left|write error/i.test(error.message)
  );
}
