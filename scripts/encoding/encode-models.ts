import { existsSync } from 'node:fs';
import { mkdir, readdir, readFile, rm, stat, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import {
  MANIFEST_NAME,
  readModelManifest,
  type ModelEntry,
  type ModelManifest,
} from '#backoffice/models/model-manifest.ts';
import { encodeModel } from './encode-model.ts';
import { hashOf } from './encode-picture.ts';

type Options = {
  from: string;
  to: string;
  /** As they were modelled. */
  products: readonly Omit<ModelEntry, 'file' | 'source'>[];
  onModel?: (product: string, bytes: number, triangles: number) => void;
};

/**
 * Encodes the models `<product>.glb` of a folder and writes the manifest. Models encoded before stay as they are,
 * whether their source is still there or not; files that nothing names any more are removed.
 */
export async function encodeModels(options: Options): Promise<ModelManifest & { bytes: number }> {
  const { from, to, products } = options;
  await mkdir(to, { recursive: true });
  const before = new Map(readModelManifest(to).models.map((model) => [model.product, model]));
  const models: ModelEntry[] = [];
  for (const product of products) {
    const path = join(from, `${product.product}.glb`);
    const old = before.get(product.product);
    if (existsSync(path)) models.push({ ...product, ...(await encode(path, product.product, old, options)) });
    else if (old) models.push({ ...old, ...product });
  }
  await writeFile(join(to, MANIFEST_NAME), `${JSON.stringify({ models }, null, 1)}\n`);
  return { models, bytes: await tidy(to, new Set([MANIFEST_NAME, ...models.map(({ file }) => file)])) };
}

async function encode(
  path: string,
  product: string,
  old: ModelEntry | undefined,
  { to, onModel }: Options,
): Promise<Pick<ModelEntry, 'file' | 'source'>> {
  const content = await readFile(path);
  const source = hashOf([content]);
  if (old?.source === source) return { file: old.file, source };
  const { bytes, triangles } = await encodeModel(content);
  const file = `${product}-${hashOf([Buffer.from(bytes)])}.glb`;
  await writeFile(join(to, file), bytes);
  onModel?.(product, bytes.length, triangles);
  return { file, source };
}

/** Removes what has no name in the set. Gives the size of what is left. */
async function tidy(folder: string, names: ReadonlySet<string>): Promise<number> {
  let bytes = 0;
  for (const name of await readdir(folder)) {
    const path = join(folder, name);
    if (names.has(name)) bytes += (await stat(path)).size;
    else await rm(path);
  }
  return bytes;
}
