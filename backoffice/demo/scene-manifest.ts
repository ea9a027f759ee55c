import { join } from 'node:path';
import { MANIFEST_NAME, MEDIA_FOLDER, readJson } from './media-manifest.ts';

/** Where the files of scenes stand, with what is known of each (scripts/encode-scenes.ts writes both). */
export const SCENES_FOLDER = join(MEDIA_FOLDER, 'scenes');

export type SceneFiles = {
  /** Name of the scene (content/scenes.ts). */
  scene: string;
  /** Of the picture it was made from, so that what has not changed is not encoded again. */
  source: string;
  /** What its files' names begin with; holds a hash of what is in them. */
  name: string;
  /** In pixels, largest last; there is a file of each in each format. */
  widths: number[];
  /** Of the largest. */
  height: number;
  placeholder: string;
};

/** @throws when the manifest is not JSON. */
export async function readSceneManifest(folder = SCENES_FOLDER): Promise<SceneFiles[]> {
  return (await readJson<SceneFiles[]>(join(folder, MANIFEST_NAME))) ?? [];
}
