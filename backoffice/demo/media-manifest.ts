import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { EncodedPicture } from '#backoffice/shop/media/encoded-media.ts';
import { DEMO_SHOP_FOLDER } from './demo-shop.ts';

/** Media of the demo, which the back office serves from here. */
export const MEDIA_FOLDER = join(DEMO_SHOP_FOLDER, 'media');
/** Pictures that are encoded already, by kind. */
export const ENCODED_FOLDER = join(MEDIA_FOLDER, 'encoded');
export const PICTURES_FOLDER = join(ENCODED_FOLDER, 'pictures');
/** Models for augmented reality. */
export const MODELS_FOLDER = join(MEDIA_FOLDER, 'models');
export const MANIFEST_NAME = 'manifest.json';

export type MediaPicture = EncodedPicture;

export type MediaManifest = { pictures: MediaPicture[] };

export const NO_MEDIA: MediaManifest = { pictures: [] };

/** @throws when the manifest is not JSON. */
export async function readMediaManifest(folder = PICTURES_FOLDER): Promise<MediaManifest> {
  return (await readJson<MediaManifest>(join(folder, MANIFEST_NAME))) ?? NO_MEDIA;
}

/** Reads a JSON file; `undefined` when it does not exist. */
export async function readJson<Content>(file: string): Promise<Content | undefined> {
  try {
    return JSON.parse(await readFile(file, 'utf8')) as Content;
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return undefined;
    throw error;
  }
}
