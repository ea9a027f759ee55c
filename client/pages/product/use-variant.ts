import { useState } from 'react';
import type { Product, ProductModel, ProductVariant } from '#shared/contract/product.ts';

export type VariantChoice = {
  variant: ProductVariant;
  model: ProductModel;
  chooseModel: (code: string) => void;
  chooseColour: (value: string) => void;
};

/**
 * The size and colour being looked at. A choice is written into the address without a new page, so that it can
 * be shared and survives a reload. @throws for a product without variants, which the catalogue does not have.
 */
export function useVariant(product: Product, chosen: string | null): VariantChoice {
  const [reference, setReference] = useState(chosen);
  const variant =
    product.variants.find((candidate) => candidate.reference === reference) ?? defaultVariant(product);
  const model = product.models.find((candidate) => candidate.code === variant.model);
  if (!model) throw new Error(`Variant ${variant.reference} has no model.`);
  const choose = (modelCode: string, colour: string) => {
    const next = product.variants.find(
      (candidate) => candidate.model === modelCode && candidate.colour.value === colour,
    );
    if (!next) return;
    setReference(next.reference);
    history.replaceState(history.state, '', `?ref=${encodeURIComponent(next.reference)}`);
  };
  return {
    variant,
    model,
    chooseModel: (code) => choose(code, variant.colour.value),
    chooseColour: (value) => choose(variant.model, value),
  };
}

/** The size and colour that the product's card shows. */
function defaultVariant(product: Product): ProductVariant {
  const model = product.models[Math.floor(product.models.length / 2)];
  const ofModel = product.variants.filter((candidate) => candidate.model === model?.code);
  const variant = ofModel.find(({ colour }) => colour.value === product.drawing.colour) ?? ofModel[0];
  if (!variant) throw new Error(`Product ${product.reference} has no variant.`);
  return variant;
}
