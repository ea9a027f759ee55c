import {
  FIT,
  MAX_SCALE,
  maxScaleOf,
  panBy,
  zoomTo,
  type Frame,
  type Point,
  type Zoom,
} from './zoom-state.ts';

export type ZoomControls = {
  /** Zooms around the centre; a factor below 1 zooms out. */
  zoomBy: (factor: number) => void;
  reset: () => void;
  /** Returns false when there is nothing to pan, at scale 1. */
  panBy: (by: Point) => boolean;
  stop: () => void;
};
type ZoomListeners = {
  /** Called at the start and after each change. */
  onScale: (scale: number, max: number) => void;
  onSwipe: (step: 1 | -1) => void;
};

const SWIPE_PX = 48;
const TAP_PX = 10;
const DOUBLE_TAP_MS = 320;
const DOUBLE_TAP_SCALE = 2.5;
/** Zoom rate per unit of `deltaY`. */
const WHEEL_RATE = 0.004;

/**
 * Handles pinch, double tap, drag, swipe and wheel on a frame. Writes the transform to the element directly, so that
 * React does not render during a gesture.
 */
export function watchZoom(frame: HTMLElement, content: HTMLElement, listeners: ZoomListeners): ZoomControls {
  let zoom = FIT;
  let max = maxScaleIn(content);
  let start: Point | undefined;
  let hasPinched = false;
  let lastTap = { time: -Infinity, x: 0, y: 0 };
  const fingers = new Map<number, Point>();
  const listening = new AbortController();
  const on = { signal: listening.signal };

  const size = (): Frame => ({ width: frame.clientWidth, height: frame.clientHeight });
  const middle = (): Point => ({ x: frame.clientWidth / 2, y: frame.clientHeight / 2 });
  const show = (next: Zoom, aside = 0) => {
    if (next.scale !== zoom.scale) listeners.onScale(next.scale, max);
    zoom = next;
    content.style.transform = `translate(${zoom.x + aside}px, ${zoom.y}px) scale(${zoom.scale})`;
  };
  const zoomAround = (point: Point, scale: number) => zoomTo(zoom, scale, max, point, size());
  const pointOf = ({ clientX, clientY }: MouseEvent): Point => {
    const { left, top } = frame.getBoundingClientRect();
    return { x: clientX - left, y: clientY - top };
  };
  const moved = (to: Point): Point => ({ x: to.x - (start?.x ?? to.x), y: to.y - (start?.y ?? to.y) });

  const press = (event: PointerEvent) => {
    if (event.button !== 0) return;
    const point = pointOf(event);
    frame.setPointerCapture(event.pointerId);
    fingers.set(event.pointerId, point);
    if (fingers.size === 1) [start, hasPinched] = [point, false];
    else hasPinched = true;
  };
  const move = (event: PointerEvent) => {
    const before = fingers.get(event.pointerId);
    if (!before) return;
    const point = pointOf(event);
    const [other] = [...fingers].flatMap(([id, at]) => (id === event.pointerId ? [] : [at]));
    fingers.set(event.pointerId, point);
    if (other) {
      const ratio = distance(point, other) / Math.max(distance(before, other), 1);
      const between = { x: (point.x + other.x) / 2, y: (point.y + other.y) / 2 };
      const by = { x: (point.x - before.x) / 2, y: (point.y - before.y) / 2 };
      show(panBy(zoomAround(between, zoom.scale * ratio), by, size()));
    } else if (zoom.scale > 1) {
      show(panBy(zoom, { x: point.x - before.x, y: point.y - before.y }, size()));
    } else if (!hasPinched) show(zoom, moved(point).x);
  };
  const release = (event: PointerEvent) => {
    if (!fingers.delete(event.pointerId) || fingers.size > 0) return;
    const point = pointOf(event);
    const by = moved(point);
    show(zoom);
    if (hasPinched || event.type === 'pointercancel') return;
    if (Math.hypot(by.x, by.y) < TAP_PX) tap(point, event.timeStamp);
    else if (zoom.scale === 1 && Math.abs(by.x) > Math.max(SWIPE_PX, Math.abs(by.y)))
      listeners.onSwipe(by.x < 0 ? 1 : -1);
  };
  const tap = (point: Point, time: number) => {
    const isDouble = time - lastTap.time < DOUBLE_TAP_MS && distance(point, lastTap) < SWIPE_PX;
    lastTap = { time: isDouble ? -Infinity : time, ...point };
    if (isDouble) show(zoomAround(point, zoom.scale > 1 ? 1 : DOUBLE_TAP_SCALE));
  };
  const wheel = (event: WheelEvent) => {
    // Prevents page scrolling. Ctrl+wheel, or a pinch on a touchpad, zooms; otherwise pans.
    event.preventDefault();
    if (event.ctrlKey) show(zoomAround(pointOf(event), zoom.scale * Math.exp(-event.deltaY * WHEEL_RATE)));
    else show(panBy(zoom, { x: -event.deltaX, y: -event.deltaY }, size()));
  };

  frame.addEventListener('pointerdown', press, on);
  frame.addEventListener('pointermove', move, on);
  frame.addEventListener('pointerup', release, on);
  frame.addEventListener('pointercancel', release, on);
  frame.addEventListener('wheel', wheel, { ...on, passive: false });
  const fit = () => {
    show(FIT);
    max = maxScaleIn(content);
    listeners.onScale(FIT.scale, max);
  };
  window.addEventListener('resize', fit, on);
  listeners.onScale(FIT.scale, max);
  return {
    zoomBy: (factor) => show(zoomAround(middle(), zoom.scale * factor)),
    reset: () => show(FIT),
    panBy: (by) => {
      if (zoom.scale === 1) return false;
      show(panBy(zoom, by, size()));
      return true;
    },
    stop: () => listening.abort(),
  };
}

function distance(a: Point, b: Point): number {
  return Math.hypot(a.x - b.x, a.y - b.y);
}

/** Largest scale of the content at scale 1; its picture says the width of its largest file in `width`. */
function maxScaleIn(content: HTMLElement): number {
  const image = content.querySelector('img');
  if (!image) return MAX_SCALE;
  const [width, height] = ['width', 'height'].map((side) => Number(image.getAttribute(side)));
  if (!width || !height) return MAX_SCALE;
  const box = image.getBoundingClientRect();
  return maxScaleOf(width, Math.min(box.width, (box.height * width) / height));
}
