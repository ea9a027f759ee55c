import type { ModelEntry } from '#backoffice/models/model-manifest.ts';
import type { Product, ProductCard, ProductModel } from '#shared/contract/product.ts';
import type { GalleryPicture } from '#shared/contract/gallery-picture.ts';
import type { ProductPicture } from '#shared/contract/product-picture.ts';
import type { Locale } from '#shared/locale.ts';

/** The part of a card that depends on the language only (`product_translation.card`). */
export type StoredCard = Pick<
  ProductCard,
  'subtitle' | 'brand' | 'drawing' | 'colours' | 'energy' | 'attributes'
> & {
  /** Dimensions of the sizes; `drawing` has those of the middle one. */
  sizes: Pick<ProductModel, 'code' | 'width' | 'height' | 'depth'>[];
};

/** Texts of a product page (`product_translation.texts`). */
export type StoredTexts = Pick<Product, 'description' | 'lead' | 'story' | 'points' | 'technical'> & {
  models: Omit<ProductModel, 'plan'>[];
};

/** Data that is the same in every language (`product.details`). */
export type StoredDetails = { guarantee: number };

/** Augmented reality data (`product_model.data`). */
export type StoredModel = Omit<ModelEntry, 'source'>;

/** Alternative text of a picture by language; the product's name and colour describe a picture without one. */
type StoredAlt = Partial<Record<Locale, string>>;

/** A picture of a product in one colour (`product_picture.data`). */
export type StoredPicture = Omit<ProductPicture, 'alt' | 'colour'> & {
  alt?: StoredAlt;
  /** The picture shows no particular colour, so that its text names none. */
  all_colours?: true;
};

/** A further picture of a product (`product_gallery.data`). */
export type StoredGalleryPicture = Omit<GalleryPicture, 'alt' | 'colour'> & { alt: StoredAlt };
