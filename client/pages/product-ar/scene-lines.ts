import type { DrawingData } from '#shared/contract/drawing.ts';
import type { ProductAr } from '#shared/contract/product-ar.ts';

export type SceneLine = {
  name: 'width' | 'height' | 'depth-left' | 'depth-right';
  millimetres: number;
  /** Coordinates in the model, in metres: x to the right, y up, z towards the viewer. */
  from: string;
  to: string;
  /** True when the line is visible at this angle, in radians to the right; 0 is the front. */
  isSeenFrom: (angle: number) => boolean;
};

/** Distance of a line from the product as in the picture before (DimensionedFigure). */
const GAP = 0.0912;
/** Cosine of the angle beyond which the depth replaces the width. */
const SIDEWAYS = 0.72;
/** Cosine of the angle beyond which the camera is behind the product. */
const BEHIND = -0.05;

/**
 * Dimension lines around a model. The origin is the middle of its lower edge: at the back for a wall-mounted product,
 * at half depth for a floor-standing one. At most two lines show: the height, and the less foreshortened of width and
 * depth; none from behind.
 */
export function sceneLines(
  { width, height, depth }: Pick<DrawingData, 'width' | 'height' | 'depth'>,
  placement: ProductAr['placement'],
): SceneLine[] {
  const gap = Math.round(GAP * figureSize({ width, height }));
  const [left, right] = [-width / 2, width / 2];
  const top = height + gap;
  const [back, front] = placement === 'wall' ? [0, depth] : [-depth / 2, depth / 2];
  return [
    {
      name: 'width',
      millimetres: width,
      from: place(left, top, front),
      to: place(right, top, front),
      isSeenFrom: isFront,
    },
    {
      name: 'height',
      millimetres: height,
      from: place(right + gap, 0, front),
      to: place(right + gap, height, front),
      isSeenFrom: isFront,
    },
    {
      name: 'depth-left',
      millimetres: depth,
      from: place(left, top, back),
      to: place(left, top, front),
      isSeenFrom: (angle) => isSideways(angle) && Math.sin(angle) < 0,
    },
    {
      name: 'depth-right',
      millimetres: depth,
      from: place(right, top, front),
      to: place(right, top, back),
      isSeenFrom: (angle) => isSideways(angle) && Math.sin(angle) >= 0,
    },
  ];
}

/** Length by which a figure measures its margins and its figures. */
export function figureSize({ width, height }: Pick<DrawingData, 'width' | 'height'>): number {
  return Math.max(width, height * 0.95);
}

function isFront(angle: number): boolean {
  return Math.cos(angle) > SIDEWAYS;
}

function isSideways(angle: number): boolean {
  return !isFront(angle) && Math.cos(angle) > BEHIND;
}

function place(...millimetres: number[]): string {
  return millimetres.map((value) => `${value / 1000}m`).join(' ');
}
