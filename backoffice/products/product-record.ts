import type { ModelEntry } from '#backoffice/models/model-manifest.ts';
import type { Product, ProductCard, ProductModel } from '#shared/contract/product.ts';
import type { ProductPicture } from '#shared/contract/product-picture.ts';

/** The part of a card that depends on the language only (`product_translation.card`). */
export type StoredCard = Pick<
  ProductCard,
  'subtitle' | 'brand' | 'drawing' | 'colours' | 'energy' | 'attributes'
>;

/** Texts of a product page (`product_translation.texts`). */
export type StoredTexts = Pick<Product, 'description' | 'lead' | 'story' | 'points' | 'technical'> & {
  models: Omit<ProductModel, 'plan'>[];
};

/** Data that is the same in every language (`product.details`). */
export type StoredDetails = { guarantee: number };

/** Augmented reality data (`product_model.data`). */
export type StoredModel = Omit<ModelEntry, 'source'>;

/** A picture of a product in one colour (`product_picture.data`); its text derives from the product's. */
export type StoredPicture = Omit<ProductPicture, 'alt' | 'colour'>;
