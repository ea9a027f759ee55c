import type { Product, ProductCard, ProductModel } from '#shared/contract/product.ts';

/** The part of a card that depends on the language alone: stored ready (`product_translation.card`). */
export type StoredCard = Pick<
  ProductCard,
  'subtitle' | 'brand' | 'cover' | 'drawing' | 'colours' | 'energy' | 'attributes' | 'ar'
>;

/** The texts of a product page (`product_translation.texts`). */
export type StoredTexts = Pick<Product, 'description' | 'lead' | 'story' | 'points' | 'technical'> & {
  models: ProductModel[];
};

/** What is the same in every language (`product.details`). */
export type StoredDetails = { guarantee: number };
