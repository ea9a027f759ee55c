import type { DrawingData } from '#shared/contract/drawing.ts';

export type SceneLine = {
  name: 'width' | 'height' | 'depth-left' | 'depth-right';
  millimetres: number;
  /** Places in the model, in metres: x to the right, y up, z towards the viewer. */
  from: string;
  to: string;
  /** Whether the line is drawn when looked at from an angle; 0 is the front, in radians to the right. */
  isSeenFrom: (angle: number) => boolean;
};

/** How far a line stands off the product, as a share of its larger side. */
const GAP = 0.06;
/** Cosine of the angle from which the depth says more than the width. */
const SIDEWAYS = 0.72;
/** Cosine of the angle from which one stands behind the product. */
const BEHIND = -0.05;

/**
 * The dimension lines around a model whose origin is at its back, in the middle of its lower edge. Two at most are
 * seen at once: the height, and whichever of width and depth is less foreshortened; none from behind.
 */
export function sceneLines({
  width,
  height,
  depth,
}: Pick<DrawingData, 'width' | 'height' | 'depth'>): SceneLine[] {
  const gap = GAP * Math.max(width, height);
  const [left, right] = [-width / 2, width / 2];
  const top = height + gap;
  return [
    {
      name: 'width',
      millimetres: width,
      from: place(left, top, depth),
      to: place(right, top, depth),
      isSeenFrom: isFront,
    },
    {
      name: 'height',
      millimetres: height,
      from: place(right + gap, 0, depth),
      to: place(right + gap, height, depth),
      isSeenFrom: isFront,
    },
    {
      name: 'depth-left',
      millimetres: depth,
      from: place(left, top, 0),
      to: place(left, top, depth),
      isSeenFrom: (angle) => isSideways(angle) && Math.sin(angle) < 0,
    },
    {
      name: 'depth-right',
      millimetres: depth,
      from: place(right, top, depth),
      to: place(right, top, 0),
      isSeenFrom: (angle) => isSideways(angle) && Math.sin(angle) >= 0,
    },
  ];
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
