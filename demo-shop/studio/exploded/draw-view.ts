import { placeCallouts } from '#shared/domain/callouts.ts';
import { depthInside } from './depth-inside.ts';
import { explode, moved, type ModelPart, type MovedPart } from './explode.ts';
import { drawDashes, drawInk } from './ink.ts';
import { frameOf, positionInPicture, project, unproject, type Frame, type Seen } from './projection.ts';
import { rasterise, type Buffers } from './rasterise.ts';
import { boundsOf, type Vector } from './solid.ts';

export type Hotspot = { key: string; x: number; y: number; r: number };
export type DrawnView = { grey: Uint8Array; width: number; height: number; hotspots: Hotspot[] };

/** Picture size in pixels. It is drawn larger and scaled down for smooth lines. */
const WIDEST = { width: 1600, height: 1250, margin: 40 };
export const OVERSAMPLING = 2;
const LINE = 4;
const DASH = 22;
const MIN_RADIUS = 0.008;
const MAX_RADIUS = 0.03;
/** Minimum depth of a hotspot inside its part: a fraction of the maximum, and an upper limit in pixels. */
const WITHIN = 0.6;
const WELL_WITHIN = 24;

/** Line drawing of the exploded model, with the hotspot of each visible part. */
export function drawView(parts: readonly ModelPart[]): DrawnView {
  const exploded = explode(parts);
  const solids = exploded.map(moved);
  const frame = frameOf(seenCorners(solids), {
    width: WIDEST.width * OVERSAMPLING,
    height: WIDEST.height * OVERSAMPLING,
    margin: WIDEST.margin * OVERSAMPLING,
  });
  const buffers = rasterise(solids, frame);
  const grey = drawInk(buffers, LINE);
  for (const part of exploded) drawAxis(grey, buffers, part, frame);
  const inside = depthInside(buffers.part, frame.width);
  const spots = exploded.flatMap(
    (part, index) => findHotspot(part, { index: index + 1, buffers, inside, frame }) ?? [],
  );
  return {
    grey,
    width: frame.width,
    height: frame.height,
    hotspots: placeCallouts(spots).map(({ item }) => item),
  };
}

/** Position of a part's point in the picture after explosion. */
export function hotspotPosition(anchor: Vector, offset: Vector, frame: Frame): { x: number; y: number } {
  return positionInPicture([anchor[0] + offset[0], anchor[1] + offset[1], anchor[2] + offset[2]], frame);
}

function* seenCorners(solids: readonly Float32Array[]): Generator<Seen> {
  for (const solid of solids) {
    for (let at = 0; at < solid.length; at += 3) {
      yield project([solid[at] ?? 0, solid[at + 1] ?? 0, solid[at + 2] ?? 0]);
    }
  }
}

function middleOf({ triangles }: MovedPart): Vector {
  const { low, high } = boundsOf(triangles);
  return [(low[0] + high[0]) / 2, (low[1] + high[1]) / 2, (low[2] + high[2]) / 2];
}

function drawAxis(grey: Uint8Array, buffers: Buffers, part: MovedPart, frame: Frame): void {
  if (part.offset.every((value) => value === 0)) return;
  const middle = middleOf(part);
  const pixel = (point: Vector) => {
    const { x, y } = positionInPicture(point, frame);
    return { x: x * frame.width, y: y * frame.height };
  };
  const end: Vector = [middle[0] + part.offset[0], middle[1] + part.offset[1], middle[2] + part.offset[2]];
  drawDashes(grey, buffers, {
    from: pixel(middle),
    to: pixel(end),
    dash: DASH,
    lineWidth: Math.max(1, LINE - 1),
  });
}

type Drawn = { index: number; buffers: Buffers; inside: Uint16Array; frame: Frame };

/**
 * A visible point well inside the visible area of the part, so that it is not mistaken for a neighbour's:
 * its centre if visible, else the nearest candidate. `undefined` for a hidden part.
 */
function findHotspot(part: MovedPart, { index, buffers, inside, frame }: Drawn): Hotspot | undefined {
  const { width, height } = frame;
  const middle = hotspotPosition(middleOf(part), part.offset, frame);
  const aim = { x: middle.x * width, y: middle.y * height };
  let [count, deepest] = [0, 0];
  for (let at = 0; at < buffers.part.length; at += 1) {
    if (buffers.part[at] !== index) continue;
    count += 1;
    deepest = Math.max(deepest, inside[at] ?? 0);
  }
  const within = Math.min(deepest * WITHIN, WELL_WITHIN * OVERSAMPLING);
  let best: { at: number; distance: number } | undefined;
  for (let at = 0; at < buffers.part.length; at += 1) {
    if (buffers.part[at] !== index || (inside[at] ?? 0) < within) continue;
    const distance = Math.hypot((at % width) - aim.x, Math.floor(at / width) - aim.y);
    if (!best || distance < best.distance) best = { at, distance };
  }
  if (!best) return undefined;
  const seen: Seen = {
    u: ((best.at % width) - frame.left) / frame.scale,
    v: (Math.floor(best.at / width) - frame.top) / frame.scale,
    depth: buffers.depth[best.at] ?? 0,
  };
  const [x, y, z] = unproject(seen);
  const anchor: Vector = [x - part.offset[0], y - part.offset[1], z - part.offset[2]];
  const radius = Math.sqrt(count / Math.PI) / width / 3;
  return {
    key: part.key,
    ...rounded(hotspotPosition(anchor, part.offset, frame)),
    r: round(Math.min(MAX_RADIUS, Math.max(MIN_RADIUS, radius))),
  };
}

const DIGITS = 10_000;

function round(value: number): number {
  return Math.round(value * DIGITS) / DIGITS;
}

function rounded({ x, y }: { x: number; y: number }) {
  return { x: round(x), y: round(y) };
}
