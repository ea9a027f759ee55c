import { variantQuery } from '#client/components/product-card/variant-query.ts';
import { useState } from 'react';
import type { DrawingData } from '#shared/contract/drawing.ts';
import type { Product, ProductModel, ProductVariant } from '#shared/contract/product.ts';

export type VariantChoice = {
  variant: ProductVariant;
  model: ProductModel;
  /** The variant with this size or colour and, if it exists, the current value of the other option. */
  ofModel: (code: string) => ProductVariant | undefined;
  ofColour: (value: string) => ProductVariant | undefined;
  choose: (variant: ProductVariant | undefined) => void;
};

/**
 * State of the selected variant. A selection updates the URL by `replaceState`, so that it can be shared and survives a
 * reload.
 * @throws Error for a product without variants, which the catalogue excludes
 */
export function useVariant(product: Product, chosen: string | null): VariantChoice {
  const { variants } = product;
  const [reference, setReference] = useState(chosen);
  const [shown, setShown] = useState(product);
  // A link to another variant of the product loads the page anew, in the same component.
  if (shown !== product) {
    setShown(product);
    setReference(chosen);
  }
  const variant = variants.find((candidate) => candidate.reference === reference) ?? defaultVariant(product);
  const model = product.models.find((candidate) => candidate.code === variant.model);
  if (!model) throw new Error(`Variant ${variant.reference} has no model.`);
  return {
    variant,
    model,
    ofModel: (code) => {
      const ofModel = variants.filter((candidate) => candidate.model === code);
      return ofModel.find(({ colour }) => colour.value === variant.colour.value) ?? ofModel[0];
    },
    ofColour: (value) => {
      const ofColour = variants.filter(({ colour }) => colour.value === value);
      return ofColour.find((candidate) => candidate.model === variant.model) ?? ofColour[0];
    },
    choose: (next) => {
      if (!next) return;
      setReference(next.reference);
      history.replaceState(history.state, '', variantQuery(next));
    },
  };
}

export function drawingOf(
  { drawing }: Product,
  { model, variant }: Pick<VariantChoice, 'model' | 'variant'>,
): DrawingData {
  const { width, height, depth } = model;
  return { ...drawing, width, height, depth, colour: variant.colour.value };
}

/** The variant that the product card shows. */
function defaultVariant(product: Product): ProductVariant {
  const model = product.models[Math.floor(product.models.length / 2)];
  const ofModel = product.variants.filter((candidate) => candidate.model === model?.code);
  const variant = ofModel.find(({ colour }) => colour.value === product.drawing.colour) ?? ofModel[0];
  if (!variant) throw new Error(`Product ${product.reference} has no variant.`);
  return variant;
}
