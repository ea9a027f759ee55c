import { PRODUCTS } from '#backoffice/demo/catalogue/products.ts';
import { placementOf } from '#backoffice/demo/model-placement.ts';

/** Prints the data of each demo product that scripts/imagery needs, as JSON. */
const models = PRODUCTS.map((product) => {
  const model = product.models[Math.floor(product.models.length / 2)];
  return {
    key: product.key,
    design: product.design,
    width: model?.width,
    height: model?.height,
    depth: model?.depth,
    floor_distance: product.floorDistance,
    placement: placementOf(product),
    signature: product.signature ?? false,
    colours: product.colours,
  };
});
process.stdout.write(`${JSON.stringify(models, null, 1)}\n`);
