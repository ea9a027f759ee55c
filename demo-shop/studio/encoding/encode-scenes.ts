import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { MANIFEST_NAME } from '#backoffice/demo/media-manifest.ts';
import { readSceneManifest, type SceneFiles } from '#backoffice/demo/scene-manifest.ts';
import { encodeIfChanged } from './encode-if-changed.ts';
import { encodePicture, SCENE_ENCODING } from '#backoffice/pictures/encode-picture.ts';
import { fileNames, removeUnnamed } from './remove-unnamed.ts';

type Options = {
  from: string;
  to: string;
  scenes: readonly string[];
  onScene?: (scene: string, bytes: number) => void;
};

/**
 * Encodes the pictures `<scene>.png` of a folder and writes their manifest. Scenes that were encoded before
 * stay, even without their source; unreferenced files are removed.
 */
export async function encodeScenes({ from, to, scenes, onScene }: Options): Promise<SceneFiles[]> {
  await mkdir(to, { recursive: true });
  const known = new Map((await readSceneManifest(to)).map((files) => [files.scene, files]));
  const manifest: SceneFiles[] = [];
  for (const scene of scenes) {
    const encode = async (picture: Buffer, source: string): Promise<SceneFiles> => {
      const { bytes, ...encoded } = await encodePicture(picture, scene, to, SCENE_ENCODING);
      onScene?.(scene, bytes);
      return { scene, source, ...encoded };
    };
    const files = await encodeIfChanged(join(from, `${scene}.png`), known.get(scene), encode);
    if (files) manifest.push(files);
  }
  await writeFile(join(to, MANIFEST_NAME), `${JSON.stringify(manifest, null, 1)}\n`);
  await removeUnnamed(to, manifest.flatMap(fileNames));
  return manifest;
}
