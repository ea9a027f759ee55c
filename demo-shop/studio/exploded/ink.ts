import type { Buffers } from './rasterise.ts';

const PAPER = 255;
/** Tone of surfaces: the top is white; those facing left or away are slightly darker. */
const DARKEST_TONE = 20;
/** Light from the upper right, in front. */
const LIGHT = [0.35, -0.62, 0.7] as const;
/** Surfaces that turn by more than this angle (cosine) within the distance below form an edge. */
const CREASE = Math.cos((32 * Math.PI) / 180);
const REACH = 2;
/** Minimum distance in mm between two surfaces of one part that draws a line between them. */
const STEP = 9;

/** Draws black lines at borders of parts, edges and steps; returns grey levels, one byte per pixel. */
export function drawInk(buffers: Buffers, lineWidth: number): Uint8Array {
  const { width, height, part } = buffers;
  const picture = new Uint8Array(width * height).fill(PAPER);
  for (let at = 0; at < picture.length; at += 1) if (part[at]) picture[at] = toneOf(buffers, at);
  const outline: number[] = [];
  const crease: number[] = [];
  for (let y = 0; y < height - REACH; y += 1) {
    for (let x = 0; x < width - REACH; x += 1) {
      const at = y * width + x;
      const near = [at + 1, at + width];
      if (near.some((next) => part[next] !== part[at])) outline.push(at);
      else if (part[at] && isEdge(buffers, at, [at + REACH, at + REACH * width])) crease.push(at);
    }
  }
  for (const at of crease) stamp(picture, width, at, Math.max(1, Math.round(lineWidth * 0.55)), 70);
  for (const at of outline) stamp(picture, width, at, lineWidth, 18);
  return picture;
}

function toneOf({ normals }: Buffers, at: number): number {
  const facing =
    (normals[at * 3] ?? 0) * LIGHT[0] +
    (normals[at * 3 + 1] ?? 0) * LIGHT[1] +
    (normals[at * 3 + 2] ?? 0) * LIGHT[2];
  return Math.round(PAPER - DARKEST_TONE * (1 - Math.min(1, Math.abs(facing))));
}

function isEdge({ part, depth, normals }: Buffers, at: number, others: number[]): boolean {
  return others.some((other) => {
    if (part[other] !== part[at]) return false;
    if (Math.abs((depth[other] ?? 0) - (depth[at] ?? 0)) > STEP + REACH * 4) return true;
    const cosine =
      (normals[at * 3] ?? 0) * (normals[other * 3] ?? 0) +
      (normals[at * 3 + 1] ?? 0) * (normals[other * 3 + 1] ?? 0) +
      (normals[at * 3 + 2] ?? 0) * (normals[other * 3 + 2] ?? 0);
    return Math.abs(cosine) < CREASE;
  });
}

/** A square dot. */
function stamp(picture: Uint8Array, width: number, at: number, size: number, tone: number): void {
  for (let row = 0; row < size; row += 1) {
    for (let column = 0; column < size; column += 1) {
      const pixel = at + row * width + column;
      if (pixel < picture.length) picture[pixel] = Math.min(picture[pixel] ?? PAPER, tone);
    }
  }
}

type Point = { x: number; y: number };

/** Draws a dashed line on empty background only, so that it passes behind all parts. */
export function drawDashes(
  picture: Uint8Array,
  { width, height, part }: Buffers,
  { from, to, dash, lineWidth }: { from: Point; to: Point; dash: number; lineWidth: number },
): void {
  const length = Math.hypot(to.x - from.x, to.y - from.y);
  for (let step = 0; step < length; step += 1) {
    if (step % (dash * 1.7) > dash) continue;
    const x = Math.round(from.x + ((to.x - from.x) * step) / length);
    const y = Math.round(from.y + ((to.y - from.y) * step) / length);
    const at = y * width + x;
    if (x < 0 || y < 0 || x >= width - lineWidth || y >= height - lineWidth || part[at]) continue;
    stamp(picture, width, at, lineWidth, 120);
  }
}
