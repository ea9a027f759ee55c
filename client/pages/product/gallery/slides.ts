import type { Translate } from '#client/app/intl/use-translations.ts';
import type { Product } from '#shared/contract/product.ts';
import type { ScenePicture } from '#shared/contract/scene-picture.ts';

/** A view of a product; `label` describes it. */
export type Slide = { label: string } & (
  | { kind: 'front' }
  | { kind: 'room'; picture: ScenePicture }
  | { kind: 'drawing' }
);

/** Slides in order: front view, further pictures of the colour, rooms, dimension drawing. */
export function slidesOf(
  { name, gallery, rooms }: Pick<Product, 'name' | 'gallery' | 'rooms'>,
  colour: string,
  text: Translate,
): Slide[] {
  const further = gallery.filter((picture) => [colour, null].includes(picture.colour));
  return [
    { kind: 'front', label: text('gallery.front', { name }) },
    ...[...further, ...rooms].map((picture): Slide => ({ kind: 'room', picture, label: picture.alt })),
    { kind: 'drawing', label: text('gallery.drawing', { name }) },
  ];
}

/** Index of the neighbouring slide; wraps around. */
export function turn(current: number, step: number, count: number): number {
  return (current + step + count) % count;
}
