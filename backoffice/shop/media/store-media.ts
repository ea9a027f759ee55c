import { join } from 'node:path';
import { toneOf } from '#backoffice/pictures/tone-of.ts';
import type { Findings } from '../files/finding.ts';
import type { ShopFolder } from '../files/shop-folder.ts';
import { encodeOriginal, encodePictures, galleryRecipe } from '../pictures/encode-pictures.ts';
import type { Shop } from '../read-shop.ts';
import { storeFiles } from './store-files.ts';
import type { SceneEncoding } from './media-rows.ts';
import type { StoredMedia } from './sync-media.ts';

export type StoreMediaOptions = {
  /** Folder of media, which the back office serves. */
  mediaFolder: string;
  /** The files of the shop's folder are served from where they are, and need no copy. */
  isServed: boolean;
  onProgress: (done: number, total: number) => void;
};

/**
 * Stores the media of a shop: originals are encoded as AVIF and WebP in the sizes in use, what is encoded already is
 * copied. Files that are there already are neither encoded nor copied again, so that an import that was interrupted
 * continues.
 */
export async function storeMedia(
  { folder, shop, findings }: { folder: ShopFolder; shop: Shop; findings: Findings },
  { mediaFolder, isServed, onProgress }: StoreMediaOptions,
): Promise<StoredMedia> {
  const to = join(mediaFolder, 'pictures');
  const pictures = await encodePictures(folder, shop.subjects, shop.pictures, { to, onProgress }, findings);
  const scenes = new Map<string, SceneEncoding>();
  for (const { scene, file } of shop.media.sceneFiles) {
    const options = { to: join(mediaFolder, 'scenes'), recipe: galleryRecipe(null) };
    const stored = await encodeOriginal(folder, file, options, findings);
    if (stored) scenes.set(scene, { ...stored, tone: await toneOf(await folder.read(file)) });
  }
  const files = await storeFiles(folder, shop.pictures, isServed ? undefined : mediaFolder);
  return { media: shop.media, pictures, scenes, files };
}

/** Media of a shop whose pictures are all encoded already, and which are served from its folder. */
export async function servedMedia(folder: ShopFolder, { media, pictures }: Shop): Promise<StoredMedia> {
  return { media, pictures: [], scenes: new Map(), files: await storeFiles(folder, pictures, undefined) };
}

/** Stands for media that a trial neither encodes nor copies, so that texts may name their scenes. */
export function unstoredMedia({ media }: Shop): StoredMedia {
  const pending = { name: 'pending', widths: [1], height: 1, placeholder: '#ffffff', isPhotograph: true };
  const scenes = new Map(media.sceneFiles.map(({ scene }) => [scene, pending]));
  return { media, pictures: [], scenes, files: [] };
}
