import { project, type Frame, type Seen } from './projection.ts';
import { smoothNormals } from './smooth-normals.ts';
import type { Triangles } from './solid.ts';

/** Visible surface at each pixel: part (0: none), distance and normal. */
export type Buffers = {
  width: number;
  height: number;
  part: Uint8Array;
  depth: Float32Array;
  normals: Float32Array;
};

/** Draws solids with a depth buffer. */
export function rasterise(solids: readonly Triangles[], frame: Frame): Buffers {
  const { width, height } = frame;
  const buffers: Buffers = {
    width,
    height,
    part: new Uint8Array(width * height),
    depth: new Float32Array(width * height).fill(Infinity),
    normals: new Float32Array(width * height * 3),
  };
  for (const [index, triangles] of solids.entries()) {
    const normals = smoothNormals(triangles);
    for (let from = 0; from < triangles.length; from += 9) {
      const corners = [0, 3, 6].map((corner) => {
        const at = from + corner;
        const seen = project([triangles[at] ?? 0, triangles[at + 1] ?? 0, triangles[at + 2] ?? 0]);
        return toPixel(seen, frame);
      });
      const [a, b, c] = corners;
      if (a && b && c) fill(buffers, index + 1, [a, b, c], normals.subarray(from, from + 9));
    }
  }
  return buffers;
}

type Pixel = { x: number; y: number; depth: number };

function toPixel({ u, v, depth }: Seen, { scale, left, top }: Frame): Pixel {
  return { x: u * scale + left, y: v * scale + top, depth };
}

function fill(buffers: Buffers, part: number, [a, b, c]: [Pixel, Pixel, Pixel], normals: Float32Array): void {
  const area = (b.x - a.x) * (c.y - a.y) - (c.x - a.x) * (b.y - a.y);
  if (Math.abs(area) < 1e-6) return;
  const { width, height } = buffers;
  const left = Math.max(0, Math.floor(Math.min(a.x, b.x, c.x)));
  const right = Math.min(width - 1, Math.ceil(Math.max(a.x, b.x, c.x)));
  const top = Math.max(0, Math.floor(Math.min(a.y, b.y, c.y)));
  const bottom = Math.min(height - 1, Math.ceil(Math.max(a.y, b.y, c.y)));
  for (let y = top; y <= bottom; y += 1) {
    for (let x = left; x <= right; x += 1) {
      const p = ((b.x - x) * (c.y - y) - (c.x - x) * (b.y - y)) / area;
      const q = ((c.x - x) * (a.y - y) - (a.x - x) * (c.y - y)) / area;
      const r = 1 - p - q;
      if (p < 0 || q < 0 || r < 0) continue;
      const depth = p * a.depth + q * b.depth + r * c.depth;
      const at = y * width + x;
      if (depth >= (buffers.depth[at] ?? 0)) continue;
      buffers.depth[at] = depth;
      buffers.part[at] = part;
      for (const axis of [0, 1, 2]) {
        buffers.normals[at * 3 + axis] =
          p * (normals[axis] ?? 0) + q * (normals[3 + axis] ?? 0) + r * (normals[6 + axis] ?? 0);
      }
    }
  }
}
