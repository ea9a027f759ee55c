import { existsSync } from 'node:fs';
import { mkdir, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { MANIFEST_NAME } from '#backoffice/demo/media-manifest.ts';
import { readSceneManifest, type SceneFiles } from '#backoffice/demo/scene-manifest.ts';
import { encodePicture, hashOf, SCENE_ENCODING } from './encode-picture.ts';

type Options = {
  from: string;
  to: string;
  scenes: readonly string[];
  onScene?: (scene: string, bytes: number) => void;
};

/**
 * Encodes the pictures `<scene>.png` of a folder and writes their manifest. Scenes encoded before stay as they are,
 * whether their picture is still there or not; files that no scene names any more are removed.
 */
export async function encodeScenes({ from, to, scenes, onScene }: Options): Promise<SceneFiles[]> {
  await mkdir(to, { recursive: true });
  const known = new Map((await readSceneManifest(to)).map((files) => [files.scene, files]));
  const manifest: SceneFiles[] = [];
  for (const scene of scenes) {
    const file = join(from, `${scene}.png`);
    const old = known.get(scene);
    if (!existsSync(file)) {
      if (old) manifest.push(old);
      continue;
    }
    const picture = await readFile(file);
    const source = hashOf([picture]);
    if (old?.source === source) {
      manifest.push(old);
      continue;
    }
    const { bytes, ...encoded } = await encodePicture(picture, scene, to, SCENE_ENCODING);
    manifest.push({ scene, source, ...encoded });
    onScene?.(scene, bytes);
  }
  await writeFile(join(to, MANIFEST_NAME), `${JSON.stringify(manifest, null, 1)}\n`);
  await removeUnnamed(to, manifest);
  return manifest;
}

async function removeUnnamed(folder: string, manifest: SceneFiles[]): Promise<void> {
  const named = new Set([MANIFEST_NAME]);
  for (const { name, widths } of manifest) {
    for (const width of widths) named.add(`${name}-${width}.avif`).add(`${name}-${width}.webp`);
  }
  const unnamed = (await readdir(folder)).filter((name) => !named.has(name));
  await Promise.all(unnamed.map((name) => rm(join(folder, name))));
}
