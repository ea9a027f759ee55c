import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { fromProgramFolder } from '#shared/program-folder.ts';

/** Pictures of the demo with their manifest (demo-shop/studio/encode-pictures.ts writes both). */
export const MEDIA_FOLDER = fromProgramFolder('backoffice', 'demo', 'media');
/** Models for augmented reality of the demo (demo-shop/studio/encode-models.ts). */
export const MODELS_FOLDER = join(MEDIA_FOLDER, 'models');
export const MANIFEST_NAME = 'manifest.json';

/** A product in one colour, without background. */
export type MediaPicture = {
  product: string;
  colour: string;
  /** Hash of the source picture, so that unchanged pictures are not encoded again. */
  source: string;
  /** Prefix of the file names, with a hash of their content. */
  name: string;
  /** In pixels, largest last; each width has one file per format. */
  widths: number[];
  height: number;
  /** Mean colour of the opaque pixels. */
  placeholder: string;
  /** Dimensions of the product in the picture, and the margin on each side, in mm. */
  product_width: number;
  product_height: number;
  margin: number;
};

export type MediaManifest = { pictures: MediaPicture[] };

export const NO_MEDIA: MediaManifest = { pictures: [] };

/** @throws when the manifest is not JSON. */
export async function readMediaManifest(folder = MEDIA_FOLDER): Promise<MediaManifest> {
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
