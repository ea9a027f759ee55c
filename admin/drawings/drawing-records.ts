import type { RaRecord } from 'ra-core';
import { toFraction } from '#admin/fields/to-fraction.ts';

type Row = Record<string, unknown>;

/** A numbered point: fractions of the picture, of its width for the radius. */
export type Point = { x: number; y: number; r: number };

/** Radius of a point that is placed first. */
const RADIUS = 0.03;

/** Fields of a drawing before anything is typed. */
export const NEW_DRAWING = {
  code: '',
  products: [],
  year_from: new Date().getFullYear(),
  year_to: null,
  slug: { fr: '', en: '' },
  title: { fr: '', en: '' },
  alt: { fr: '', en: '' },
  image: '',
  width: null,
  height: null,
  parts: [],
};

/** Typed values as the API takes them: every part counts at least once, and a row without a part is refused. */
export function prepareDrawing(typed: RaRecord): RaRecord {
  const { products, parts } = typed;
  const rows = (parts ?? []) as Row[];
  return {
    ...typed,
    products: products ?? [],
    parts: rows.map((row) => ({
      ...row,
      number: row['number'] ?? '',
      part: row['part'] ?? '',
      quantity: row['quantity'] ?? 1,
    })),
  };
}

/** A point on the picture, with the radius that it had. */
export function placePoint(row: Partial<Record<keyof Point, number | null>>, x: number, y: number): Point {
  return { x: toFraction(x), y: toFraction(y), r: row.r ?? RADIUS };
}

/** A point moved by fractions; one that is not on the picture yet begins in its middle. */
export function movePoint(
  row: Partial<Record<keyof Point, number | null>>,
  by: { x: number; y: number },
): Point {
  const isPlaced = typeof row.x === 'number' && typeof row.y === 'number';
  return isPlaced ? placePoint(row, (row.x ?? 0) + by.x, (row.y ?? 0) + by.y) : placePoint(row, 1 / 2, 1 / 2);
}
