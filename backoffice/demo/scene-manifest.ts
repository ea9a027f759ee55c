import { join } from 'node:path';
import type { EncodedScene } from '#backoffice/shop/media/encoded-media.ts';
import { ENCODED_FOLDER, MANIFEST_NAME, readJson } from './media-manifest.ts';

/** Files of scenes with their manifest (demo-shop/studio/encode-scenes.ts writes both). */
export const SCENES_FOLDER = join(ENCODED_FOLDER, 'scenes');

export type SceneFiles = EncodedScene;

/** @throws when the manifest is not JSON. */
export async function readSceneManifest(folder = SCENES_FOLDER): Promise<SceneFiles[]> {
  return (await readJson<SceneFiles[]>(join(folder, MANIFEST_NAME))) ?? [];
}
