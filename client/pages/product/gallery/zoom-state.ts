/** Transform of a picture in its frame: scale, and the offset of its top left corner from the frame's. */
export type Zoom = { scale: number; x: number; y: number };
export type Point = { x: number; y: number };
export type Frame = { width: number; height: number };

export const FIT: Zoom = { scale: 1, x: 0, y: 0 };
/** Largest scale of a drawing, which has no pixels. */
export const MAX_SCALE = 4;
/** Scale factor of one press of a button or key. */
export const STEP = 1.5;

/**
 * Largest scale of a picture, which is never enlarged beyond its own pixels.
 *
 * @param pixels Width of the picture's largest file.
 * @param shown Width of the picture at scale 1, in CSS pixels.
 */
export function maxScaleOf(pixels: number, shown: number): number {
  return Math.min(Math.max(pixels / shown, FIT.scale), MAX_SCALE);
}

/** Changes the scale around a fixed point of the frame, between 1 and the maximum. */
export function zoomTo(zoom: Zoom, requested: number, max: number, point: Point, frame: Frame): Zoom {
  const scale = Math.min(Math.max(requested, FIT.scale), max);
  const ratio = scale / zoom.scale;
  return inFrame(
    { scale, x: point.x - (point.x - zoom.x) * ratio, y: point.y - (point.y - zoom.y) * ratio },
    frame,
  );
}

export function panBy(zoom: Zoom, by: Point, frame: Frame): Zoom {
  return inFrame({ ...zoom, x: zoom.x + by.x, y: zoom.y + by.y }, frame);
}

/** Limits the offset so that the picture always covers the frame. */
function inFrame({ scale, x, y }: Zoom, { width, height }: Frame): Zoom {
  return { scale, x: between(width * (1 - scale), x), y: between(height * (1 - scale), y) };
}

/** Clamps to the range from the minimum to 0; avoids -0. */
function between(min: number, value: number): number {
  return Math.min(Math.max(min, value), 0) || 0;
}
