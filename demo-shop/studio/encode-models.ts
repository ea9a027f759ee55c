import { readDemoCatalogue } from '#backoffice/demo/demo-catalogue.ts';
import { MODELS_FOLDER } from '#backoffice/demo/media-manifest.ts';
import { placementOf } from '#backoffice/demo/model-placement.ts';
import { drawingOf } from '#backoffice/shop/catalogue/product-rows.ts';
import { encodeModels } from './encoding/encode-models.ts';

const MAX_MIB = 10;
const BYTES_PER_MIB = 1_048_576;

/**
 * Encodes the models from demo-shop/studio/imagery/export_glb.py into media of the back office, one file per
 * product: `node demo-shop/studio/encode-models.ts <folder of models>`.
 */
const [from] = process.argv.slice(2);
if (!from) throw new Error('Name the folder of the models.');

const { products } = await readDemoCatalogue();
const { models, bytes } = await encodeModels({
  from,
  to: MODELS_FOLDER,
  products: products.map((product) => {
    const { width, height, depth } = drawingOf(product);
    const { key, colours } = product;
    return { product: key, placement: placementOf(product), width, height, depth, colours };
  }),
  onModel: (product, size, triangles) =>
    process.stdout.write(`${product} ${Math.round(size / 1024)} KiB, ${triangles} triangles\n`),
});
const mebibytes = bytes / BYTES_PER_MIB;
process.stdout.write(`${models.length} models, ${mebibytes.toFixed(1)} MiB\n`);
if (mebibytes > MAX_MIB) throw new Error(`The repository takes at most ${MAX_MIB} MiB of models.`);
