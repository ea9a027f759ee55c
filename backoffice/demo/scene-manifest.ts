import { join } from 'node:path';
import { MANIFEST_NAME, MEDIA_FOLDER, readJson } from './media-manifest.ts';

/** Files of scenes with their manifest (demo-shop/studio/encode-scenes.ts writes both). */
export const SCENES_FOLDER = join(MEDIA_FOLDER, 'scenes');

export type SceneFiles = {
  /** Name of the scene (content/scenes.ts). */
  scene: string;
  /** Hash of the source picture, so that unchanged pictures are not encoded again. */
  source: string;
  /** Prefix of the file names, with a hash of their content. */
  name: string;
  /** In pixels, largest last; each width has one file per format. */
  widths: number[];
  height: number;
  placeholder: string;
};

/** @throws when the manifest is not JSON. */
export async function readSceneManifest(folder = SCENES_FOLDER): Promise<SceneFiles[]> {
  return (await readJson<SceneFiles[]>(join(folder, MANIFEST_NAME))) ?? [];
}
