import type { ReadScene } from '../content/scenes-table.ts';
import { errorAt, warningAt, type Findings } from '../files/finding.ts';
import type { ShopFolder } from '../files/shop-folder.ts';
import { stemOf } from '../pictures/assign-pictures.ts';
import { inspectPicture } from '../pictures/inspect-picture.ts';

/** Original of a scene. */
export type SceneFile = { scene: string; file: string };

const FOLDER = 'media/scenes';

/** Finds the originals `media/scenes/<name>.jpg` (PNG, WebP, AVIF) of scenes. A scene without picture is an error. */
export async function readSceneFiles(
  folder: ShopFolder,
  { scenes, encoded }: { scenes: readonly ReadScene[]; encoded: ReadonlySet<string> },
  findings: Findings,
): Promise<SceneFile[]> {
  const files = new Map((await folder.list(FOLDER)).map((file) => [stemOf(file), file]));
  const found: SceneFile[] = [];
  for (const { name, at } of scenes) {
    const file = files.get(name.toLowerCase());
    files.delete(name.toLowerCase());
    if (file === undefined) {
      if (!encoded.has(name)) findings.add(errorAt(at.name, 'scene_missing', { name }, 'name'));
      continue;
    }
    const facts = await inspectPicture(await folder.read(file));
    if ('code' in facts) findings.add(errorAt({ file, line: 1, column: 1 }, facts.code, facts.values));
    else found.push({ scene: name, file });
  }
  for (const file of files.values()) findings.add(warningAt({ file, line: 1, column: 1 }, 'scene_unused'));
  return found;
}
