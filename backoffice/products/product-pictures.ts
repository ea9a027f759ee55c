import type { ProductScene } from '#backoffice/pictures/scenes.ts';
import type { GalleryPicture } from '#shared/contract/gallery-picture.ts';
import type { ProductCard } from '#shared/contract/product.ts';
import type { ProductPicture } from '#shared/contract/product-picture.ts';
import type { ScenePicture } from '#shared/contract/scene-picture.ts';
import type { Locale } from '#shared/locale.ts';
import type { StoredGalleryPicture, StoredPicture } from './product-record.ts';

type Described = Pick<ProductCard, 'name' | 'subtitle' | 'colours'>;

/** Adds colour and alternative text to a stored picture. */
export function toPicture(
  { alt, all_colours: isGeneral, ...picture }: StoredPicture,
  colour: string,
  product: Described,
  lang: Locale,
): ProductPicture {
  return { ...picture, colour, alt: alt?.[lang] ?? describe(product, isGeneral ? null : colour) };
}

/** A product's pictures in the order of its colours, each in the sizes that have one, in the order of the rows. */
export function showPictures(
  rows: readonly { colour: string; data: unknown }[],
  product: Described,
  lang: Locale,
): ProductPicture[] {
  return product.colours.flatMap(({ value }) =>
    rows
      .filter(({ colour }) => colour === value)
      .map(({ data }) => toPicture(data as StoredPicture, value, product, lang)),
  );
}

/** A product's further pictures, in the order of the rows. */
export function showGallery(
  rows: readonly { colour: string; data: unknown }[],
  product: Described,
  lang: Locale,
): GalleryPicture[] {
  return rows.map((row) => {
    const { alt, ...picture } = row.data as StoredGalleryPicture;
    const colour = row.colour === '' ? null : row.colour;
    return { ...picture, colour, alt: alt[lang] ?? describe(product, colour) };
  });
}

type Shown = {
  name: string;
  models: readonly { code: string; label: string }[];
  variants: readonly { reference: string; model: string; colour: string }[];
  /** Labels by value. */
  colours: ReadonlyMap<string, string>;
};

/** Pictures of a product in use; each says which size and colour it shows, if that is known. */
export function showRooms(scenes: readonly ProductScene[], product: Shown): ScenePicture[] {
  return scenes.map(({ picture, reference }) => {
    const variant = product.variants.find((each) => each.reference === reference);
    if (!variant) return picture;
    // A single size has no name that visitors know.
    const sizes = product.models.length > 1 ? product.models : [];
    const size = sizes.find(({ code }) => code === variant.model)?.label ?? '';
    const colour = product.colours.get(variant.colour)?.toLowerCase();
    return { ...picture, shows: [`${product.name} ${size}`.trim(), colour].filter(Boolean).join(', ') };
  });
}

/** Alternative text: name, subtitle and colour. */
function describe({ name, subtitle, colours }: Described, colour: string | null): string {
  const label = colours.find(({ value }) => value === colour)?.label;
  return [name, lowerFirst(subtitle), label?.toLowerCase()].filter(Boolean).join(', ');
}

/** Lowers the first character for use within a sentence; abbreviations such as `VMC` stay. */
function lowerFirst(text: string): string {
  return /^\p{Lu}\p{Ll}/u.test(text) ? text.charAt(0).toLowerCase() + text.slice(1) : text;
}
