import { readModel } from '#backoffice/models/colour-model.ts';
import { checkKnown, type KnownKeys } from '../check-keys.ts';
import { errorAt, type Findings } from '../files/finding.ts';
import type { ShopFolder } from '../files/shop-folder.ts';

/** A model of a product in its own colours. */
export type ModelFile = { product: string; file: string };

const MODEL = /^media\/models\/([^/]+)\.glb$/;
const MEGABYTE = 1024 ** 2;
const MAX_BYTES = 25 * MEGABYTE;

/** Reads `media/models/<key>.glb`: a model in real size, in metres, standing on the floor or with its back to the wall. */
export async function readModelFiles(
  folder: ShopFolder,
  { products, encoded }: { products: KnownKeys; encoded: ReadonlySet<string> },
  findings: Findings,
): Promise<ModelFile[]> {
  const models: ModelFile[] = [];
  for (const file of await folder.list('media/models')) {
    const [, product] = MODEL.exec(file) ?? [];
    if (product === undefined || encoded.has(file)) continue;
    const at = { file, line: 1, column: 1 };
    if (!checkKnown(products, product, { at, field: 'product', findings })) continue;
    const bytes = await folder.read(file);
    if (bytes.length > MAX_BYTES)
      findings.add(errorAt(at, 'file_too_large', { limit: MAX_BYTES / MEGABYTE }));
    else if (await isReadable(bytes)) models.push({ product, file });
    else findings.add(errorAt(at, 'model_damaged'));
  }
  return models;
}

async function isReadable(bytes: Buffer): Promise<boolean> {
  try {
    return (await readModel(bytes)).getRoot().listMeshes().length > 0;
  } catch {
    return false;
  }
}
