import type { Vector } from './solid.ts';

const DEGREE = Math.PI / 180;
/** View from the front, left and above: parts move towards the lower right, the wall is at the upper left. */
const AZIMUTH = 50 * DEGREE;
const ELEVATION = 27 * DEGREE;

/** A projected point, without perspective: right, down, and distance. */
export type Seen = { u: number; v: number; depth: number };

export function project([x, y, z]: Vector): Seen {
  const away = x * Math.sin(AZIMUTH) + y * Math.cos(AZIMUTH);
  return {
    u: x * Math.cos(AZIMUTH) - y * Math.sin(AZIMUTH),
    v: -(z * Math.cos(ELEVATION) + away * Math.sin(ELEVATION)),
    depth: away * Math.cos(ELEVATION) - z * Math.sin(ELEVATION),
  };
}

/** The point at this projection: the inverse of `project`. */
export function unproject({ u, v, depth }: Seen): Vector {
  const up = -v;
  const away = up * Math.sin(ELEVATION) + depth * Math.cos(ELEVATION);
  const z = up * Math.cos(ELEVATION) - depth * Math.sin(ELEVATION);
  const x = u * Math.cos(AZIMUTH) + away * Math.sin(AZIMUTH);
  const y = away * Math.cos(AZIMUTH) - u * Math.sin(AZIMUTH);
  return [x, y, z];
}

/** Placement of the projection in the picture: pixels per millimetre, and the pixel of u = v = 0. */
export type Frame = { scale: number; left: number; top: number; width: number; height: number };

/** Fits all points into the picture at the maximum scale. */
export function frameOf(
  points: Iterable<Seen>,
  { width, height, margin }: Record<'width' | 'height' | 'margin', number>,
): Frame {
  let [left, right, top, bottom] = [Infinity, -Infinity, Infinity, -Infinity];
  for (const { u, v } of points) {
    left = Math.min(left, u);
    right = Math.max(right, u);
    top = Math.min(top, v);
    bottom = Math.max(bottom, v);
  }
  const scale = Math.min((width - 2 * margin) / (right - left), (height - 2 * margin) / (bottom - top));
  return {
    scale,
    left: margin - left * scale,
    top: margin - top * scale,
    width: Math.ceil((right - left) * scale + 2 * margin),
    height: Math.ceil((bottom - top) * scale + 2 * margin),
  };
}

/** Position of a model's point in the picture, as fractions of its size. */
export function positionInPicture(point: Vector, frame: Frame): { x: number; y: number } {
  const { u, v } = project(point);
  return {
    x: (u * frame.scale + frame.left) / frame.width,
    y: (v * frame.scale + frame.top) / frame.height,
  };
}
