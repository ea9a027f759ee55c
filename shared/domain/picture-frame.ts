/** A point of a picture: shares of its width and its height, from its upper left corner, 0 to 1. */
export type FocalPoint = { x: number; y: number };

/** Width by height of the frame in which galleries show pictures. */
const FRAME_RATIO = 4 / 3;

/**
 * The part of a picture that a gallery shows with a focal point: the largest one of the shape of the frame, as close
 * around the point as the edges allow.
 * @param width of the picture, in the unit of the result
 */
export function frameAround(
  { x, y }: FocalPoint,
  width: number,
  height: number,
): { left: number; top: number; width: number; height: number } {
  const frameWidth = Math.min(width, Math.round(height * FRAME_RATIO));
  const frameHeight = Math.min(height, Math.round(width / FRAME_RATIO));
  return {
    left: Math.round(Math.min(Math.max(0, x * width - frameWidth / 2), width - frameWidth)),
    top: Math.round(Math.min(Math.max(0, y * height - frameHeight / 2), height - frameHeight)),
    width: frameWidth,
    height: frameHeight,
  };
}
