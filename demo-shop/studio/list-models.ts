import { readDemoCatalogue } from '#backoffice/demo/demo-catalogue.ts';
import { placementOf } from '#backoffice/demo/model-placement.ts';

/** Prints the data of each demo product that demo-shop/studio/imagery needs, as JSON. */
const { products } = await readDemoCatalogue();
const models = products.map((product) => {
  const size = product.sizes[Math.floor(product.sizes.length / 2)];
  return {
    key: product.key,
    design: product.drawing?.design,
    width: size?.width,
    height: size?.height,
    depth: size?.depth,
    floor_distance: product.drawing?.floor_distance,
    placement: placementOf(product),
    signature: product.signature,
    colours: product.colours,
  };
});
process.stdout.write(`${JSON.stringify(models, null, 1)}\n`);
