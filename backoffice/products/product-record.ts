import type { ModelEntry } from '#backoffice/models/model-manifest.ts';
import type { Product, ProductCard, ProductModel } from '#shared/contract/product.ts';
import type { ProductPicture } from '#shared/contract/product-picture.ts';

/** The part of a card that depends on the language alone: stored ready (`product_translation.card`). */
export type StoredCard = Pick<
  ProductCard,
  'subtitle' | 'brand' | 'drawing' | 'colours' | 'energy' | 'attributes'
>;

/** The texts of a product page (`product_translation.texts`). */
export type StoredTexts = Pick<Product, 'description' | 'lead' | 'story' | 'points' | 'technical'> & {
  models: Omit<ProductModel, 'plan'>[];
};

/** What is the same in every language (`product.details`). */
export type StoredDetails = { guarantee: number };

/** What augmented reality shows (`product_model.data`). */
export type StoredModel = Omit<ModelEntry, 'source'>;

/** A product in one colour (`product_picture.data`); its text follows from the product's. */
export type StoredPicture = Omit<ProductPicture, 'alt' | 'colour'>;
