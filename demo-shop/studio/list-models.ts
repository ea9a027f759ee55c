import { parseArgs } from 'node:util';
import { readDemoCatalogue } from '#backoffice/demo/demo-catalogue.ts';
import { readMediaManifest } from '#backoffice/demo/media-manifest.ts';
import { placementOf } from '#backoffice/demo/model-placement.ts';
import type { ProductRecord, SizeRecord } from '#shared/contract/shop/product-record.ts';
import { missingColours, picturedSizes } from './picture-sizes.ts';

/**
 * Prints the data of each demo product that demo-shop/studio/imagery needs, as JSON: one entry a product, in its middle
 * size. `--sizes`: one entry a size; `--missing`: only sizes and colours without a picture.
 */
const { values } = parseArgs({ options: { sizes: { type: 'boolean' }, missing: { type: 'boolean' } } });
const { products } = await readDemoCatalogue();
const { pictures } = await readMediaManifest();
process.stdout.write(`${JSON.stringify(products.flatMap(listModels), null, 1)}\n`);

function listModels(product: ProductRecord) {
  if (values.missing)
    return picturedSizes(product).flatMap((size) => {
      const colours = missingColours(product, size, pictures);
      return colours.length > 0 ? [modelOf(product, size, colours)] : [];
    });
  if (values.sizes) return picturedSizes(product).map((size) => modelOf(product, size, product.colours));
  return [modelOf(product, product.sizes[Math.floor(product.sizes.length / 2)], product.colours)];
}

function modelOf(product: ProductRecord, size: SizeRecord | undefined, colours: readonly string[]) {
  return {
    key: product.key,
    design: product.drawing?.design,
    width: size?.width,
    height: size?.height,
    depth: size?.depth,
    floor_distance: product.drawing?.floor_distance,
    placement: placementOf(product),
    signature: product.signature,
    colours,
  };
}
