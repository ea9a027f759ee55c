import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import {
  MANIFEST_NAME,
  readModelManifest,
  type ModelEntry,
  type ModelManifest,
} from '#backoffice/models/model-manifest.ts';
import { encodeModel } from './encode-model.ts';
import { encodeIfChanged } from './encode-if-changed.ts';
import { hashOf } from '#backoffice/pictures/encode-picture.ts';
import { removeUnnamed } from './remove-unnamed.ts';
import { weigh } from './weigh.ts';

type Options = {
  from: string;
  to: string;
  /** Placement and colours as modelled. */
  products: readonly Omit<ModelEntry, 'file' | 'source'>[];
  onModel?: (product: string, bytes: number, triangles: number) => void;
};

/**
 * Encodes the models `<product>.glb` of a folder and writes the manifest. Models that were encoded before
 * stay, even without their source; unreferenced files are removed.
 */
export async function encodeModels(options: Options): Promise<ModelManifest & { bytes: number }> {
  const { from, to, products, onModel } = options;
  await mkdir(to, { recursive: true });
  const before = new Map(readModelManifest(to).models.map((model) => [model.product, model]));
  const models: ModelEntry[] = [];
  for (const product of products) {
    const encode = async (content: Buffer, source: string): Promise<ModelEntry> => {
      const { bytes, triangles } = await encodeModel(content, product.placement);
      const file = `${product.product}-${hashOf([Buffer.from(bytes)])}.glb`;
      await writeFile(join(to, file), bytes);
      onModel?.(product.product, bytes.length, triangles);
      return { ...product, file, source };
    };
    const path = join(from, `${product.product}.glb`);
    const model = await encodeIfChanged(path, before.get(product.product), encode);
    // Placement and colours follow the catalogue, even without a new encoding.
    if (model) models.push({ ...model, ...product });
  }
  await writeFile(join(to, MANIFEST_NAME), `${JSON.stringify({ models }, null, 1)}\n`);
  await removeUnnamed(
    to,
    models.map(({ file }) => file),
  );
  return { models, bytes: await weigh(to) };
}
