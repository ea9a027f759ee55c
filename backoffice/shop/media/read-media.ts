import { checkKnown, type KnownKeys } from '../check-keys.ts';
import type { ReadScene, Scene } from '../content/scenes-table.ts';
import type { Findings } from '../files/finding.ts';
import type { ShopFolder } from '../files/shop-folder.ts';
import { readEncodedMedia, type EncodedMedia } from './encoded-media.ts';
import { readModelFiles, type ModelFile } from './model-files.ts';
import { readSceneFiles, type SceneFile } from './scene-files.ts';

/** Media of a shop besides the originals of its products' pictures. */
export type ShopMedia = {
  encoded: EncodedMedia;
  scenes: Scene[];
  sceneFiles: SceneFile[];
  modelFiles: ModelFile[];
};

type Known = { products: KnownKeys; categories: KnownKeys };

/** Reads encoded pictures, pictures of rooms and models. Each file is checked by its bytes. */
export async function readMedia(
  folder: ShopFolder,
  { scenes, references, ...known }: Known & { scenes: ReadScene[]; references: KnownKeys },
  findings: Findings,
): Promise<ShopMedia> {
  for (const { reference, at } of scenes)
    if (reference !== null)
      checkKnown(references, reference, { at: at.reference, field: 'reference', findings });
  const names = { file: 'scenes', keys: new Set(scenes.map(({ name }) => name)) };
  const encoded = await readEncodedMedia(folder, { ...known, scenes: names }, findings);
  return {
    encoded,
    scenes,
    sceneFiles: await readSceneFiles(
      folder,
      { scenes, encoded: new Set(encoded.scenes.map(({ scene }) => scene)) },
      findings,
    ),
    modelFiles: await readModelFiles(
      folder,
      {
        products: known.products,
        encoded: new Set(encoded.models.map(({ file }) => `media/models/${file}`)),
      },
      findings,
    ),
  };
}
