import type { Translate } from '#client/app/intl/use-translations.ts';
import type { Product } from '#shared/contract/product.ts';
import type { ScenePicture } from '#shared/contract/scene-picture.ts';
import { hasDrawing } from '#shared/drawing/has-drawing.ts';

/** A view of a product; `label` describes it. */
export type Slide = { label: string } & (
  | { kind: 'front' }
  | { kind: 'room'; picture: ScenePicture }
  | { kind: 'drawing' }
);

/** Slides in order: front view, further pictures of the colour, rooms, dimension drawing if it has one. */
export function slidesOf(
  { name, drawing, gallery, rooms }: Pick<Product, 'name' | 'drawing' | 'gallery' | 'rooms'>,
  colour: string,
  text: Translate,
): Slide[] {
  const isDrawn = hasDrawing(drawing);
  const further = gallery.filter((picture) => [colour, null].includes(picture.colour));
  return [
    { kind: 'front', label: isDrawn ? text('gallery.front', { name }) : name },
    ...[...further, ...rooms].map((picture): Slide => ({ kind: 'room', picture, label: picture.alt })),
    ...(isDrawn ? [{ kind: 'drawing' as const, label: text('gallery.drawing', { name }) }] : []),
  ];
}

/** Index of the neighbouring slide; wraps around. */
export function turn(current: number, step: number, count: number): number {
  return (current + step + count) % count;
}
