import type { FocalPoint } from '#shared/domain/picture-frame.ts';

/** The point from which the arrow keys start on a picture without one. */
export const CENTRE: FocalPoint = { x: 0.5, y: 0.5 };
/** Points are stored with four decimals, like those of imports. */
const PRECISION = 10_000;

/** A point inside the picture. */
export function placePoint({ x, y }: FocalPoint): FocalPoint {
  return { x: toShare(x), y: toShare(y) };
}

/** A point moved by shares of the picture, which stops at the edges. */
export function movePoint(point: FocalPoint, by: FocalPoint): FocalPoint {
  return placePoint({ x: point.x + by.x, y: point.y + by.y });
}

function toShare(value: number): number {
  return Math.round(Math.min(1, Math.max(0, value)) * PRECISION) / PRECISION;
}
