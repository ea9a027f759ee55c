import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { fromProgramFolder } from '#shared/program-folder.ts';

/** Where the demo's pictures stand: their files and what is known of each (scripts/encode-pictures.ts writes both). */
export const MEDIA_FOLDER = fromProgramFolder('backoffice', 'demo', 'media');
/** Where the demo's models for augmented reality stand (scripts/encode-models.ts). */
export const MODELS_FOLDER = join(MEDIA_FOLDER, 'models');
export const MANIFEST_NAME = 'manifest.json';

/** A product in one colour, cut out of its ground. */
export type MediaPicture = {
  product: string;
  colour: string;
  /** Of the picture it was made from, so that what has not changed is not encoded again. */
  source: string;
  /** What its files' names begin with; holds a hash of what is in them. */
  name: string;
  /** In pixels, largest last; there is a file of each in each format. */
  widths: number[];
  /** Of the largest. */
  height: number;
  /** Mean colour of what is opaque. */
  placeholder: string;
  /** The product in the picture in mm, and what is left around it on each side. */
  product_width: number;
  product_height: number;
  margin: number;
};

export type MediaManifest = { pictures: MediaPicture[] };

export const NO_MEDIA: MediaManifest = { pictures: [] };

/** @throws when the manifest is there but is not JSON. */
export async function readMediaManifest(folder = MEDIA_FOLDER): Promise<MediaManifest> {
  return (await readJson<MediaManifest>(join(folder, MANIFEST_NAME))) ?? NO_MEDIA;
}

/** What a file of JSON holds; `undefined` when there is none. */
export async function readJson<Content>(file: string): Promise<Content | undefined> {
  try {
    return JSON.parse(await readFile(file, 'utf8')) as Content;
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return undefined;
    throw error;
  }
}
