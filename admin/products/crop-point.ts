import type { FocalPoint } from '#shared/domain/picture-frame.ts';
import { toFraction } from '#admin/fields/to-fraction.ts';

/** The point from which the arrow keys start on a picture without one. */
export const CENTRE: FocalPoint = { x: 0.5, y: 0.5 };

/** A point inside the picture. */
export function placePoint({ x, y }: FocalPoint): FocalPoint {
  return { x: toFraction(x), y: toFraction(y) };
}

/** A point moved by shares of the picture, which stops at the edges. */
export function movePoint(point: FocalPoint, by: FocalPoint): FocalPoint {
  return placePoint({ x: point.x + by.x, y: point.y + by.y });
}
