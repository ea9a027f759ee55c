/** How a picture stands in its frame: so many times its size there, its upper left corner so far from the frame's. */
export type Zoom = { scale: number; x: number; y: number };
export type Place = { x: number; y: number };
export type Frame = { width: number; height: number };

export const FIT: Zoom = { scale: 1, x: 0, y: 0 };
export const GREATEST = 4;
/** What a press of a button or a key changes the scale by. */
export const STEP = 1.5;

/** Another scale, the point of the frame named staying where it is. */
export function zoomTo(zoom: Zoom, wanted: number, point: Place, frame: Frame): Zoom {
  const scale = Math.min(Math.max(wanted, FIT.scale), GREATEST);
  const ratio = scale / zoom.scale;
  return inFrame(
    { scale, x: point.x - (point.x - zoom.x) * ratio, y: point.y - (point.y - zoom.y) * ratio },
    frame,
  );
}

export function panBy(zoom: Zoom, by: Place, frame: Frame): Zoom {
  return inFrame({ ...zoom, x: zoom.x + by.x, y: zoom.y + by.y }, frame);
}

/** The frame stays covered: no edge of the picture comes inside it. */
function inFrame({ scale, x, y }: Zoom, { width, height }: Frame): Zoom {
  return { scale, x: between(width * (1 - scale), x), y: between(height * (1 - scale), y) };
}

/** Up to 0, written so that it is never -0. */
function between(least: number, value: number): number {
  return Math.min(Math.max(least, value), 0) || 0;
}
