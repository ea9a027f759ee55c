import type { Product, ProductCard } from '#shared/contract/product.ts';
import type { ProductPicture } from '#shared/contract/product-picture.ts';
import type { StoredPicture } from './product-record.ts';

type Described = Pick<ProductCard, 'name' | 'subtitle' | 'colours'>;

/** Adds colour and alternative text to a stored picture. */
export function toPicture(picture: StoredPicture, colour: string, product: Described): ProductPicture {
  return { ...picture, colour, alt: describe(product, colour) };
}

/** A product's pictures in the order of its colours. */
export function showPictures(
  rows: readonly { colour: string; data: unknown }[],
  product: Described,
): Pick<Product, 'pictures'> {
  const stored = new Map(rows.map(({ colour, data }) => [colour, data as StoredPicture]));
  return {
    pictures: product.colours.flatMap(({ value }) => {
      const picture = stored.get(value);
      return picture ? [toPicture(picture, value, product)] : [];
    }),
  };
}

/** Alternative text: name, subtitle and colour. */
function describe({ name, subtitle, colours }: Described, colour: string): string {
  const label = colours.find(({ value }) => value === colour)?.label;
  return [name, lowerFirst(subtitle), label?.toLowerCase()].filter(Boolean).join(', ');
}

/** Lowers the first character for use within a sentence; abbreviations such as `VMC` stay. */
function lowerFirst(text: string): string {
  return /^\p{Lu}\p{Ll}/u.test(text) ? text.charAt(0).toLowerCase() + text.slice(1) : text;
}
