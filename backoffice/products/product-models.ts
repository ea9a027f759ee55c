import { modelAddress, modelColours } from '#backoffice/models/model-address.ts';
import type { Product, ProductCard } from '#shared/contract/product.ts';
import type { StoredModel } from './product-record.ts';

type Shown = Pick<ProductCard, 'colours' | 'drawing' | 'cover'>;

/** Augmented reality data: the model in each colour, beginning with the colour of the card. */
export function showModel(model: StoredModel | undefined, { colours, drawing, cover }: Shown): Product['ar'] {
  if (!model) return null;
  const known = modelColours(model);
  const variants = colours
    .filter(({ value }) => known.includes(value))
    .map(({ value, label }) => ({
      name: label,
      color: value,
      glb: modelAddress(model, value, 'glb'),
      usdz: modelAddress(model, value, 'usdz'),
    }));
  const first = variants.find(({ color }) => color === drawing.colour) ?? variants[0];
  if (!first) return null;
  return {
    glb: first.glb,
    usdz: first.usdz,
    poster: cover?.webp ?? null,
    placement: model.placement,
    dimensions: { w: model.width, h: model.height, d: model.depth },
    variants,
  };
}
